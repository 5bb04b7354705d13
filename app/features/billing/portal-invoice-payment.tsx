import { longDate } from '#app/ui/format-date.ts'
import { cardPayments } from '#content/card-payments.ts'
import { invoiceDocument as copy } from '#content/invoice-document.ts'
import type { CardOffer } from './card/card-payment.ts'
import { CardStanding } from './card/card-standing.tsx'
import { PayByCard } from './card/pay-by-card.tsx'
import { closedNote, isPayable } from './how-to-pay.ts'
import { formatMoney } from './invoice.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { PayNow } from './pay-now.tsx'
import { TransferDetails } from './transfer-details.tsx'

type PortalInvoicePaymentProps = {
  invoice: InvoiceDocument
  card: CardOffer
  /** Somebody comes back from the page of the payment provider. */
  isBack: boolean
}

/** How to pay it, or how far its payment by card is. */
export function PortalInvoicePayment({ invoice, card, isBack }: PortalInvoicePaymentProps) {
  if (!isPayable(invoice)) return <p className="mt-8">{closedNote(invoice)}</p>
  const { card_state } = invoice
  const isUnderWay = card_state === 'processing' || (isBack && card_state === 'open')
  return (
    <section
      id="pay"
      aria-labelledby="how-to-pay"
      className="mt-12 scroll-mt-6 border-[3px] border-double border-line-strong bg-surface p-5 sm:p-8"
    >
      {isUnderWay ? (
        <CardStanding invoice={invoice} headingId="how-to-pay" />
      ) : (
        <WaysToPay invoice={invoice} card={card} />
      )}
    </section>
  )
}

/** At its payment link, by card, or by a transfer that quotes its number. */
function WaysToPay({ invoice, card }: Omit<PortalInvoicePaymentProps, 'isBack'>) {
  const { balance, currency, due_on, pay_link } = invoice
  const line = card ? cardPayments.payLine : copy.transferLine
  return (
    <>
      <h2 id="how-to-pay" className="headline text-heading">
        {copy.howToPay}
      </h2>
      <p className="mt-3">{line(formatMoney(balance, currency), longDate(due_on))}</p>
      {pay_link && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <PayNow href={pay_link} />
        </p>
      )}
      {card && <PayByCard invoice={invoice} host={card.host} />}
      <TransferDetails invoice={invoice} />
    </>
  )
}
