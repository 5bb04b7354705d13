/** "2 leads, 1 conversation": what there is of each kind, in words. */
export function sayCounts<Kind extends string>(
  counts: Record<Kind, number>,
  words: Record<Kind, (count: number) => string>,
): string {
  const kinds = Object.keys(words) as Kind[]
  return kinds.flatMap((kind) => (counts[kind] > 0 ? words[kind](counts[kind]) : [])).join(', ')
}
