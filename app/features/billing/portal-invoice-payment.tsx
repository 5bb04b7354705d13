import { longDate } from '#app/ui/format-date.ts'
import { invoiceDocument as copy } from '#content/invoice-document.ts'
import { closedNote, isPayable, transferDetails } from './how-to-pay.ts'
import { formatMoney } from './invoice.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { PayNow } from './pay-now.tsx'

/** How to pay it: at its payment link, or by a transfer that quotes its number. */
export function PortalInvoicePayment({ invoice }: { invoice: InvoiceDocument }) {
  const { number, balance, currency, due_on, issuer, pay_link } = invoice
  if (!isPayable(invoice)) return <p className="mt-8">{closedNote(invoice)}</p>
  const quoted = number ?? ''
  return (
    <section
      id="pay"
      aria-labelledby="how-to-pay"
      className="mt-12 scroll-mt-6 border-[3px] border-double border-line-strong bg-surface p-5 sm:p-8"
    >
      <h2 id="how-to-pay" className="headline text-heading">
        {copy.howToPay}
      </h2>
      <p className="mt-3">{copy.transferLine(formatMoney(balance, currency), longDate(due_on))}</p>
      {pay_link && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <PayNow href={pay_link} />
        </p>
      )}
      <h3 className="label mt-6 text-ink-muted">{copy.transfer}</h3>
      {issuer.bank ? (
        <dl className="mt-2 border-t border-ink">
          {transferDetails(issuer.bank, quoted).map(({ term, text }) => (
            <div
              key={term}
              className="grid gap-x-6 gap-y-1 border-b border-line py-2.5 sm:grid-cols-[12rem_1fr]"
            >
              <dt className="text-ink-muted">{term}</dt>
              <dd className="font-mono text-small wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="prose-measure mt-2">{copy.noBank(issuer.email, quoted)}</p>
      )}
    </section>
  )
}
