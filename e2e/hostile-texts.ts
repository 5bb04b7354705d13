import { hostileHtml } from '../app/features/insights/hostile-html.data.ts'

/** Closes whatever a piece leaves open, so that the next piece is not swallowed. */
const end = '\n--></script></style></textarea></title></xmp></noscript>\n'

/** The hostile pieces that PostgreSQL accepts, several to a text. */
export function hostileTexts(size: number): string[] {
  const pieces = hostileHtml.map((html) => html.replaceAll('\0', ''))
  const count = Math.ceil(pieces.length / size)
  return Array.from({ length: count }, (_, index) =>
    pieces.slice(index * size, (index + 1) * size).join(end),
  )
}
