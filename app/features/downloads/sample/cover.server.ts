import { stack, textBlock } from '#app/print/blocks.server.ts'
import { badgeFrame, engraveFigure } from '#app/print/engraving.server.ts'
import { inks } from '#app/print/inks.ts'
import type { Style } from '#app/print/type-case.server.ts'
import { blueprint as recipe } from '#app/ui/figure-blueprint.ts'
import { longDate } from '#app/ui/format-date.ts'
import { company } from '#content/company.ts'
import { sampleBlueprint } from '#content/sample-blueprint.ts'
import { type Book, body, label, strong } from './book.server.ts'
import { centre } from './pen.server.ts'

const { cover: copy } = sampleBlueprint
const figure = { x: 424, y: 290, radius: 216 }

/** The title page: half of the figure is still a construction drawing. */
export function setCover({ sheet, root, text }: Book): void {
  const { pdf, type, left, width } = sheet
  pdf.outline.addItem(sampleBlueprint.title)
  sheet.ornament(() => {
    engrave(sheet)
    type.set(
      company.name,
      { face: 'display', size: 17, color: inks.ink },
      { x: left, baseline: 66 },
    )
    const mrz = `${copy.mrz}${'<'.repeat(40)}`.slice(0, 44)
    type.set(mrz, { ...label, tracking: 0.6 }, { x: left, baseline: 86 })
  })
  const badge = { x: left, y: 112, width: 74, height: 22 }
  root.add(
    pdf.struct('P', {}, [
      () => {
        pdf.rect(badge.x, badge.y, badge.width, badge.height).fill('#ffffff')
        badgeFrame(pdf, badge, inks.vermilion)
        const style: Style = { face: 'mono', size: 9, color: inks.vermilion, tracking: 1.2 }
        centre(type, sampleBlueprint.sample.toUpperCase(), style, badge, 10)
      },
    ]),
  )
  const display = (said: string, size: number, across: number, tag: string) =>
    textBlock(sheet, said, {
      ...{ style: { face: 'display', size, color: inks.ink } as const, leading: size * 1.12 },
      ...{ width: across, tag },
    })
  const across = 300
  const title = stack(
    [
      display(copy.kind, 54, across, 'H1'),
      display(copy.service, 24, across, 'P'),
      text(copy.subtitle, { ...body, size: 11, color: inks.muted }, 230),
    ],
    8,
  )
  title.draw(root, left, 484)
  const parties = [
    [copy.forLabel, copy.client],
    [copy.byLabel, company.name],
    [sampleBlueprint.editionLabel(longDate(sampleBlueprint.edition)), ''],
  ]
  const column = width / 3
  for (const [at, [term = '', who = '']] of parties.entries())
    stack(
      [
        text(term.toUpperCase(), label, column - 10),
        ...(who ? [text(who, strong, column - 10)] : []),
      ],
      1,
    ).draw(root, left + at * column, 632)
  const fiction = stack(
    [
      text(copy.fictionTitle, { face: 'display', size: 13, color: inks.vermilion }, width - 28),
      ...copy.fiction.map((said) => text(said, { ...body, size: 8.6 }, width - 28)),
    ],
    3,
  )
  const box = { x: left, y: 668, width, height: fiction.height + 18 }
  sheet.ornament(() =>
    pdf
      .rect(box.x, box.y, box.width, box.height)
      .lineWidth(0.8)
      .strokeColor(inks.vermilion)
      .stroke(),
  )
  fiction.draw(root, left + 14, box.y + 9)
}

function engrave({ pdf }: Book['sheet']): void {
  const { x, y, radius } = figure
  const across = pdf.page.width
  const right = { x, y: 40, width: across - x, height: 500 }
  engraveFigure(pdf, recipe, figure, right)
  const whole = Math.max(
    ...recipe.map((ring) => ring.radius + ring.wave + ('overtone' in ring ? ring.overtone : 0)),
  )
  const scale = radius / whole
  pdf.save().rect(0, 40, x, 500).clip()
  for (const ring of recipe) {
    pdf.lineWidth(0.35).strokeColor(inks.blue, 0.8)
    for (const edge of [ring.radius - ring.wave, ring.radius + ring.wave])
      pdf.circle(x, y, edge * scale).stroke()
    pdf
      .dash(1.5, { space: 3 })
      .circle(x, y, ring.radius * scale)
      .stroke()
    pdf.undash()
    for (let tick = 0; tick < ring.lobes; tick += 1) {
      const angle = (2 * Math.PI * tick) / ring.lobes
      const at = (reach: number): [number, number] => [
        x + Math.cos(angle) * reach * scale,
        y + Math.sin(angle) * reach * scale,
      ]
      pdf
        .moveTo(...at(ring.radius - 4))
        .lineTo(...at(ring.radius + 4))
        .stroke()
    }
  }
  pdf.restore()
  pdf.lineWidth(0.4).strokeColor(inks.blue, 0.8)
  pdf
    .moveTo(x - radius - 14, y)
    .lineTo(across, y)
    .stroke()
  pdf
    .moveTo(x, y - radius - 8)
    .lineTo(x, y + radius + 8)
    .stroke()
}
