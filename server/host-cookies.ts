/**
 * Cookies on https carry a prefix by which a browser takes them from this very host only: a neighbour
 * below the same domain can neither set nor replace them. It is put on and taken off here, in one
 * place, so that everything behind knows a cookie by its own name.
 *
 * `__Host-` asks for the path `/`. The answers of a dossier (three cookies of up to 4 KB) are sent to
 * their own pages only, and carry `__Secure-`; they are sealed, so a false one is none.
 */
const host = '__Host-'
const secure = '__Secure-'
const narrow = /^get_started(_\d)?=/

/** The Cookie header as the pages read it: what a browser sends without its prefix is nobody's. */
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

/** A Set-Cookie header as it leaves on https. */
export function withPrefix(cookie: string): string {
  const named = narrow.test(cookie) ? secure : host
  return `${named}${cookie}${/;\s*secure/i.test(cookie) ? '' : '; Secure'}`
}
