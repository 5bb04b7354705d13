import type { Grey } from './image-preparation.server.ts'

/** Side of a part that is looked at, in pixels: five lines of usual letters. */
const side = 240
const gap = 20
const parts = 2
/** Noise and photographs have about as much ink in every line of pixels; text has lines without any. */
const leastVariation = 0.3
/** A part with less ink than this, as a share of its darkest possible, is nearly empty. */
const leastInk = 0.02

export type TextSample = {
  /** The parts of the page that look most like text, side by side. */
  page: Grey
  /** Whether the lines lie across the page as it is; otherwise it is turned by a quarter. */
  isLevel: boolean
}

/** The parts of a prepared page that look most like lines of text; undefined when none does. */
export function textSampleOf(page: Grey): TextSample | undefined {
  const found: { x: number; y: number; across: number; down: number; ink: number }[] = []
  for (let y = 0; y + side <= page.height; y += side)
    for (let x = 0; x + side <= page.width; x += side) {
      const { rows, columns } = inkOf(page, x, y)
      const ink = sum(rows) / (side * side * 255)
      const [across, down] = [variationOf(rows), variationOf(columns)]
      if (ink >= leastInk && Math.max(across, down) >= leastVariation)
        found.push({ x, y, across, down, ink })
    }
  // A part with one line varies most, but a full one says more.
  const strength = ({ across, down, ink }: (typeof found)[number]) =>
    Math.min(1, Math.max(across, down)) * ink
  const best = found.sort((a, b) => strength(b) - strength(a)).slice(0, parts)
  if (best.length === 0) return undefined
  const isLevel = sum(best.map(({ across, down }) => across - down)) >= 0
  return { page: cut(page, best), isLevel }
}

/** How much ink the rows and columns of a part have. */
function inkOf({ pixels, width }: Grey, x: number, y: number) {
  const [rows, columns] = [new Array<number>(side).fill(0), new Array<number>(side).fill(0)]
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      const ink = 255 - (pixels[(y + row) * width + x + column] ?? 255)
      rows[row] = (rows[row] ?? 0) + ink
      columns[column] = (columns[column] ?? 0) + ink
    }
  return { rows, columns }
}

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)

/** The standard deviation as a share of the mean. */
function variationOf(values: readonly number[]): number {
  const mean = sum(values) / values.length
  if (mean === 0) return 0
  return Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / values.length) / mean
}

function cut({ pixels, width }: Grey, places: readonly { x: number; y: number }[]): Grey {
  const whole = places.length * (side + gap) - gap
  const cutOut = new Uint8Array(whole * side).fill(255)
  for (const [place, { x, y }] of places.entries())
    for (let row = 0; row < side; row += 1) {
      const from = (y + row) * width + x
      cutOut.set(pixels.subarray(from, from + side), row * whole + place * (side + gap))
    }
  return { pixels: cutOut, width: whole, height: side }
}
