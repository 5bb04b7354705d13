import { curvePath, type Recipe } from '#app/ui/guilloche.ts'
import { inks } from './inks.ts'
import type { Pdf, TypeCase } from './type-case.server.ts'

const rosette: Recipe = [
  { radius: 225, wave: 52, lobes: 18, repeats: 6, tone: 'navy' },
  { radius: 160, wave: 52, lobes: 12, repeats: 6, tone: 'ochre' },
  { radius: 98, wave: 42, lobes: 9, repeats: 6, tone: 'navy' },
  { radius: 44, wave: 20, lobes: 6, repeats: 5, tone: 'vermilion' },
]
const tones = { navy: inks.navy, ochre: inks.ochre, vermilion: inks.vermilion } as const
type Tone = keyof typeof tones

type Box = { x: number; y: number; width: number; height: number }

/** The rosette of a banknote, cut by the edges of a box. */
export function engraveRosette(pdf: Pdf, at: { x: number; y: number; radius: number }, box: Box) {
  pdf.save().rect(box.x, box.y, box.width, box.height).clip()
  pdf.translate(at.x, at.y).scale(at.radius / 277 / 2)
  for (const ring of rosette) {
    const path = curvePath(ring)
    pdf.lineWidth(1.1).strokeColor(tones[ring.tone as Tone], 0.55)
    for (let turn = 0; turn < ring.repeats; turn += 1) {
      pdf.save().rotate((360 / ring.lobes / ring.repeats) * turn)
      pdf.path(path).stroke()
      pdf.restore()
    }
  }
  pdf.restore()
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
