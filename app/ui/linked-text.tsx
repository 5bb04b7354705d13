import { LinkifyIt } from 'linkify-it'

// An address counts when it says what it is: words with a dot in them are left alone.
const finder = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: true, maxLength: 2_000 })
const schemes = new Set(['http:', 'https:', 'mailto:'])

type Piece = { text: string; href?: string }

/** A text in pieces, of which those with `href` are addresses: of the web and of mail, no others. */
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

/** What somebody wrote, with its addresses as links that tell the other site nothing of this one. */
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
