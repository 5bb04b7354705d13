import { inks } from '#app/print/inks.ts'
import { printDocument } from '#app/print/printed-document.server.ts'
import type { Sheet } from '#app/print/sheet.server.ts'
import { body, setTable } from '#app/print/table.server.ts'
import { setHeading, setParagraph } from '#app/print/text.server.ts'
import { listDate, longDate } from '#app/ui/format-date.ts'
import { accessibility, accessibilityWords as words } from '#content/accessibility.ts'
import { company } from '#content/company.ts'
import type { AccessibilityReport } from './report.ts'

type Element = PDFKit.PDFStructureElement
type Table = {
  columns: readonly string[]
  shares: readonly number[]
  rows: readonly (readonly string[])[]
}

/**
 * The report as a tagged PDF, from the same source as the page.
 * @param origin the public address of the installation
 */
export function printReport(
  report: AccessibilityReport,
  origin: string,
): Promise<Buffer<ArrayBuffer>> {
  const title = `${company.name} · ${words.print.title}`
  const day = new Date(`${report.prepared}T00:00:00Z`)
  const { axe, counts, gaps, handTests, pages } = report
  return printDocument({ title, day, size: 'LETTER' }, (sheet, root) => {
    setTop(sheet, root, words.print.made(longDate(report.prepared), origin))
    setHeading(sheet, root, accessibility.state.title)
    const text = words.state(counts.total, counts.supports, counts['not-applicable'])
    setParagraph(sheet, root, text)
    setHeading(sheet, root, accessibility.gaps.title)
    if (gaps.length === 0) setParagraph(sheet, root, words.gaps.empty)
    for (const gap of gaps) {
      const stated = `${gap.title}. ${gap.text} ${gap.plan}`
      setParagraph(sheet, root, `${stated} ${words.gaps.criteria}: ${gap.criteria.join(', ')}.`)
      sheet.y += 6
    }
    setHeading(sheet, root, accessibility.tested.title)
    const found = axe.faulty === 0 ? words.faultless : words.faulty(axe.faulty)
    const checked = words.axe(pages.length, axe.checks, axe.version, axe.browser)
    setParagraph(sheet, root, `${checked} ${found}`)
    setParagraph(sheet, root, words.hand(handTests.length, longDate(report.lastByHand)))
    setRows(sheet, root, {
      columns: Object.values(words.hands.columns),
      shares: [2, 6, 5, 2],
      rows: handTests.map((one) => [
        one.criteria.join(', '),
        `${one.done} ${one.where}.`,
        `${words.hands.results[one.result]}. ${one.found}`,
        listDate(one.date),
      ]),
    })
    setHeading(sheet, root, words.notTested)
    for (const one of report.notTested) setParagraph(sheet, root, one)
    setHeading(sheet, root, accessibility.criteria.title)
    setRows(sheet, root, {
      columns: Object.values(words.criteria.columns),
      shares: [5, 3, 7],
      rows: report.criteria.map(({ id, name, level, result, remarks }) => [
        `${id} ${name} (${level})`,
        words.results[result],
        remarks,
      ]),
    })
  })
}

function setTop(sheet: Sheet, root: Element, made: string): void {
  const { pdf, type, left } = sheet
  sheet.ornament(() => {
    const style = { face: 'mono', size: 7, color: inks.muted, tracking: 0.6 } as const
    type.set(`${words.print.machine}${'<'.repeat(20)}`, style, { x: left, baseline: 84 })
  })
  const line = (tag: string, text: string, size: number, baseline: number) =>
    root.add(
      pdf.struct(tag, {}, [
        () => type.set(text, { face: 'display', size, color: inks.ink }, { x: left, baseline }),
      ]),
    )
  line('P', company.name, 17, 66)
  line('H1', words.print.title, 34, 124)
  sheet.y = 140
  setParagraph(sheet, root, made)
  sheet.y += 6
  sheet.rule(inks.ink, 0.8)
}

function setRows(sheet: Sheet, root: Element, { columns, shares, rows }: Table): void {
  sheet.y += 6
  const total = shares.reduce((sum, share) => sum + share, 0)
  const small = { ...body, size: 8.5 }
  setTable(
    sheet,
    root,
    columns.map((title, at) => ({ title, width: (sheet.width * (shares[at] ?? 1)) / total })),
    rows.map((cells) => cells.map((text) => ({ text, style: small }))),
    { tight: true },
  )
}
