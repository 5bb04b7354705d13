import { expect, test } from 'vitest'
import { textSampleOf } from './text-sample.ts'

const [width, height] = [960, 480]
type Ink = (x: number, y: number) => boolean

function pageOf(ink: Ink) {
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) pixels[y * width + x] = ink(x, y) ? 0 : 255
  return { pixels, width, height }
}
/** Lines of 16 pixels in every 40, with letters and spaces. */
const isLine = (along: number, across: number) => across % 40 < 16 && along % 9 < 4
/** The same in every run. */
const isGrain: Ink = (x, y) => Math.imul(x * 7919 + y * 104_729, 2_654_435_761) >>> 31 === 1
const inkIn = (pixels: Uint8Array) => pixels.filter((value) => value === 0).length

test('lines of text are found, level or turned by a quarter', () => {
  expect(textSampleOf(pageOf((x, y) => isLine(x, y)))?.isLevel).toBe(true)
  expect(textSampleOf(pageOf((x, y) => isLine(y, x)))?.isLevel).toBe(false)
})

test('grain and an empty page are no text', () => {
  expect(textSampleOf(pageOf(isGrain))).toBeUndefined()
  expect(textSampleOf(pageOf(() => false))).toBeUndefined()
})

test('full parts are taken rather than a part with a single line', () => {
  const full = (x: number, y: number) => x >= 480 && y < 240
  const page = pageOf((x, y) => isLine(x, y) && (full(x, y) || y % 240 < 40))
  const sample = textSampleOf(page)
  const lone = 240 * 16 * 0.5
  expect(inkIn(sample?.page.pixels ?? new Uint8Array())).toBeGreaterThan(lone * 6)
})
