/**
 * On https cookies carry a prefix by which a browser accepts them from this host only: a neighbouring
 * host of the same domain can neither set nor replace them. The prefix is added and removed here only,
 * so that all other code uses the plain names. `__Host-` requires the path `/`. The answers of the
 * get-started form (three cookies of up to 4 KB) are sent to their own pages only and carry
 * `__Secure-`; they are encrypted, so a forged one is not accepted.
 */
const host = '__Host-'
const secure = '__Secure-'
const narrow = /^get_started(_\d)?=/

/** The Cookie header as the pages read it: cookies without their prefix are removed. */
export function withoutPrefixes(cookies: string): string {
  return cookies
    .split(/;\s*/)
    .flatMap((pair) => {
      if (pair.startsWith(host)) return [pair.slice(host.length)]
      const bare = pair.startsWith(secure) ? pair.slice(secure.length) : ''
      return narrow.test(bare) ? [bare] : []
    })
    .join('; ')
}

/** A Set-Cookie header as it is sent on https. */
export function withPrefix(cookie: string): string {
  const named = narrow.test(cookie) ? secure : host
  return `${named}${cookie}${/;\s*secure/i.test(cookie) ? '' : '; Secure'}`
}
