import { useId } from 'react'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { billing } from '#content/billing.ts'
import { payHost } from './how-to-pay.ts'

/** @property number names the invoice where the page shows several */
type PayNowProps = { href: string; number?: string; size?: 'small' }

/** Leads to where an invoice is paid. Another site opens in a new tab, and its name is read before. */
export function PayNow({ href, number, size }: PayNowProps) {
  const noteId = useId()
  const host = payHost(href)
  const label = number && `${billing.payNow}: ${number}`
  const look = { size, className: 'whitespace-nowrap' }
  if (!host)
    return (
      <ButtonAnchor href={href} aria-label={label} {...look}>
        {billing.payNow}
      </ButtonAnchor>
    )
  return (
    <>
      <ButtonAnchor
        href={href}
        target="_blank"
        rel="noreferrer"
        aria-label={label}
        aria-describedby={noteId}
        {...look}
      >
        {billing.payNow}
      </ButtonAnchor>
      <span id={noteId} className="max-w-64 text-small wrap-anywhere text-ink-muted">
        {billing.payOpens(host)}
      </span>
    </>
  )
}
