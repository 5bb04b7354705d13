/** Whether text is the name of a page in its address. Anything else is not worth a question to the database. */
export function isSlug(text: string): boolean {
  return text.length <= 120 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}
