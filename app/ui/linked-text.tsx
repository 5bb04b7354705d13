import { LinkifyIt } from 'linkify-it'

// Text is a link only with a scheme or `www.`; other words with a dot in them are left alone.
const finder = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: true, maxLength: 2_000 })
const schemes = new Set(['http:', 'https:', 'mailto:'])

type Piece = { text: string; href?: string }

/** A text in parts; those with `href` are web or mail addresses. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const found of finder.match(text) ?? []) {
    const href = URL.parse(found.url)
    if (!href || !schemes.has(href.protocol) || !schemes.has(found.schema)) continue
    if (found.index > end) pieces.push({ text: text.slice(end, found.index) })
    pieces.push({ text: text.slice(found.index, found.lastIndex), href: found.url })
    end = found.lastIndex
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}

/** A user's text with its addresses as links that send no referrer. */
export function LinkedText({ text }: { text: string }) {
  return piecesOf(text).map((piece, index) =>
    piece.href ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
        key={index}
        href={piece.href}
        rel="noopener noreferrer nofollow ugc"
        target={piece.href.startsWith('mailto:') ? undefined : '_blank'}
        className="text-link"
      >
        {piece.text}
      </a>
    ) : (
      piece.text
    ),
  )
}
