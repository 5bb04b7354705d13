import { type Block, type Element, line, stack } from '#app/print/blocks.server.ts'
import { engraveFigure } from '#app/print/engraving.server.ts'
import { inks } from '#app/print/inks.ts'
import { printDocument } from '#app/print/printed-document.server.ts'
import type { Sheet } from '#app/print/sheet.server.ts'
import { type FigureName, figures } from '#app/ui/figures.ts'
import { company } from '#content/company.ts'
import { factSheets as copy } from '#content/fact-sheets.ts'
import type { FactSheetPage } from './downloads.ts'
import type { FactSheet } from './fact-sheet.ts'
import { factSheetParts, label } from './fact-sheet-parts.server.ts'

const figureOf: Record<FactSheetPage, FigureName> = {
  '/solutions/evisa': 'evisa',
  '/solutions/governance': 'governance',
  '/solutions/healthcare': 'healthcare',
  '/solutions/aftrlife': 'aftrlife',
  '/solutions/construction': 'construction',
  '/capabilities/ai-automation': 'automation',
  '/capabilities/digital-identity': 'identity',
  '/capabilities/cloud-infrastructure': 'cloud',
}

const top = 94
/** As high as the figure beside it. */
const headHeight = 132
/** Beside the engraved figure. */
const narrow = 330
const foot = 74

/** How much of the texts is shown, and in which size. */
type Setting = { size: number; features: number; details: boolean; safeguards: boolean }

/** From the best one on: first the letters shrink, then the least important parts are left out. */
function settings(features: number): [Setting, ...Setting[]] {
  const whole = { features, details: true, safeguards: true }
  const smallest = { size: 0.84, features, details: false, safeguards: false }
  return [
    { ...whole, size: 1.1 },
    ...[1.05, 1, 0.95, 0.9, 0.84].map((size) => ({ ...whole, size })),
    { ...smallest, details: true },
    ...Array.from({ length: features + 1 }, (_, less) => ({
      ...smallest,
      features: features - less,
    })),
  ]
}

/** A fact sheet: always one A4 page. */
export function printFactSheet(shown: FactSheet): Promise<Buffer<ArrayBuffer>> {
  const title = copy.title(shown.title)
  const day = new Date(`${shown.day}T00:00:00Z`)
  return printDocument({ title, day, size: 'A4' }, (sheet, root) => setSheet(sheet, root, shown))
}

function setSheet(sheet: Sheet, root: Element, shown: FactSheet): void {
  const { left, pdf } = sheet
  const bottom = pdf.page.height - foot
  const { head, parts, contact } = fitting(sheet, shown, bottom - top)
  const spare = Math.max(0, bottom - top - heightOf(head, parts, contact))
  const air = Math.min(14, spare / (parts.length + 1))
  engrave(sheet, shown)
  head.draw(root, left, top)
  let y = top + head.height + between + air
  for (const part of parts) {
    part.draw(root, left, y)
    y += part.height + between + air
  }
  contact.draw(root, left, bottom - contact.height)
}

/** The best setting that the page has room for. */
function fitting(sheet: Sheet, shown: FactSheet, room: number) {
  const [best, ...others] = settings(shown.features.items.length)
  let composed = compose(sheet, shown, best)
  for (const setting of others) {
    if (heightOf(composed.head, composed.parts, composed.contact) <= room) break
    composed = compose(sheet, shown, setting)
  }
  return composed
}

const between = 14
const heightOf = (head: Block, parts: readonly Block[], contact: Block) =>
  [head, ...parts, contact].reduce((sum, { height }) => sum + height, between * (parts.length + 1))

function compose(sheet: Sheet, shown: FactSheet, setting: Setting) {
  const { width } = sheet
  const set = factSheetParts(sheet, setting.size)
  const { title, headline, lead, outcomes, features, safeguards } = shown
  const said = stack(
    [set.title(title, narrow), set.headline(headline, narrow), set.lead(lead, narrow)],
    6,
  )
  const head = { ...said, height: Math.max(headHeight, said.height) }
  const items = features.items.slice(0, setting.features)
  const parts = [
    ...(setting.details && shown.details.length > 0 ? [set.details(shown.details)] : []),
    set.features(features.title, items, features.items.length - items.length),
    set.outcomes(outcomes.title, outcomes.items),
    ...(setting.safeguards ? [set.safeguards(safeguards.title, safeguards.names)] : []),
  ]
  const contact = stack([line(sheet, width, inks.ink, 0.8), set.contact(shown)], 8)
  return { head, parts, contact }
}

/** The name of the company, a machine-readable line and the page's own figure. */
function engrave(sheet: Sheet, { mrz, page }: FactSheet): void {
  const { pdf, type, left } = sheet
  const across = pdf.page.width
  sheet.ornament(() => {
    const box = { x: across - 200, y: 44, width: 200, height: top + headHeight - 44 }
    engraveFigure(pdf, figures[figureOf[page]], { x: across - 76, y: 132, radius: 88 }, box)
    type.set(
      `${mrz}${'<'.repeat(20)}`.slice(0, 36),
      { ...label, tracking: 0.6 },
      { x: left, baseline: 78 },
    )
    type.set(
      company.name,
      { face: 'display', size: 17, color: inks.ink },
      { x: left, baseline: 62 },
    )
    const kind = page.startsWith('/solutions/') ? copy.solution : copy.capability
    type.set(`${copy.label} · ${kind}`.toUpperCase(), label, { x: left + 74, baseline: 61 })
  })
}
