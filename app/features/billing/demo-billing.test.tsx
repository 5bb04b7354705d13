import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { DemoBilling } from './demo-billing.tsx'
import { type InvoiceRow, type InvoiceStatus, totalsOf } from './invoice.ts'

const invoice = (status: InvoiceStatus, total: number): InvoiceRow => ({
  id: status,
  number: `INV-${status}`,
  description: 'First stage',
  issued_on: '2026-11-02',
  due_on: '2026-12-02',
  total,
  currency: 'CAD',
  status,
  pdf_href: `/${status}.pdf`,
  pay_href: `/${status}/pay`,
})

function render(...invoices: InvoiceRow[]): string {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <DemoBilling invoices={invoices} totals={totalsOf(invoices)} currency="CAD" />
      ),
    },
  ])
  return renderToStaticMarkup(<Page />)
}

test('an open invoice can be read and paid, a paid one only read', () => {
  const page = render(invoice('pending', 125_000), invoice('paid', 99))
  expect(page).toMatch(/href="\/pending\.pdf"[^>]*>View PDF</)
  expect(page).toMatch(/href="\/pending\/pay"[^>]*>Pay Now</)
  expect(page).toMatch(/href="\/paid\.pdf"[^>]*>View PDF</)
  expect(page).not.toContain('/paid/pay')
  expect(page).toContain('1,250.00')
})

test('without invoices the totals are nought, and it is said what comes', () => {
  const page = render()
  expect(page.match(/CAD.0\.00/g)).toHaveLength(3)
  for (const text of [
    'Total Paid',
    'Pending',
    'Overdue',
    'No invoices yet',
    'Invoices will appear here once projects begin.',
  ])
    expect(page).toContain(text)
})
