/**
 * The curve y(x) through equally spaced points as SVG path data: a Hermite spline with relative `s`
 * commands in whole numbers, because one engraving has dozens of them.
 */
export function smoothCurve(
  y: (x: number) => number,
  { from, to, knots }: { from: number; to: number; knots: number },
): string {
  const step = (to - from) / knots
  const at = (knot: number) => y(from + knot * step)
  const slope = (knot: number) => (at(knot + 0.05) - at(knot - 0.05)) / 0.3
  let [penX, penY] = [Math.round(from), Math.round(at(0))]
  const relative = (x: number, value: number) => {
    const [dx, dy] = [Math.round(x) - penX, Math.round(value) - penY]
    return dy < 0 ? `${dx}${dy}` : `${dx} ${dy}`
  }
  let path = `M${penX} ${penY}c${relative(from + step / 3, at(0) + slope(0))} `
  for (let knot = 1; knot <= knots; knot += 1) {
    const x = from + knot * step
    const end = relative(x, at(knot))
    path += `${knot > 1 ? 's' : ''}${relative(x - step / 3, at(knot) - slope(knot))} ${end}`
    penX = Math.round(x)
    penY = Math.round(at(knot))
  }
  return path
}
