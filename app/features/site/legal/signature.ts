const { PI, exp, sin } = Math
const round = (value: number) => Math.round(value * 10) / 10
const hill = (at: number, top: number, width: number) => exp(-(((at - top) / width) ** 2))

const base = 150

/** A hand that writes fast: a capital, small letters, two that stand out, and a long way out. */
function pen(s: number): readonly [number, number] {
  const turn = 2 * PI * 10.5 * s
  const tall = 9 + 62 * hill(s, 0.02, 0.1) + 52 * hill(s, 0.43, 0.05) + 34 * hill(s, 0.7, 0.04)
  const wide = 8 + 40 * hill(s, 0.02, 0.1) + 10 * hill(s, 0.43, 0.05)
  const calm = s > 0.86 ? 1 - (s - 0.86) / 0.14 : 1
  const y = base - tall * calm * (sin(turn) + 0.4) - 12 * sin(2 * PI * 1.3 * s) - 30 * s * s
  return [70 + 560 * s - wide * calm * sin(turn + 1.1) + 0.34 * (base - y), y]
}

/** The name as one smooth path in a box of 780 × 240. */
export function signaturePath(points = 130): string {
  const at = Array.from({ length: points }, (_, index) => pen(index / (points - 1)))
  const middle = (a: readonly [number, number], b: readonly [number, number]) =>
    `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`
  const [first = [0, 0] as const, ...rest] = at
  let path = `M${round(first[0])} ${round(first[1])}`
  for (const [index, point] of rest.entries()) {
    const next = rest[index + 1]
    if (next) path += `Q${round(point[0])} ${round(point[1])} ${middle(point, next)}`
  }
  return path
}

/** The stroke under it, drawn in one go from the last letter back and out again. */
export const underline =
  'M643 110C722 92 742 150 560 176 380 202 214 206 236 190 262 172 520 166 744 190'
