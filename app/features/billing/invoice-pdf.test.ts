import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { computeInvoice } from './invoice-arithmetic.ts'
import type { InvoiceDocument, InvoiceLine } from './invoice-document.ts'
import { renderInvoicePdf } from './invoice-pdf.server.ts'

const hst = { id: 'h', name: 'HST (Ontario)', rate: 13_000, registration: '12345 6789 RT0001' }
const threeLines = [
  { position: 1, description: 'Forms', quantity: 1_000, unit_price: 1_850_000, taxes: ['h'] },
  { position: 2, description: 'Workshops', quantity: 2_500, unit_price: 168_000, taxes: ['h'] },
  { position: 3, description: 'Map data', quantity: 3_000, unit_price: 12_999, taxes: [] },
]

function invoice(
  more: Partial<InvoiceDocument> = {},
  lines: Omit<InvoiceLine, 'net'>[] = threeLines,
): InvoiceDocument {
  const sums = computeInvoice(lines, [hst])
  return {
    id: 'x',
    kind: 'invoice',
    number: 'INV-2026-000042',
    status: 'pending',
    issued_on: '2026-11-02',
    due_on: '2026-12-02',
    currency: 'CAD',
    po_number: 'PO-77812',
    client: { id: 'c', name: 'Allied Group', address: '400 Street\nOttawa', contact: 'R. Osei' },
    issuer: {
      name: 'Unordin',
      address: ['100 Example Street'],
      email: 'info@unordin.example',
      bank: {
        account_name: 'Unordin',
        bank: 'Example Bank',
        account: '12',
        routing: null,
        swift: 'X',
      },
    },
    project: 'Field inspection',
    description: 'First stage.',
    notes: 'Thank you.',
    ...sums,
    paid: 0,
    credited: 0,
    balance: sums.total,
    payments: [],
    corrects: null,
    corrected_by: [],
    pay_link: 'https://pay.example/i/1',
    card_state: null,
    ...more,
  }
}

/** The lines of each page, without the rule of microtext. */
async function linesOf(bytes: Buffer): Promise<string[][]> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: false })
  return text.map((page) =>
    page
      .split('\n')
      .map((line) => line.replaceAll(/\s+/g, ' ').trim())
      .filter((line) => line !== '' && !line.startsWith(company.tagline.toUpperCase())),
  )
}
const print = async (document: InvoiceDocument) => linesOf(await renderInvoicePdf(document))

test('an invoice says what it says, line by line', async () => {
  expect(await print(invoice())).toEqual([
    [
      'I<UNORDIN<<INVOICE<<INV-2026-000042<<<<<<<<<',
      'Unordin',
      'Invoice',
      'INV-2026-000042 PENDING',
      'BILLED TO',
      'Allied Group',
      'Attention: R. Osei',
      '400 Street',
      'Ottawa',
      'FROM',
      'Unordin',
      '100 Example Street',
      'info@unordin.example',
      'ISSUED',
      'Nov 2, 2026',
      'DUE',
      'Dec 2, 2026',
      'PO NUMBER',
      'PO-77812',
      'PROJECT',
      'Field inspection',
      'First stage.',
      'DESCRIPTION QUANTITY UNIT PRICE TAX AMOUNT IN CAD',
      'Forms 1 18,500.00 HST (Ontario) 13% 18,500.00',
      'Workshops 2.5 1,680.00 HST (Ontario) 13% 4,200.00',
      'Map data 3 129.99 None 389.97',
      'Subtotal 23,089.97',
      'HST (Ontario) 13% on 22,700.00 2,951.00',
      'Total CAD 26,040.97',
      'Balance due CAD 26,040.97',
      'How to pay',
      'Please transfer CAD 26,040.97 by Dec 2, 2026.',
      'Pay online: https://pay.example/i/1',
      'BY BANK TRANSFER DETAILS',
      'Account name Unordin',
      'Bank Example Bank',
      'Account 12',
      'SWIFT/BIC X',
      'Payment reference INV-2026-000042',
      'HST (Ontario), registration number 12345 6789 RT0001',
      'Notes',
      'Thank you.',
      'Unordin · info@unordin.example Invoice INV-2026-000042 · Page 1 of 1',
    ],
  ])
})

test('each state has its stamp, and says what is still to be done', async () => {
  const { total } = invoice()
  const received = { received_on: '2026-11-20', amount: total, method: 'Wire', reference: 'R-1' }
  const noBank = { ...invoice().issuer, bank: null }
  const cases: [Partial<InvoiceDocument>, string[], string | null][] = [
    [
      { status: 'overdue', issuer: noBank },
      [
        'OVERDUE',
        'How to pay',
        'To get our bank details, write to info@unordin.example and quote INV-2026-000042',
      ],
      'BY BANK TRANSFER',
    ],
    [
      { status: 'paid', paid: total, balance: 0, payments: [received] },
      ['PAID', 'Paid in full. Thank you.', 'Nov 20, 2026 Wire R-1 26,040.97', 'Paid -26,040.97'],
      'How to pay',
    ],
    [
      {
        status: 'credited',
        credited: total,
        balance: 0,
        corrected_by: [{ id: 'y', number: 'CN-2026-000001', total }],
      },
      ['CREDITED', 'CN-2026-000001 26,040.97', 'Nothing is due.'],
      'How to pay',
    ],
    [
      {
        kind: 'credit_note',
        number: 'CN-2026-000001',
        status: 'credited',
        balance: 0,
        corrects: { id: 'x', number: 'INV-2026-000042' },
      },
      [
        'Credit note',
        'CREDITED TO',
        'CORRECTS INVOICE INV-2026-000042',
        'Total credited CAD 26,040.97',
      ],
      'Balance due',
    ],
    [
      { status: 'draft', number: null, issued_on: null },
      ['Draft DRAFT', 'Not issued yet', 'This is a draft. It has no number'],
      'How to pay',
    ],
  ]
  for (const [more, said, unsaid] of cases) {
    const text = (await print(invoice(more))).flat().join(' ')
    for (const words of said) expect(text, more.status).toContain(words)
    if (unsaid) expect(text, more.status).not.toContain(unsaid)
  }
})

test('many and long lines go over pages, each with the head of the table and its number', async () => {
  const lines = Array.from({ length: 50 }, (_, index) => ({
    position: index + 1,
    description: `Line ${index + 1} begins ${'and goes on '.repeat(index === 20 ? 260 : index % 5)}end${index + 1}`,
    quantity: 1_000,
    unit_price: 10_000 + index,
    taxes: ['h'],
  }))
  const notes = `${'A long note. '.repeat(400)}Last word.`
  const pages = await print(invoice({ currency: 'EUR', notes }, lines))
  expect(pages.length).toBeGreaterThan(5)
  for (const [index, page] of pages.entries()) {
    expect(page.at(-1)).toContain(`Page ${index + 1} of ${pages.length}`)
    const isTable = page.some((line) => /^Line \d+ begins/.test(line))
    if (isTable) expect(page).toContain('DESCRIPTION QUANTITY UNIT PRICE TAX AMOUNT IN EUR')
  }
  const text = pages.flat().join(' ')
  for (const { position } of lines) expect(text).toContain(`end${position}`)
  expect(text).toContain('Last word.')
})

test('foreign letters are set, and what no face has does not break it', async () => {
  const name = 'Żółć Œuvre Ÿ İstanbul Привет ﬁn مرحبا 日本'
  const bytes = await renderInvoicePdf(
    invoice({
      client: { id: 'c', name, address: 'x'.repeat(300), contact: '👩‍💻' },
      description: `${'W'.repeat(200)}\n\n\u{1f600}`,
    }),
  )
  const text = (await linesOf(bytes)).flat().join(' ')
  for (const word of ['Żółć', 'Œuvre', 'Ÿ', 'İstanbul', 'Привет', 'fin ?'])
    expect(text).toContain(word)
})

test('it is tagged, titled and in a language; the same document is the same bytes', async () => {
  const [first, second] = await Promise.all([
    renderInvoicePdf(invoice()),
    renderInvoicePdf(invoice()),
  ])
  expect(first.equals(second)).toBe(true)
  expect(first.length).toBeLessThan(100_000)
  const pdf = await getDocumentProxy(new Uint8Array(first))
  const { info } = await pdf.getMetadata()
  expect(info).toMatchObject({
    Title: 'Invoice INV-2026-000042',
    Author: 'Unordin',
    Language: 'en-CA',
  })
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true })
  const page = await pdf.getPage(1)
  expect(page.view).toEqual([0, 0, 612, 792])
  const roles = rolesOf(await page.getStructTree())
  expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
  expect(roles.filter((role) => role === 'Table')).toHaveLength(3)
  // Five columns, four sums; two columns of the bank's table.
  expect(roles.filter((role) => role === 'TH')).toHaveLength(5 + 4 + 2)
  for (const role of ['Document', 'H2', 'P', 'TR', 'TD', 'Link']) expect(roles).toContain(role)
  const other = await renderInvoicePdf(invoice({ currency: 'EUR' }))
  const paper = await (await getDocumentProxy(new Uint8Array(other))).getPage(1)
  expect(paper.view.map(Math.round)).toEqual([0, 0, 595, 842])
})

function rolesOf(node: unknown): string[] {
  if (!node) return []
  const { role, children } = node as { role?: string; children?: unknown[] }
  return [...(role ? [role] : []), ...(children ?? []).flatMap(rolesOf)]
}
