/**
 * Reads an https address without a name and a password in it.
 * @returns undefined for every other text
 */
export function readHttpsAddress(text: string): URL | undefined {
  // The parser would take an address with fewer or more slashes, or with spaces around it.
  if (!/^https:\/\/[^/\\\s]/i.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.protocol === 'https:' && !url.username && !url.password ? url : undefined
}
