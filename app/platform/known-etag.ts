/**
 * Whether a reader has this already, by its `If-None-Match`: a list of tags, weak ones as good as strong
 * ones, or `*` for whatever there is (RFC 9110, 13.1.2).
 */
export function isKnown(header: string | null | undefined, etag: string): boolean {
  if (!header) return false
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}
