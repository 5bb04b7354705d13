/** Half of the tile is 50 wide: every body is centred on x = 50, so a line crosses it once. */
type Body = { y: number; rx: number; ry: number; depth: number }

type Point = { z: number; dark: number }

export const bustTile = { top: 14, width: 100, height: 102 }

const pitch = 3.2
const light = [-0.56, -0.52, 0.64] as const
const round = (value: number) => String(Math.round(value * 10) / 10)

const shoulders = { y: 122, rx: 44, ry: 43, depth: 26 }
const neck = { y: 72, rx: 10.5, ry: 26, depth: 7 }

/** Nobody in particular: two ways to hold a head. */
export const busts: Record<'short' | 'long', readonly Body[]> = {
  short: [{ y: 49, rx: 18, ry: 22.5, depth: 20 }, neck, shoulders],
  long: [
    { y: 50, rx: 16.5, ry: 21, depth: 20 },
    { y: 54, rx: 23, ry: 30, depth: 9 },
    { ...shoulders, rx: 40 },
  ],
}

function halfWidth(bodies: readonly Body[], y: number): number {
  return Math.max(
    0,
    ...bodies.map((body) => {
      const part = 1 - ((y - body.y) / body.ry) ** 2
      return part > 0 ? body.rx * Math.sqrt(part) : 0
    }),
  )
}

/** The nearest surface at a point, and how much of the light does not reach it. */
function surface(bodies: readonly Body[], x: number, y: number): Point {
  let nearest: Point = { z: 0, dark: 0.9 }
  for (const { y: cy, rx, ry, depth } of bodies) {
    const [u, v] = [(x - 50) / rx, (y - cy) / ry]
    const rest = 1 - u * u - v * v
    if (rest <= 0) continue
    const w = Math.sqrt(rest)
    if (w * depth <= nearest.z) continue
    const lit = u * light[0] + v * light[1] + w * light[2]
    nearest = { z: w * depth, dark: Math.min(1, Math.max(0, 0.92 - lit)) }
  }
  return nearest
}

/** A head and shoulders as an engraver cuts them: one set of lines, thicker where less light falls. */
export function engravedBust(bodies: readonly Body[]): { ground: string; body: string } {
  let ground = ''
  let body = ''
  for (let y = bustTile.top + 1; y < bustTile.top + bustTile.height; y += pitch) {
    const half = halfWidth(bodies, y)
    const line = round(y)
    if (half < 2) {
      ground += `M-.2 ${line}H100.2`
      continue
    }
    ground += `M-.2 ${line}H${round(50 - half)}M${round(50 + half)} ${line}H100.2`
    const steps = Math.max(4, Math.ceil(half / 2.5))
    const edge = (side: 1 | -1) => (_: unknown, index: number) => {
      const x = 50 + half * 0.995 * ((2 * index) / steps - 1)
      const { z, dark } = surface(bodies, x, y)
      const thick = pitch * (0.09 + 0.4 * dark)
      return `${round(x)} ${round(y - z * 0.14 + side * thick)}`
    }
    const points = { length: steps + 1 }
    const over = Array.from(points, edge(-1))
    const under = Array.from(points, edge(1)).reverse()
    body += `M${over.join(' ')} ${under.join(' ')}Z`
  }
  return { ground, body }
}
