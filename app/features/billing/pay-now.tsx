import { useId } from 'react'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { billing } from '#content/billing.ts'
import { payHost } from './how-to-pay.ts'

type PayNowProps = {
  href: string
  /** Names the invoice where the page shows several. */
  number?: string
  size?: 'small'
  /** Where the page says which site it is, if that is not beside the button. */
  noteId?: string
}

/** Leads to where an invoice is paid. Another site opens in a new tab, and its name is read before. */
export function PayNow({ href, number, size, noteId }: PayNowProps) {
  const ownId = useId()
  const host = payHost(href)
  const elsewhere = host && {
    target: '_blank',
    rel: 'noreferrer',
    title: billing.payOpens(host),
    'aria-describedby': noteId ?? ownId,
  }
  return (
    <>
      <ButtonAnchor
        href={href}
        size={size}
        className="whitespace-nowrap"
        aria-label={number && `${billing.payNow}: ${number}`}
        {...elsewhere}
      >
        {billing.payNow}
      </ButtonAnchor>
      {host && !noteId && (
        <span id={ownId} className="max-w-64 text-small wrap-anywhere text-ink-muted">
          {billing.payOpens(host)}
        </span>
      )}
    </>
  )
}
