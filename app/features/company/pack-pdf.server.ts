import { engraveRosette } from '#app/print/engraving.server.ts'
import { inks } from '#app/print/inks.ts'
import { printDocument } from '#app/print/printed-document.server.ts'
import type { Sheet } from '#app/print/sheet.server.ts'
import { body, setTable } from '#app/print/table.server.ts'
import { setHeading, setParagraph } from '#app/print/text.server.ts'
import { longDate } from '#app/ui/format-date.ts'
import { company } from '#content/company.ts'
import { procurement } from '#content/procurement.ts'
import { pack as copy } from '#content/procurement-pack.ts'
import { packSections, type Section } from './pack-sections.ts'
import type { TrustReport } from './trust-report.ts'

type Element = PDFKit.PDFStructureElement

/**
 * The procurement pack as a tagged PDF, from the same report as the pages.
 * @param origin the public address of the installation
 */
export function printPack(report: TrustReport, origin: string): Promise<Buffer<ArrayBuffer>> {
  const title = `${company.name} · ${copy.title}`
  const day = new Date(`${report.today}T00:00:00Z`)
  return printDocument({ title, day, size: 'LETTER' }, (sheet, root) => {
    setHead(sheet, root, copy.made(longDate(report.today), origin))
    for (const section of packSections(report)) setSection(sheet, root, section)
  })
}

function setHead(sheet: Sheet, root: Element, made: string): void {
  const { pdf, type, left } = sheet
  const { width: across } = pdf.page
  sheet.ornament(() => {
    const box = { x: across - 230, y: 40, width: 230, height: 131 }
    engraveRosette(pdf, { x: across - 66, y: 104, radius: 118 }, box)
    const style = { face: 'mono', size: 7, color: inks.muted, tracking: 0.6 } as const
    type.set(`${copy.machine}${'<'.repeat(20)}`.slice(0, 44), style, { x: left, baseline: 84 })
  })
  const line = (tag: string, text: string, size: number, baseline: number) =>
    root.add(
      pdf.struct(tag, {}, [
        () => type.set(text, { face: 'display', size, color: inks.ink }, { x: left, baseline }),
      ]),
    )
  line('P', company.name, 17, 66)
  line('H1', copy.title, 34, 124)
  sheet.y = 140
  setParagraph(sheet, root, made)
  sheet.y += 6
  sheet.rule(inks.ink, 0.8)
  sheet.y += 8
  setParagraph(sheet, root, procurement.lead)
}

function setSection(sheet: Sheet, root: Element, { title, text, table }: Section): void {
  setHeading(sheet, root, title)
  sheet.pdf.outline.addItem(title)
  if (text) setParagraph(sheet, root, text)
  if (!table) return
  sheet.y += 6
  const total = table.shares.reduce((sum, share) => sum + share, 0)
  const columns = table.columns.map((column, at) => ({
    title: column,
    width: (sheet.width * (table.shares[at] ?? 1)) / total,
  }))
  const small = { ...body, size: 8.5 }
  const rows = table.rows.map((cells) =>
    cells.map((cell, at) => ({ text: cell, style: at === 0 ? body : small })),
  )
  setTable(sheet, root, columns, rows, { tight: true })
}
