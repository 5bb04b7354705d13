import { hostileHtml } from '../app/features/insights/hostile-html.data.ts'

/** Ends whatever one piece leaves open, so that the next is not swallowed by it. */
const end = '\n--></script></style></textarea></title></xmp></noscript>\n'

/** The hostile pieces as PostgreSQL takes them, so many to a text. */
export function hostileTexts(size: number): string[] {
  const pieces = hostileHtml.map((html) => html.replaceAll('\0', ''))
  const count = Math.ceil(pieces.length / size)
  return Array.from({ length: count }, (_, index) =>
    pieces.slice(index * size, (index + 1) * size).join(end),
  )
}
