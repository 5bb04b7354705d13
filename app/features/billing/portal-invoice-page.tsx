import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BackLink } from '#app/ui/back-link.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { longDate } from '#app/ui/format-date.ts'
import { invoiceDocument as copy } from '#content/invoice-document.ts'
import { portalInvoices } from '#content/portal-invoices.ts'
import type { CardOffer } from './card/card-payment.ts'
import { isPayable } from './how-to-pay.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { portalInvoiceList } from './invoice-list-query.ts'
import { InvoiceStatusBadge } from './invoice-status-badge.tsx'
import { InvoiceLinks } from './invoice-totals.tsx'
import { payHref } from './portal-invoice-columns.tsx'
import { lineColumns } from './portal-invoice-lines.tsx'
import { PortalInvoiceMovements } from './portal-invoice-movements.tsx'
import { PortalInvoicePayment } from './portal-invoice-payment.tsx'
import { sumsOf } from './sum-lines.ts'

const { path: list } = portalInvoiceList

type PortalInvoicePageProps = { invoice: InvoiceDocument; card: CardOffer; isBack: boolean }

/** One invoice or credit note, as its client reads it. */
export function PortalInvoicePage({ invoice, card, isBack }: PortalInvoicePageProps) {
  const { id, kind, number, description, lines, notes } = invoice
  return (
    <>
      <BackLink to={list}>{portalInvoices.back}</BackLink>
      <header className="mt-3 flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b border-ink pb-6">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <h1 className="headline text-section">
            {copy.kinds[kind]} <span className="whitespace-nowrap">{number}</span>
          </h1>
          <InvoiceStatusBadge {...invoice} />
        </div>
        <div className="no-print">
          <InvoiceLinks
            number={number ?? ''}
            isOpen={isPayable(invoice)}
            pdf_href={`${list}/${id}/pdf`}
            pay_href={payHref(invoice)}
          />
        </div>
      </header>
      <Details invoice={invoice} />
      <p className="prose-measure mt-8 wrap-anywhere whitespace-pre-wrap">{description}</p>
      <h2 className="headline mt-10 mb-4 text-heading">{copy.lines}</h2>
      <DataTable
        caption={copy.lines}
        columns={lineColumns(invoice)}
        rows={lines}
        rowKey={({ position }) => String(position)}
      />
      <Sums invoice={invoice} />
      <PortalInvoicePayment invoice={invoice} card={card} isBack={isBack} />
      <PortalInvoiceMovements invoice={invoice} />
      {notes && (
        <section aria-labelledby="notes" className="mt-12">
          <h2 id="notes" className="headline text-heading">
            {copy.notes}
          </h2>
          <p className="prose-measure mt-3 wrap-anywhere whitespace-pre-wrap">{notes}</p>
        </section>
      )}
    </>
  )
}

function Details({ invoice }: { invoice: InvoiceDocument }) {
  const { kind, issued_on, due_on, po_number, project, corrects, client, issuer } = invoice
  return (
    <dl
      aria-label={portalInvoices.details}
      className="mt-6 grid grid-cols-1 content-start gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-4"
    >
      <Detail name={copy.billedTo[kind]} className="lg:row-span-3">
        <span className="block font-medium">{client.name}</span>
        {client.contact && <span className="block">{copy.attention(client.contact)}</span>}
        {client.address && <span className="block whitespace-pre-line">{client.address}</span>}
      </Detail>
      <Detail name={copy.from} className="lg:row-span-3">
        <span className="block font-medium">{issuer.name}</span>
        <span className="block whitespace-pre-line">{issuer.address.join('\n')}</span>
        <a href={`mailto:${issuer.email}`} className="text-link">
          {issuer.email}
        </a>
      </Detail>
      {issued_on && <Detail name={copy.issued}>{longDate(issued_on)}</Detail>}
      {kind === 'invoice' && <Detail name={copy.due}>{longDate(due_on)}</Detail>}
      {corrects && (
        <Detail name={copy.corrects}>
          <Link to={`${list}/${corrects.id}`} className="text-link font-mono text-small">
            {corrects.number}
          </Link>
        </Detail>
      )}
      {po_number && (
        <Detail name={copy.purchaseOrder}>
          <span className="font-mono text-small">{po_number}</span>
        </Detail>
      )}
      {project && <Detail name={copy.project}>{project}</Detail>}
    </dl>
  )
}

type DetailProps = { name: string; className?: string; children: ReactNode }

function Detail({ name, className = '', children }: DetailProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <dt className="label text-ink-muted">{name}</dt>
      <dd className="mt-1 wrap-anywhere">{children}</dd>
    </div>
  )
}

function Sums({ invoice }: { invoice: InvoiceDocument }) {
  return (
    <dl
      aria-label={copy.sums}
      className="ms-auto mt-4 grid w-full max-w-md grid-cols-[1fr_auto] gap-x-8 tabular-nums"
    >
      {sumsOf(invoice).map(({ term, text, weight }) => (
        <div
          key={term}
          className={`col-span-2 grid grid-cols-subgrid items-baseline py-2 ${weight === 'total' ? 'border-b border-ink' : 'border-b border-line'}`}
        >
          <dt className={`min-w-0 wrap-anywhere ${weight ? 'font-medium' : ''}`}>{term}</dt>
          <dd
            className={`text-end whitespace-nowrap ${weight === 'total' ? 'headline text-heading' : weight ? 'font-medium' : ''}`}
          >
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
