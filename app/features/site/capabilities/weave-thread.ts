/** A cell of the weave is a square of this side; a thread runs through its middle. */
export const cell = 120

const fixed = (value: number) => String(Math.round(value * 10) / 10)

type Offset = (t: number) => number

/** One curve of a thread between two points of its way, as Béziers through the exact tangents. */
function strand(offset: Offset, from: number, to: number): string {
  const segments = Math.max(1, Math.round((to - from) * 4))
  const step = (to - from) / segments
  const at = (t: number) => cell / 2 + offset(t)
  const slope = (t: number) => ((at(t + 1e-4) - at(t - 1e-4)) / 2e-4) * (step / 3)
  let path = `M${fixed(at(from))} ${fixed(from * cell)}C`
  for (let index = 0; index < segments; index += 1) {
    const [a, b] = [from + index * step, from + (index + 1) * step]
    const points = [
      at(a) + slope(a),
      (a + step / 3) * cell,
      at(b) - slope(b),
      (b - step / 3) * cell,
      at(b),
      b * cell,
    ]
    path += `${index > 0 ? ' ' : ''}${points.map(fixed).join(' ')}`
  }
  return path
}

/** Nine strands that open into a lens in the middle of the cell, five that close there. */
const offsets: readonly Offset[] = [
  ...Array.from({ length: 9 }, (_, index): Offset => {
    const weight = Math.cos((Math.PI * index) / 8)
    return (t) => 17 * weight * Math.sin(Math.PI * t)
  }),
  ...Array.from({ length: 5 }, (_, index): Offset => {
    const weight = Math.cos((Math.PI * index) / 4)
    return (t) => 11 * weight * Math.cos(Math.PI * t)
  }),
]

/** A thread running down a cell; `gap` is how far from the middle it stops on either side. */
export function threadPath(gap = 0): string {
  const reach = gap / cell
  return offsets
    .map((offset) =>
      gap === 0
        ? strand(offset, 0, 1)
        : strand(offset, 0, 0.5 - reach) + strand(offset, 0.5 + reach, 1),
    )
    .join('')
}
