import { inks } from '#app/print/inks.ts'
import type { Sheet } from '#app/print/sheet.server.ts'
import { body } from '#app/print/table.server.ts'
import type { Style } from '#app/print/type-case.server.ts'
import type { InvoiceDocument } from '../invoice-document.ts'
import { sumsOf } from '../sum-lines.ts'

type Element = PDFKit.PDFStructureElement
const styles: Record<'plain' | 'total' | 'strong', { term: Style; text: Style; height: number }> = {
  plain: { term: body, text: { ...body, tabular: true }, height: 19 },
  total: {
    term: { ...body, face: 'strong', size: 10.5 },
    text: { face: 'display', size: 18, color: inks.ink },
    height: 30,
  },
  strong: {
    term: { ...body, face: 'strong' },
    text: { ...body, face: 'strong', tabular: true },
    height: 21,
  },
}

export const sumsWidth = 252

/** The sums, at the right edge of the table. */
export function setSums(sheet: Sheet, parent: Element, invoice: InvoiceDocument): void {
  const { pdf, type } = sheet
  const width = sumsWidth
  const x = sheet.left + sheet.width - width
  const table = pdf.struct('Table')
  parent.add(table)
  const sums = sumsOf(invoice).map((sum) => {
    const style = styles[sum.weight ?? 'plain']
    const room = width - type.measure(sum.text, style.text) - 14
    return { ...sum, style, lines: type.wrap(sum.term, style.term, room) }
  })
  const heightOf = ({ style, lines }: (typeof sums)[number]) =>
    style.height + 12 * (lines.length - 1)
  sheet.y += 6
  sheet.need(
    Math.min(
      300,
      sums.reduce((all, sum) => all + heightOf(sum), 0),
    ),
  )
  for (const sum of sums) {
    const { style, lines, text, weight } = sum
    sheet.need(heightOf(sum))
    const row = pdf.struct('TR')
    table.add(row)
    const top = sheet.y
    const baseline = top + style.height - 6.5
    row.add(
      pdf.struct('TH', { scope: 'Row' } as object, [
        () => {
          for (const [place, line] of lines.entries())
            type.set(line, style.term, { x, baseline: baseline + 12 * place })
        },
      ]),
    )
    row.add(
      pdf.struct('TD', {}, [
        () => type.set(text, style.text, { x, baseline, align: 'right', width }),
      ]),
    )
    row.end()
    sheet.y += heightOf(sum)
    const { y } = sheet
    sheet.ornament(() => {
      const isTotal = weight === 'total'
      pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(isTotal ? 0.8 : 0.5)
      pdf.strokeColor(isTotal ? inks.ink : inks.line).stroke()
    })
  }
  table.end()
}
