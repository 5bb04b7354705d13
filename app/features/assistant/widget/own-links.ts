import { isPublicPage } from '../public-page.ts'

/** A piece of a text; with `to`, a link to a page of this site. */
export type Piece = { text: string; to?: string }

const address = /(?<![\p{L}\p{N}/.:@_-])(?:https?:\/\/[^\s/]+)?\/[a-z0-9][\w\-/]*(?:#[\w-]+)?/giu

/**
 * Cuts a text at the addresses and paths of this site's own pages. Nothing else becomes a link.
 * @param origin of this site, such as `https://example.org`
 */
export function ownLinks(text: string, origin: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const to = pathOf(found, origin)
    if (!to) continue
    if (index > at) pieces.push({ text: text.slice(at, index) })
    pieces.push({ text: found, to })
    at = index + found.length
  }
  return at < text.length || pieces.length === 0 ? [...pieces, { text: text.slice(at) }] : pieces
}

function pathOf(found: string, origin: string): string | undefined {
  const isOwn = found.startsWith('/') || found.startsWith(`${origin}/`)
  const path = found.startsWith('/') ? found : found.slice(origin.length)
  const [page = ''] = path.split('#')
  return isOwn && isPublicPage(page) ? path : undefined
}
