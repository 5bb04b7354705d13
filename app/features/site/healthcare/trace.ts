import { once } from '#app/ui/once.ts'

/** Width of one beat; the trace is made of beats side by side. */
export const beatWidth = 440

const harmonics = 26

/** A heartbeat as bumps: place in the beat (0 to 1), height, breadth. */
const bumps = [
  [0.3, 17, 0.035],
  [0.452, -26, 0.013],
  [0.487, 150, 0.0155],
  [0.525, -46, 0.016],
  [0.7, 30, 0.052],
] as const

const beat = (u: number) =>
  bumps.reduce(
    (sum, [place, height, breadth]) => sum + height * Math.exp(-(((u - place) / breadth) ** 2)),
    0,
  )

/** The same beat as sines: cosine and sine share of every harmonic. */
const shares = once(() => {
  const steps = 200
  const heights = Array.from({ length: steps }, (_, step) => (2 / steps) * beat(step / steps))
  return Array.from({ length: harmonics }, (_, index) => {
    let [cosine, sine] = [0, 0]
    for (const [step, height] of heights.entries()) {
      const angle = (2 * Math.PI * (index + 1) * step) / steps
      cosine += height * Math.cos(angle)
      sine += height * Math.sin(angle)
    }
    return [cosine, sine] as const
  })
})

/** The sum of the first `count` sines, tied to the base line at both ends. */
function strandAt(u: number, count: number): number {
  const sum = shares()
    .slice(0, count)
    .reduce((total, [cosine, sine], index) => {
      const angle = 2 * Math.PI * (index + 1) * u
      return total + cosine * Math.cos(angle) + sine * Math.sin(angle)
    }, 0)
  return -sum * (1 - Math.cos(Math.PI * u) ** 10)
}

const fixed = (value: number) => String(Math.round(value * 10) / 10)

/** A curve over one beat as smooth cubics: even steps, so each control mirrors the last. */
function curve(at: (u: number) => number, width: number, steps: number, from = 0): string {
  const step = width / steps
  const slope = (u: number) => ((at(u + 1e-4) - at(u - 1e-4)) / 2e-4 / width) * (step / 3)
  let path = `M${fixed(from)} ${fixed(at(0))}`
  for (let index = 1; index <= steps; index += 1) {
    const u = index / steps
    const x = from + index * step
    path += `S${fixed(x - step / 3)} ${fixed(at(u) - slope(u))} ${fixed(x)} ${fixed(at(u))}`
  }
  return path
}

/** One beat, strand by strand, from the first sine to nearly all of them. */
export function strandsPath(): string {
  return Array.from({ length: harmonics - 3 }, (_, index) =>
    // The fewer sines, the fewer points are needed.
    curve((u) => strandAt(u, index + 2), beatWidth, 16 + index),
  ).join('')
}

/** The whole beat as one line, as wide and as high as asked. */
export function beatPath(width = beatWidth, height = 1, from = 0, steps = 48): string {
  return curve((u) => height * strandAt(u, harmonics), width, steps, from)
}
