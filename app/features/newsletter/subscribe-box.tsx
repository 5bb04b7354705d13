import type { ReactNode } from 'react'
import { stayUpdated } from '#content/newsletter.ts'

/** The box around the newsletter's form. */
export function SubscribeBox({ children }: { children: ReactNode }) {
  return (
    <section
      id="stay-updated"
      aria-labelledby="stay-updated-title"
      className="no-print grid grid-cols-1 items-start gap-x-12 gap-y-6 border-y border-ink py-10 md:grid-cols-12"
    >
      <div className="md:col-span-6">
        <h2 id="stay-updated-title" className="display text-section">
          {stayUpdated.title}
        </h2>
        <p className="mt-2 text-ink-muted">{stayUpdated.text}</p>
      </div>
      <div className="md:col-span-6">{children}</div>
    </section>
  )
}
