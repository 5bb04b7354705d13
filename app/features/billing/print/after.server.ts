import { inks } from '#app/print/inks.ts'
import type { Sheet } from '#app/print/sheet.server.ts'
import { body, setTable } from '#app/print/table.server.ts'
import { setHeading, setParagraph } from '#app/print/text.server.ts'
import type { Style } from '#app/print/type-case.server.ts'
import { listDate } from '#app/ui/format-date.ts'
import { invoiceDocument as copy } from '#content/invoice-document.ts'
import type { InvoiceDocument } from '../invoice-document.ts'
import { formatAmount, taxRegistrations } from '../invoice-figures.ts'

type Element = PDFKit.PDFStructureElement

const figure: Style = { ...body, tabular: true }
const small: Style = { ...body, size: 8.5, color: inks.muted }
const mono: Style = { face: 'mono', size: 9, color: inks.ink }

/** The payments and credit notes. */
export function setMovements(sheet: Sheet, parent: Element, invoice: InvoiceDocument): void {
  const { payments, corrected_by, currency } = invoice
  const { width } = sheet
  const amount = copy.columns.amount(currency)
  if (payments.length > 0) {
    setHeading(sheet, parent, copy.payments)
    const columns = [
      { title: copy.payment.received, width: width * 0.2 },
      { title: copy.payment.method, width: width * 0.25 },
      { title: copy.payment.reference, width: width * 0.35 },
      { title: amount, width: width * 0.2, numeric: true },
    ]
    const rows = payments.map(({ received_on, method, reference, amount: cents }) => [
      { text: listDate(received_on) },
      { text: method },
      { text: reference ?? '', style: mono },
      { text: formatAmount(cents, currency), style: figure },
    ])
    setTable(sheet, parent, columns, rows)
  }
  if (corrected_by.length > 0) {
    setHeading(sheet, parent, copy.corrections)
    const columns = [
      { title: copy.correction.number, width: width * 0.8 },
      { title: copy.correction.amount, width: width * 0.2, numeric: true },
    ]
    const rows = corrected_by.map(({ number, total }) => [
      { text: number, style: mono },
      { text: formatAmount(total, currency), style: figure },
    ])
    setTable(sheet, parent, columns, rows)
  }
}

/** The registration numbers of the taxes, and the notes. */
export function setRemarks(sheet: Sheet, parent: Element, invoice: InvoiceDocument): void {
  sheet.y += 8
  for (const line of taxRegistrations(invoice.taxes))
    setParagraph(sheet, parent, line, { style: small })
  if (invoice.notes) {
    setHeading(sheet, parent, copy.notes, 20)
    setParagraph(sheet, parent, invoice.notes)
  }
}
