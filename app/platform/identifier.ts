const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const longestSlug = 120

/** Whether text is an id as the database writes it. Other text is refused without a query. */
export function isUuid(text: string): boolean {
  return uuid.test(text)
}

/** Whether text can be the slug of a page. Other text is refused without a query. */
export function isSlug(text: string): boolean {
  return text.length <= longestSlug && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}

/** Whether text has the form of a token of 32 random bytes, as in links. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** The token of a link that was mailed; empty where its address has none. */
export const tokenOf = (url: URL): string => url.searchParams.get('token') ?? ''
