import { smoothCurve } from '#app/ui/smooth-curve.ts'

/** A geological section, 1200 wide: five strata of 144 below a mountain, cut by a border. */
export const sectionWidth = 1200
export const borderX = 820
/** How far the section reaches above the first stratum, up to the summit. */
export const relief = 456
export const depth = 144
export const strataCount = 5
export const sectionHeight = relief + depth * strataCount

export type Texture = 'open' | 'braid' | 'dense' | 'vein' | 'broken'
export const textures: readonly Texture[] = ['open', 'braid', 'dense', 'vein', 'broken']

const { PI, exp, sin, cos } = Math

/** The upper edge of a stratum. The first is the relief of the land. */
export function edge(stratum: number, x: number): number {
  const t = x / sectionWidth
  const base = relief + stratum * depth
  if (stratum === 0) {
    const summit = 345 * exp(-(((x - 815) / 150) ** 2)) + 110 * exp(-(((x - 1010) / 90) ** 2))
    return base - 46 - 26 * sin(2.6 * PI * t + 0.2) - 11 * sin(9 * PI * t) - summit
  }
  if (stratum >= strataCount) return base
  return base + 17 * sin(2.6 * PI * t + stratum * 1.9) + 7 * sin(6.3 * PI * t + stratum)
}

/** How deep a line lies in its stratum, from 0 at the upper edge to 1 at the lower. */
const courses: Record<
  Texture,
  { lines: number; knots: number; at: (part: number, x: number) => number }
> = {
  open: {
    lines: 22,
    knots: 13,
    at: (part, x) => part + 0.022 * sin(x / 40 + part * 6) * sin(PI * part),
  },
  braid: {
    lines: 13,
    knots: 11,
    at: (part, x) =>
      0.5 + 0.42 * cos(PI * part) * sin((2 * PI * x) / 410 + 0.6) + 0.05 * sin(x / 60 + part * 6),
  },
  dense: { lines: 17, knots: 5, at: (part) => 0.04 + part * 0.92 },
  vein: {
    lines: 11,
    knots: 11,
    at: (part, x) => 0.5 + (part - 0.5) * (0.16 + 0.7 * sin((PI * x) / 205 + 0.5) ** 2),
  },
  broken: { lines: 9, knots: 5, at: (part) => 0.1 + part * 0.84 },
}

/** All lines of one stratum between two places. */
export function stratumPath(stratum: number, from = 0, to = borderX, every = 1): string {
  const course = courses[textures[stratum] ?? 'open']
  let path = ''
  for (let line = 0; line < course.lines; line += every) {
    const part = line / (course.lines - 1)
    const at = (x: number) => {
      const top = edge(stratum, x)
      return top + (edge(stratum + 1, x) - top) * course.at(part, x)
    }
    path += smoothCurve(at, {
      from,
      to,
      knots: Math.max(3, Math.round((course.knots * (to - from)) / borderX)),
    })
  }
  return path
}

/** The upper edge of a stratum up to the border; the land itself goes on behind it. */
export function edgePath(stratum: number): string {
  const open = stratum === 0
  return smoothCurve((x) => edge(stratum, x), {
    from: 0,
    to: open ? sectionWidth : borderX,
    knots: open ? 22 : 8,
  })
}
