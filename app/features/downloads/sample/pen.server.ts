import { inks } from '#app/print/inks.ts'
import type { Sheet } from '#app/print/sheet.server.ts'
import type { Pdf, Style, TypeCase } from '#app/print/type-case.server.ts'

export type Area = { x: number; y: number; width: number; height: number }
type Point = readonly [x: number, y: number]

/** An area in fine parallel lines, as an engraver makes a tint. */
export function hatch(
  pdf: Pdf,
  { x, y, width, height }: Area,
  color: string,
  { pitch = 2.4, weight = 0.25, slope = 1 } = {},
): void {
  pdf.save().rect(x, y, width, height).clip()
  pdf.lineWidth(weight).strokeColor(color)
  const reach = height * slope
  for (let at = -reach; at < width; at += pitch)
    pdf.moveTo(x + at, y + height).lineTo(x + at + reach, y)
  pdf.stroke()
  pdf.restore()
}

type FrameLook = {
  color?: string
  weight?: number
  fill?: string
  double?: boolean
  dashed?: boolean
}

/** A frame on paper; a double one is for what matters most. */
export function frame(
  pdf: Pdf,
  { x, y, width, height }: Area,
  {
    color = inks.ink,
    weight = 0.7,
    fill = '#ffffff',
    double = false,
    dashed = false,
  }: FrameLook = {},
): void {
  pdf.save().lineWidth(weight)
  if (dashed) pdf.dash(2.5, { space: 2 })
  pdf.rect(x, y, width, height).fillAndStroke(fill, color)
  pdf.restore()
  if (double)
    pdf
      .rect(x + 2, y + 2, width - 4, height - 4)
      .lineWidth(0.4)
      .strokeColor(color)
      .stroke()
}

/** A line through the points, with a head at its end. */
export function arrow(pdf: Pdf, points: readonly Point[], color: string = inks.ink): void {
  const [first, ...rest] = points
  const last = points.at(-1)
  const before = points.at(-2)
  if (!first || !last || !before) return
  pdf.moveTo(...first)
  for (const point of rest) pdf.lineTo(...point)
  pdf.lineWidth(0.6).strokeColor(color).stroke()
  const angle = Math.atan2(last[1] - before[1], last[0] - before[0])
  const wing = (turn: number): [number, number] => [
    last[0] - 5 * Math.cos(angle + turn),
    last[1] - 5 * Math.sin(angle + turn),
  ]
  pdf
    .moveTo(...last)
    .lineTo(...wing(0.38))
    .lineTo(...wing(-0.38))
    .fill(color)
}

/** Lines of text in the middle of an area. */
export function centre(
  type: TypeCase,
  text: string,
  style: Style,
  area: Area,
  leading: number,
): void {
  const lines = type.wrap(text, style, area.width)
  const first = area.y + (area.height - lines.length * leading) / 2
  for (const [place, words] of lines.entries()) {
    const x = area.x + (area.width - type.measure(words, style)) / 2
    const baseline = first + place * leading + leading / 2 + style.size * 0.35
    type.set(words, style, { x, baseline })
  }
}

/** A number in a small circle. */
export function numbered({ pdf, type }: Sheet, count: number, [x, y]: Point): void {
  pdf.circle(x, y, 6).lineWidth(0.7).fillAndStroke('#ffffff', inks.vermilion)
  const style: Style = { face: 'mono', size: 7, color: inks.vermilion }
  centre(type, String(count), style, { x: x - 6, y: y - 6, width: 12, height: 12 }, 8)
}
