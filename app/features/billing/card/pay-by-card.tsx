import { useId } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { billing } from '#content/billing.ts'
import { cardPayments as copy } from '#content/card-payments.ts'
import type { InvoiceDocument } from '../invoice-document.ts'

type PayByCardProps = {
  invoice: InvoiceDocument
  /** The site that opens. */
  host: string
  /** The page is in the tab already that was opened for it. */
  isOpened?: boolean
}

/** Pay Now for a card: a form, because it asks the payment provider for a page; it opens in a new tab. */
export function PayByCard({ invoice, host, isOpened = false }: PayByCardProps) {
  const noteId = useId()
  const { id, card_state } = invoice
  return (
    <>
      <h3 className="label mt-6 text-ink-muted">{copy.byCard}</h3>
      <Alert text={card_state === 'failed' && copy.failed} className="mt-3" />
      <Form
        method="post"
        action={`/dashboard/invoices/${id}/card`}
        target={isOpened ? undefined : '_blank'}
        reloadDocument
        className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3"
      >
        <Button type="submit" aria-describedby={noteId}>
          {billing.payNow}
        </Button>
        <span id={noteId} className="max-w-96 text-small wrap-anywhere text-ink-muted">
          {isOpened ? copy.goesTo(host) : copy.opens(host)}
        </span>
      </Form>
    </>
  )
}
