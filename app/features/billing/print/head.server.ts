import { badgeFrame, engraveRosette } from '#app/print/engraving.server.ts'
import { inks } from '#app/print/inks.ts'
import type { Sheet } from '#app/print/sheet.server.ts'
import { body } from '#app/print/table.server.ts'
import { setDetail } from '#app/print/text.server.ts'
import type { Style } from '#app/print/type-case.server.ts'
import { listDate } from '#app/ui/format-date.ts'
import { company } from '#content/company.ts'
import { invoiceDocument as copy } from '#content/invoice-document.ts'
import type { DocumentStatus, InvoiceDocument } from '../invoice-document.ts'

type Element = PDFKit.PDFStructureElement

const badgeInks: Record<DocumentStatus, string> = {
  draft: inks.blue,
  pending: inks.ochre,
  overdue: inks.vermilion,
  paid: inks.verdigris,
  credited: inks.muted,
}
const strong: Style = { ...body, face: 'strong' }
const mono: Style = { face: 'mono', size: 8.5, color: inks.ink }

/** The head of the first page: the kind of document, its number and status, and both parties. */
export function setHead(sheet: Sheet, parent: Element, invoice: InvoiceDocument): void {
  const { pdf, type, left } = sheet
  const { width: across } = pdf.page
  sheet.ornament(() => {
    const box = { x: across - 230, y: 40, width: 230, height: 131 }
    engraveRosette(pdf, { x: across - 66, y: 104, radius: 118 }, box)
    const machine = `${copy.machine[invoice.kind][0]}<${company.name.toUpperCase()}<<${copy.machine[invoice.kind]}<<`
    type.set(
      `${machine}${invoice.number ?? ''}<<<<<<<<<<<<`.slice(0, 44),
      { face: 'mono', size: 7, color: inks.muted, tracking: 0.6 },
      { x: left, baseline: 84 },
    )
  })
  const line = (tag: string, text: string, style: Style, baseline: number) =>
    parent.add(pdf.struct(tag, {}, [() => type.set(text, style, { x: left, baseline })]))
  line('P', company.name, { face: 'display', size: 17, color: inks.ink }, 66)
  const title = { face: 'display', size: 34, color: inks.ink } as const
  line('H1', copy.kinds[invoice.kind], title, 124)
  const number = { face: 'mono', size: 12, color: inks.ink } as const
  const numberText = invoice.number ?? copy.unnumbered
  line('P', numberText, number, 150)
  setBadge(sheet, parent, invoice.status, left + type.measure(numberText, number) + 16)
  sheet.y = 171
  sheet.rule(inks.ink, 0.8)
  sheet.y += 12
  setParties(sheet, parent, invoice)
  sheet.y += 4
  sheet.rule()
  sheet.y += 6
}

function setBadge(sheet: Sheet, parent: Element, status: DocumentStatus, x: number) {
  const { pdf, type } = sheet
  const style = { face: 'mono', size: 11, color: badgeInks[status], tracking: 0.9 } as const
  const text = copy.statuses[status].toUpperCase()
  const box = { x, y: 135, width: type.measure(text, style) + 20, height: 22 }
  sheet.ornament(() => badgeFrame(pdf, box, style.color))
  parent.add(
    pdf.struct('P', {}, [() => type.set(text, style, { x: x + 10, baseline: box.y + 15 })]),
  )
}

function setParties(sheet: Sheet, parent: Element, invoice: InvoiceDocument) {
  const { left, width } = sheet
  const { client, issuer } = invoice
  const party = width * 0.34
  const detailWidth = (width - 2 * party) / 2
  const name = (text: string) => ({ text, style: strong })
  const plain = (text: string) => ({ text })
  const contact = client.contact ? [plain(copy.attention(client.contact))] : []
  const address = (client.address ?? '').split('\n').filter((one) => one !== '')
  const billed = {
    term: copy.billedTo[invoice.kind],
    lines: [name(client.name), ...contact, ...address.map(plain)],
  }
  const from = {
    term: copy.from,
    lines: [name(issuer.name), ...issuer.address.map(plain), plain(issuer.email)],
  }
  const columns = [
    setDetail(sheet, parent, billed, { x: left, width: party - 18 }),
    setDetail(sheet, parent, from, { x: left + party, width: party - 18 }),
  ]
  const [first, second] = [detailsOf(invoice), furtherDetailsOf(invoice)].map((listed, index) => {
    const top = sheet.y
    const x = left + 2 * party + index * detailWidth
    for (const detail of listed)
      sheet.y += setDetail(sheet, parent, detail, { x, width: detailWidth - (1 - index) * 8 })
    const height = sheet.y - top
    sheet.y = top
    return height
  })
  sheet.y += Math.max(...columns, first ?? 0, second ?? 0)
}

type Detail = Parameters<typeof setDetail>[2]
const one = (term: string, text: string, style?: Style): Detail => ({
  term,
  lines: [{ text, style }],
})

function detailsOf({ kind, issued_on, due_on }: InvoiceDocument): Detail[] {
  const issued = one(copy.issued, issued_on ? listDate(issued_on) : copy.notIssued)
  return kind === 'invoice' ? [issued, one(copy.due, listDate(due_on))] : [issued]
}

function furtherDetailsOf({ po_number, corrects, project }: InvoiceDocument): Detail[] {
  return [
    ...(po_number ? [one(copy.purchaseOrder, po_number, mono)] : []),
    ...(corrects ? [one(copy.corrects, corrects.number, mono)] : []),
    ...(project ? [one(copy.project, project)] : []),
  ]
}
