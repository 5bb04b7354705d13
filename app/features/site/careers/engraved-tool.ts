import type { DepartmentId } from '#content/careers.ts'

/** How far a point lies outside a shape; inside it is below zero. */
type Shape = (x: number, y: number) => number
/** A shape and how wide its rounded edge is. */
type Body = { shape: Shape; edge: number }

export const toolTile = 100

const pitch = 2.4
const light = [-0.56, -0.52, 0.64] as const
const round = (value: number) => String(Math.round(value * 10) / 10)

const { abs, hypot, max, min } = Math
const disc =
  (cx: number, cy: number, r: number): Shape =>
  (x, y) =>
    hypot(x - cx, y - cy) - r
const ring =
  (cx: number, cy: number, r: number, half: number): Shape =>
  (x, y) =>
    abs(hypot(x - cx, y - cy) - r) - half
const box =
  (cx: number, cy: number, halfWidth: number, halfHeight: number): Shape =>
  (x, y) =>
    max(abs(x - cx) - halfWidth, abs(y - cy) - halfHeight)
/** A bar with round ends. */
const bar =
  (ax: number, ay: number, bx: number, by: number, half: number): Shape =>
  (x, y) => {
    const [dx, dy] = [bx - ax, by - ay]
    const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
    const t = min(1, max(0, along))
    return hypot(x - ax - t * dx, y - ay - t * dy) - half
  }
const without =
  (shape: Shape, ...cut: Shape[]): Shape =>
  (x, y) =>
    max(shape(x, y), ...cut.map((one) => -one(x, y)))

/** The edges of the four bands around a lifebuoy. */
const bands: Shape = (x, y) => {
  const [u, v] = [(x + y - 100) * Math.SQRT1_2, (x - y) * Math.SQRT1_2]
  return abs(min(abs(u), abs(v)) - 6.5) - 0.9
}
/** Widest in the middle, with its point below. */
const nib: Shape = (x, y) => max(abs(x - 50) - min(13 + (y - 12) * 0.22, (93 - y) * 0.5), 12 - y)
const neck: Shape = (x, y) => max(abs(x - 50) - 6 - abs(y - 46) * 0.16, abs(y - 48) - 24)

/** What each department works with. */
const tools: Record<DepartmentId, readonly Body[]> = {
  engineering: [
    { shape: bar(45, 24, 27, 90, 4.5), edge: 4.5 },
    { shape: bar(55, 24, 73, 90, 4.5), edge: 4.5 },
    { shape: disc(50, 24, 13), edge: 9 },
    { shape: bar(50, 6, 50, 16, 4), edge: 4 },
    { shape: bar(37, 62, 63, 62, 2.5), edge: 2.5 },
  ],
  ai: [
    { shape: bar(60, 62, 82, 88, 6.5), edge: 6.5 },
    { shape: ring(43, 41, 26, 5), edge: 5 },
  ],
  operations: [{ shape: without(ring(50, 50, 28, 12), bands), edge: 12 }],
  design: [{ shape: without(nib, disc(50, 50, 4.5), box(50, 74, 0.9, 22)), edge: 12 }],
  security: [
    { shape: bar(50, 42, 50, 90, 5), edge: 5 },
    { shape: box(60, 85, 11, 4.5), edge: 4 },
    { shape: box(58, 72, 9, 3.5), edge: 4 },
    { shape: ring(50, 29, 14, 6.5), edge: 6.5 },
  ],
  delivery: [
    { shape: neck, edge: 6 },
    { shape: disc(50, 25, 14), edge: 14 },
    { shape: box(50, 79, 34, 9), edge: 6 },
  ],
}

/** The height of the nearest surface; nothing where the ground lies open. */
function height(bodies: readonly Body[], x: number, y: number): number {
  return max(
    0,
    ...bodies.map(({ shape, edge }) => {
      const depth = -shape(x, y)
      if (depth <= 0) return 0
      const rest = 1 - min(1, depth / edge)
      return edge * Math.sqrt(1 - rest * rest)
    }),
  )
}

/** How much of the light does not reach the surface at a point, from 0 to 1. */
function darkness(bodies: readonly Body[], x: number, y: number): number {
  const reach = 0.4
  const slope = (dx: number, dy: number) =>
    (height(bodies, x - dx, y - dy) - height(bodies, x + dx, y + dy)) / (2 * reach)
  const [u, v] = [slope(reach, 0), slope(0, reach)]
  const lit = (u * light[0] + v * light[1] + light[2]) / hypot(u, v, 1)
  return min(1, max(0, 0.92 - lit))
}

/** Where a line at this height enters and leaves the tool. */
function runs(bodies: readonly Body[], y: number): [number, number][] {
  const isInside = (x: number) => bodies.some(({ shape }) => shape(x, y) < 0)
  const found: [number, number][] = []
  const step = 0.2
  let from: number | undefined
  for (let x = 0; x <= toolTile; x += step) {
    if (isInside(x) === (from !== undefined)) continue
    if (from !== undefined) found.push([from, x])
    from = from === undefined ? x : undefined
  }
  return found.filter(([start, end]) => end - start > 1)
}

/** One line across a tool, as a sliver that is thicker where less light falls. */
function sliver(bodies: readonly Body[], y: number, from: number, to: number): string {
  const steps = max(2, Math.ceil((to - from) / 3.5))
  const along = (index: number) => from + ((to - from) * index) / steps
  const over = Array.from({ length: steps + 1 }, (_, index) => {
    // At its very end a surface has no slope to speak of.
    const x = min(to - 0.4, max(from + 0.4, along(index)))
    return [along(index), y - pitch * (0.1 + 0.38 * darkness(bodies, x, y))] as const
  })
  const outline = [...over, ...over.toReversed().map(([x, above]) => [x, 2 * y - above] as const)]
  let [x, above] = [0, 0]
  return outline
    .map(([toX, toY], index) => {
      const [dx, dy] = [round(toX - x), round(toY - above)]
      x += Number(dx)
      above += Number(dy)
      return `${index === 0 ? 'M' : 'l'}${index === 0 ? `${round(x)} ${round(above)}` : `${dx} ${dy}`}`
    })
    .join('')
}

const lines = Array.from(
  { length: Math.floor(toolTile / pitch) },
  (_, index) => 1.2 + index * pitch,
)

/** The paper behind every tool. A tool's own lines lie on these and hide them. */
export const engravedGround = lines.map((y) => `M0 ${round(y)}H${toolTile}`).join('')

/** A tool as an engraver cuts it: one set of lines, thicker where less light falls. */
export function engravedTool(department: DepartmentId): string {
  const bodies = tools[department]
  return lines
    .flatMap((y) => runs(bodies, y).map(([from, to]) => sliver(bodies, y, from, to)))
    .join('Z')
}
