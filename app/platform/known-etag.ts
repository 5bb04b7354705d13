/**
 * Whether the client already has this content, by its `If-None-Match`: a list of tags, where weak tags
 * count like strong ones, or `*` for any (RFC 9110, 13.1.2).
 */
export function isKnown(header: string | null | undefined, etag: string): boolean {
  if (!header) return false
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}
