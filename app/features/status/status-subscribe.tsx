import type { ReactNode } from 'react'
import { statusSubscribe as copy } from '#content/status-subscription.ts'

type StatusSubscribeProps = {
  /** Whether the form was just sent; then it says what happens next. */
  isSent: boolean
  /** The form by which a reader gets what is posted by mail. */
  children: ReactNode
}

/** The end of the status page, with the form that subscribes to what is posted. */
export function StatusSubscribe({ isSent, children }: StatusSubscribeProps) {
  const said = isSent ? copy.sent : copy
  return (
    <section
      id="subscribe"
      aria-labelledby="subscribe-title"
      className="no-print mt-14 grid grid-cols-1 items-start gap-x-12 gap-y-6 border-y border-ink py-10 md:grid-cols-12"
    >
      <div className="md:col-span-5" role={isSent ? 'status' : undefined}>
        <h2 id="subscribe-title" className="headline text-section">
          {said.title}
        </h2>
        <p className="prose-measure mt-2 text-ink-muted">{said.text}</p>
      </div>
      <div className="md:col-span-7">{children}</div>
    </section>
  )
}
