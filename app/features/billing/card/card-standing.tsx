import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { cardPayments as copy } from '#content/card-payments.ts'
import type { InvoiceDocument } from '../invoice-document.ts'

type CardStandingProps = { invoice: InvoiceDocument; headingId: string }

/** Of a payment by card that is under way: whoever has paid is not asked to pay again. */
export function CardStanding({ invoice: { id, card_state }, headingId }: CardStandingProps) {
  const isWaiting = card_state === 'processing'
  return (
    <>
      <h2 id={headingId} className="headline text-heading">
        {isWaiting ? copy.processingTitle : copy.returnedTitle}
      </h2>
      <p role="status" className="prose-measure mt-3">
        {isWaiting ? copy.processing : copy.returned}
      </p>
      {!isWaiting && (
        <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to="?card=done" replace variant="secondary">
            {copy.check}
          </ButtonLink>
          <Link to={`/dashboard/invoices/${id}#pay`} className="text-link">
            {copy.notPaid}
          </Link>
        </p>
      )}
    </>
  )
}
