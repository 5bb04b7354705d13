import type { ReactNode } from 'react'
import { Guilloche } from '#app/ui/guilloche.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'

type NewsletterMessageProps = {
  mrz: string
  title: string
  text: string
  status?: { text: string; tone: 'verdigris' | 'ochre' | 'ink' }
  children?: ReactNode
}

/** A page with one message and one action. */
export function NewsletterMessage({ mrz, title, text, status, children }: NewsletterMessageProps) {
  return (
    <section className="frame grid grid-cols-1 items-center gap-x-12 gap-y-10 py-16 md:grid-cols-12 md:py-24">
      <div className="min-w-0 md:col-span-7">
        <MrzLine text={mrz} className="mb-6" />
        {status && (
          <p className="mb-4">
            <StatusBadge tone={status.tone} tilt="left">
              {status.text}
            </StatusBadge>
          </p>
        )}
        <h1 className="display text-title">{title}</h1>
        <p className="prose-measure mt-4 text-lead wrap-anywhere text-ink-muted">{text}</p>
        {children && <div className="mt-8">{children}</div>}
      </div>
      <div
        aria-hidden="true"
        className="hidden justify-center md:col-span-4 md:col-start-9 md:flex"
      >
        <Guilloche figure="quiet" className="w-full max-w-80" />
      </div>
    </section>
  )
}
