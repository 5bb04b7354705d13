import { invoiceDocument as copy } from '#content/invoice-document.ts'
import { transferDetails } from './how-to-pay.ts'
import type { InvoiceDocument } from './invoice-document.ts'

/** The bank details for a transfer that quotes the invoice's number, or where to ask for them. */
export function TransferDetails({ invoice }: { invoice: InvoiceDocument }) {
  const { bank, email } = invoice.issuer
  const quoted = invoice.number ?? ''
  return (
    <>
      <h3 className="label mt-6 text-ink-muted">{copy.transfer}</h3>
      {bank ? (
        <dl className="mt-2 border-t border-ink">
          {transferDetails(bank, quoted).map(({ term, text }) => (
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
        <p className="prose-measure mt-2">{copy.noBank(email, quoted)}</p>
      )}
    </>
  )
}
