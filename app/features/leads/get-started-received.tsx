import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { GetStartedFrame } from '#app/features/leads/get-started-frame.tsx'
import { GetStartedPage } from '#app/features/leads/get-started-page.tsx'
import { MachineLines } from '#app/features/leads/get-started-zone.tsx'
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { getStarted } from '#content/get-started.ts'

const { received, booking } = getStarted

type ReceivedProps = {
  /** Undefined when the address has no valid receipt. */
  receipt: { reference: string; firstName: string } | undefined
  /** The calendar for the consultation; as wide as the page. */
  children: ReactNode
}

/** Step 4: the form is stored; the visitor chooses a time for the consultation. */
export function Received({ receipt, children }: ReceivedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  return (
    <>
      <GetStartedPage stage="received" rings={4}>
        <GetStartedFrame>
          {receipt && (
            <StatusBadge tone="verdigris" tilt="left">
              {received.status}
            </StatusBadge>
          )}
          <h2 ref={heading} tabIndex={-1} className="display mt-5 text-section sm:text-title">
            {received.title(receipt?.firstName ?? '')}
          </h2>
          <p className="mt-3 max-w-[56ch] text-lead text-ink-muted">
            {receipt ? received.text : received.lapsed}
          </p>
          {receipt && (
            <p className="mt-6">
              <span className="label block text-ink-muted">{received.reference}</span>
              <strong className="font-mono text-heading font-normal tracking-wider">
                {receipt.reference}
              </strong>
            </p>
          )}
          <ButtonAnchor href="#consultation" size="large" className="mt-8">
            {booking.jump}
          </ButtonAnchor>
          {receipt && <MachineLines lines={[receipt.reference, receipt.firstName]} />}
        </GetStartedFrame>
      </GetStartedPage>
      <section aria-labelledby="consultation" className="frame pb-20 md:pb-28">
        <div className="mb-8 border-t border-ink pt-8">
          <h2 id="consultation" className="display text-section sm:text-title">
            {booking.title}
          </h2>
          <p className="mt-3 max-w-[60ch] text-lead text-ink-muted">{booking.text}</p>
        </div>
        {children}
        <ButtonLink viewTransition to="/" variant="secondary" size="large" className="mt-10">
          {received.home}
        </ButtonLink>
      </section>
    </>
  )
}
