import { useId } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { cardPayments } from '#content/card-payments.ts'
import { closedNote, isPayable, payHost } from '../how-to-pay.ts'
import { formatMoney } from '../invoice.ts'
import type { InvoiceDocument } from '../invoice-document.ts'
import { TransferDetails } from '../transfer-details.tsx'
import { type CardOffer, cardAmount } from './card-payment.ts'
import { CardStanding } from './card-standing.tsx'
import { PayByCard } from './pay-by-card.tsx'

const { page: copy } = cardPayments

/** What the form was answered: the address of the provider's page, or why there is none. */
export type CardAnswer = { url: string | null; error: string | null }

type CardPageProps = { invoice: InvoiceDocument; card: CardOffer; answer: CardAnswer | undefined }

/** The step between an invoice and the provider's page; without the provider it says how to pay instead. */
export function CardPage({ invoice, card, answer }: CardPageProps) {
  const { id, number, card_state } = invoice
  // It says the same as the answer to the form.
  const isWaiting = isPayable(invoice) && card_state === 'processing'
  return (
    <>
      <BackLink to={`/dashboard/invoices/${id}#pay`}>{copy.back(number ?? '')}</BackLink>
      <div className="mt-4 max-w-2xl">
        {answer?.url ? (
          <Opening url={answer.url} invoice={invoice} />
        ) : (
          <>
            <h1 className="headline border-b border-ink pb-5 text-section">{copy.title}</h1>
            {!isWaiting && <Alert text={answer?.error} boxed takesFocus className="mt-6" />}
            <HowToPay invoice={invoice} card={card} />
          </>
        )}
      </div>
    </>
  )
}

/**
 * Goes on to the provider at once. The page does it and not the form's answer: a form of ours may lead to no other site
 * (Content-Security-Policy), and whoever comes back finds this page, not the form.
 */
function Opening({ url, invoice }: { url: string; invoice: InvoiceDocument }) {
  const host = payHost(url) ?? ''
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${url}`} />
      <h1 className="headline border-b border-ink pb-5 text-section wrap-anywhere">
        {copy.opening(host)}
      </h1>
      <p className="prose-measure mt-6">
        {copy.openingText(formatMoney(invoice.balance, invoice.currency), host)}
      </p>
      <ButtonAnchor href={url} rel="noreferrer" className="mt-6">
        {copy.goOn(host)}
      </ButtonAnchor>
    </>
  )
}

function HowToPay({ invoice, card }: Pick<CardPageProps, 'invoice' | 'card'>) {
  const headingId = useId()
  if (!isPayable(invoice)) return <p className="mt-6">{closedNote(invoice)}</p>
  if (invoice.card_state === 'processing')
    return (
      <section aria-labelledby={headingId} className="mt-6">
        <CardStanding invoice={invoice} headingId={headingId} />
      </section>
    )
  return (
    <>
      {card && cardAmount(invoice) !== null && (
        <PayByCard invoice={invoice} host={card.host} isOpened />
      )}
      <TransferDetails invoice={invoice} />
    </>
  )
}
