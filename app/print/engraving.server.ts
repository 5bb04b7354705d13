import { curvePath, type Recipe, type Ring } from '#app/ui/guilloche.ts'
import { inks } from './inks.ts'
import type { Pdf, TypeCase } from './type-case.server.ts'

const rosette: Recipe = [
  { radius: 225, wave: 52, lobes: 18, repeats: 6, tone: 'navy' },
  { radius: 160, wave: 52, lobes: 12, repeats: 6, tone: 'ochre' },
  { radius: 98, wave: 42, lobes: 9, repeats: 6, tone: 'navy' },
  { radius: 44, wave: 20, lobes: 6, repeats: 5, tone: 'vermilion' },
]
const tones = {
  ...{ navy: inks.navy, ochre: inks.ochre, vermilion: inks.vermilion },
  ...{ verdigris: inks.verdigris, blue: inks.blue, 'ink-muted': inks.muted },
} as const satisfies Record<Ring['tone'], string>

type Box = { x: number; y: number; width: number; height: number }
type Place = { x: number; y: number; radius: number }

/** The rosette of a banknote, cut by the edges of a box. */
export function engraveRosette(pdf: Pdf, at: Place, box: Box): void {
  pdf.save().rect(box.x, box.y, box.width, box.height).clip()
  pdf.translate(at.x, at.y).scale(at.radius / 277 / 2)
  for (const ring of rosette) engraveRing(pdf, ring, 1.1, 0.55)
  pdf.restore()
}

/** A page's own figure, cut by the edges of a box; it is as large as the radius, without its strokes. */
export function engraveFigure(pdf: Pdf, recipe: Recipe, at: Place, box: Box): void {
  const whole = Math.max(
    ...recipe.map(({ radius, wave, overtone = 0 }) => radius + wave + overtone),
  )
  pdf.save().rect(box.x, box.y, box.width, box.height).clip()
  pdf.translate(at.x, at.y).scale(at.radius / whole / 2)
  for (const ring of recipe)
    engraveRing(pdf, ring, 2 * (ring.width ?? 0.7), 0.8 * (ring.opacity ?? 0.75))
  pdf.restore()
}

function engraveRing(pdf: Pdf, ring: Ring, width: number, opacity: number): void {
  const path = curvePath(ring)
  pdf.lineWidth(width).strokeColor(tones[ring.tone], opacity)
  for (let turn = 0; turn < ring.repeats; turn += 1) {
    pdf.save().rotate((360 / ring.lobes / ring.repeats) * turn)
    pdf.path(path).stroke()
    pdf.restore()
  }
}

/** A thin line of microtext. */
export function engraveMicrotext(
  pdf: Pdf,
  type: TypeCase,
  words: string,
  box: Omit<Box, 'height'>,
) {
  const style = { face: 'mono', size: 2.2, color: inks.muted, tracking: 0.2 } as const
  const unit = `${words.toUpperCase()} · `
  const times = Math.ceil(box.width / type.measure(unit, style)) + 1
  pdf
    .save()
    .rect(box.x, box.y - 4, box.width, 8)
    .clip()
  type.set(unit.repeat(times), style, { x: box.x, baseline: box.y })
  pdf.restore()
}

/** A double frame around a word in capitals, with its right edge at `x`. */
export function badgeFrame(pdf: Pdf, box: Box, color: string) {
  pdf.strokeColor(color).lineWidth(0.8)
  pdf.rect(box.x, box.y, box.width, box.height).stroke()
  pdf.rect(box.x + 2, box.y + 2, box.width - 4, box.height - 4).stroke()
}
