import { type ReactNode, useEffect, useRef } from 'react'
import { Sheet } from '#app/features/leads/get-started-sheet.tsx'
import { MachineLines } from '#app/features/leads/get-started-zone.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Stamp } from '#app/ui/stamp.tsx'
import { getStarted } from '#content/get-started.ts'

const { received, booking } = getStarted

type ReceivedProps = {
  /** Undefined when the address no longer tells whose dossier it is. */
  receipt: { reference: string; firstName: string } | undefined
  /** Where a time for the consultation is chosen. */
  children: ReactNode
}

/** Step 4: the dossier is closed and stamped; what is left is to choose a time. */
export function Received({ receipt, children }: ReceivedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  return (
    <Sheet>
      {receipt && (
        <Stamp tone="verdigris" tilt="left">
          {received.stamp}
        </Stamp>
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
      <section aria-labelledby="consultation" className="mt-9 border-t border-ink pt-7">
        <h3 id="consultation" className="headline text-heading">
          {booking.title}
        </h3>
        <p className="mt-2 max-w-[56ch] text-ink-muted">{booking.text}</p>
        {children}
      </section>
      <ButtonLink to="/" variant="secondary" size="large" className="mt-10">
        {received.home}
      </ButtonLink>
      {receipt && <MachineLines lines={[receipt.reference, receipt.firstName]} />}
    </Sheet>
  )
}
