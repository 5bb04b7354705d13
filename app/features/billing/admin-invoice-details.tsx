import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { longDate } from '#app/ui/format-date.ts'
import { invoicePage } from '#content/admin-invoices.ts'
import { formatMoney } from './invoice.ts'
import type { InvoiceDocument } from './invoice-document.ts'

const copy = invoicePage.details

/** Whom an issued invoice is from and to, its days, and what it has to do with others. */
export function AdminInvoiceDetails({ document }: { document: InvoiceDocument }) {
  const { client, issuer, issued_on, due_on, corrects, corrected_by, currency } = document
  const other = (id: string, number: string) => (
    <Link to={`/lead_admin/invoices/${id}`} className="text-link">
      {number}
    </Link>
  )
  const details: [string, ReactNode][] = [
    [copy.client, lines(client.name, client.address)],
    [copy.attention, client.contact],
    [copy.issuer, lines(issuer.name, issuer.address.join('\n'))],
    [copy.issued, issued_on && longDate(issued_on)],
    [copy.due, document.kind === 'invoice' && longDate(due_on)],
    [copy.po, document.po_number],
    [copy.project, document.project],
    [copy.corrects, corrects && other(corrects.id, corrects.number)],
    [
      copy.correctedBy,
      corrected_by.length > 0 && (
        <ul>
          {corrected_by.map(({ id, number, total }) => (
            <li key={id}>
              {other(id, number)} <span className="ms-2">{formatMoney(total, currency)}</span>
            </li>
          ))}
        </ul>
      ),
    ],
    [copy.notes, document.notes],
  ]
  return (
    <>
      <p className="mb-4 text-lg wrap-anywhere">{document.description}</p>
      <dl className="mb-8 border-t border-ink">
        {details
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div
              key={name}
              className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[11rem_1fr]"
            >
              <dt className="label pt-1 text-ink-muted">{name}</dt>
              <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}

const lines = (first: string, rest: string | null) => (rest ? `${first}\n${rest}` : first)
