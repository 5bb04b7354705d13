import { inks } from '#app/print/inks.ts'
import type { Sheet } from '#app/print/sheet.server.ts'
import { body, setTable } from '#app/print/table.server.ts'
import { type Block, setHeading, setParagraph } from '#app/print/text.server.ts'
import type { Style } from '#app/print/type-case.server.ts'
import { listDate } from '#app/ui/format-date.ts'
import { invoiceDocument as copy } from '#content/invoice-document.ts'
import { closedNote, isPayable, transferDetails } from '../how-to-pay.ts'
import { formatMoney } from '../invoice.ts'
import type { InvoiceDocument } from '../invoice-document.ts'

type Element = PDFKit.PDFStructureElement

const small: Style = { ...body, size: 8.5 }
const mono: Style = { face: 'mono', size: 8.5, color: inks.ink }

/** Beside the sums where there is room, so that a short invoice needs one page only. */
export const paymentHeight = 236

/** How to pay, or why there is nothing to pay. */
export function setPayment(sheet: Sheet, parent: Element, invoice: InvoiceDocument, at: Block) {
  const { balance, due_on, currency, issuer, number, pay_link } = invoice
  if (!isPayable(invoice)) {
    sheet.y += 12
    setParagraph(sheet, parent, closedNote(invoice), { at })
    return
  }
  setHeading(sheet, parent, copy.howToPay, 80)
  const quoted = number ?? ''
  const asked = copy.transferLine(formatMoney(balance, currency), listDate(due_on))
  setParagraph(sheet, parent, asked, { at })
  if (pay_link) setLink(sheet, parent, pay_link, at)
  sheet.y += 4
  if (!issuer.bank) {
    setParagraph(sheet, parent, copy.noBank(issuer.email, quoted), { at })
    return
  }
  const rows = transferDetails(issuer.bank, quoted).map(({ term, text }) => [
    { text: term, style: small },
    { text, style: mono },
  ])
  const columns = [
    { title: copy.transfer, width: 96 },
    { title: copy.transferDetails, width: at.width - 96 },
  ]
  setTable(sheet, parent, columns, rows, { tight: true })
}

function setLink(sheet: Sheet, parent: Element, href: string, at: Block) {
  const { pdf, type } = sheet
  const style = { ...body, color: inks.blue }
  const lines = type.wrap(href, style, at.width - type.measure(copy.online, body) - 5)
  sheet.need(14 * lines.length)
  const top = sheet.y + 10
  const paragraph = pdf.struct('P')
  parent.add(paragraph)
  paragraph.add(() => type.set(copy.online, body, { x: at.x, baseline: top }))
  const link = pdf.struct('Link', { alt: href })
  paragraph.add(link)
  const x = at.x + type.measure(copy.online, body) + 5
  link.add(() => {
    for (const [place, line] of lines.entries())
      type.set(line, style, { x, baseline: top + 13.5 * place })
  })
  for (const [place, line] of lines.entries()) {
    const height = top - 9 + 13.5 * place
    // The types do not list the parent that the structure needs.
    const options = { structParent: link, Contents: new String(href) } as object
    pdf.link(x, height, type.measure(line, style), 12, href, options)
  }
  paragraph.end()
  sheet.y += 13.5 * lines.length
}
