const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const longestSlug = 120

/** Whether text is an id as the database writes it. Anything else is not worth a query. */
export function isUuid(text: string): boolean {
  return uuid.test(text)
}

/** Whether text can be the name of a page in its address. Anything else is not worth a query. */
export function isSlug(text: string): boolean {
  return text.length <= longestSlug && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}

/** Whether text can be a token of 32 random bytes, as links carry it. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}
