import { printDocument } from '#app/print/printed-document.server.ts'
import type { Sheet } from '#app/print/sheet.server.ts'
import { body, setTable } from '#app/print/table.server.ts'
import { setParagraph } from '#app/print/text.server.ts'
import { invoiceDocument as copy } from '#content/invoice-document.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { formatAmount, formatQuantity, taxNames } from './invoice-figures.ts'
import { setMovements, setRemarks } from './print/after.server.ts'
import { setHead } from './print/head.server.ts'
import { paymentHeight, setPayment } from './print/payment.server.ts'
import { setSums, sumsWidth } from './print/sums.server.ts'

/** An invoice or a credit note as a tagged PDF. The same document gives the same bytes. */
export function renderInvoicePdf(invoice: InvoiceDocument): Promise<Buffer<ArrayBuffer>> {
  const title = invoicePdfTitle(invoice)
  const day = new Date(`${invoice.issued_on ?? invoice.due_on}T00:00:00Z`)
  // Clients who pay in another currency use A4.
  const size = ['CAD', 'USD'].includes(invoice.currency) ? 'LETTER' : 'A4'
  return printDocument({ title, day, size }, (sheet, root) => {
    setHead(sheet, root, invoice)
    sheet.y += 4
    setParagraph(sheet, root, invoice.description)
    sheet.y += 12
    setLines(sheet, root, invoice)
    setSumsAndPayment(sheet, root, invoice)
    setMovements(sheet, root, invoice)
    setRemarks(sheet, root, invoice)
  })
}

/** The name of the document in its title and its file name. */
export function invoicePdfTitle({ kind, number }: Pick<InvoiceDocument, 'kind' | 'number'>) {
  return copy.title(copy.kinds[kind], number ?? copy.unnumbered)
}

function setLines(sheet: Sheet, parent: PDFKit.PDFStructureElement, invoice: InvoiceDocument) {
  const { currency, taxes } = invoice
  const { columns } = copy
  const figure = { ...body, tabular: true }
  const small = { ...body, size: 8.5 }
  const rest = sheet.width - 58 - 84 - 96 - 92
  const table = [
    { title: columns.description, width: rest },
    { title: columns.quantity, width: 58, numeric: true },
    { title: columns.price, width: 84, numeric: true },
    { title: columns.tax, width: 96 },
    { title: columns.amount(currency), width: 92, numeric: true },
  ]
  const rows = invoice.lines.map((line) => [
    { text: line.description },
    { text: formatQuantity(line.quantity), style: figure },
    { text: formatAmount(line.unit_price, currency), style: figure },
    { text: taxNames(taxes, line.taxes).join('\n') || copy.noTax, style: small },
    { text: formatAmount(line.net, currency), style: figure },
  ])
  setTable(sheet, parent, table, rows)
}

function setSumsAndPayment(
  sheet: Sheet,
  parent: PDFKit.PDFStructureElement,
  invoice: InvoiceDocument,
) {
  const isBeside = sheet.room() > paymentHeight
  const top = sheet.y
  setSums(sheet, parent, invoice)
  if (!isBeside) {
    setPayment(sheet, parent, invoice, { x: sheet.left, width: sheet.width })
    return
  }
  const below = sheet.y
  const { page } = sheet.pdf
  sheet.y = top
  setPayment(sheet, parent, invoice, { x: sheet.left, width: sheet.width - sumsWidth - 24 })
  // Longer parts continued on the next page.
  if (sheet.pdf.page === page) sheet.y = Math.max(below, sheet.y)
}
