import type { ReactNode } from 'react'
import { Plus } from '#app/ui/icons.tsx'

type BookingFoldProps = {
  title: string
  text: string
  /** Stands open from the start. */
  open?: boolean
  /** What to press, in words, as long as it is closed. */
  invitation?: string
  children: ReactNode
}

/** Something that can be done with a booking, out of sight until it is asked for. */
export function BookingFold({ title, text, open, invitation, children }: BookingFoldProps) {
  return (
    <details open={open} className="group border-b border-ink">
      <summary className="flex items-baseline justify-between gap-6 py-5">
        <span className="block">
          <h2 className="headline text-heading">{title}</h2>
          <span className="mt-1 block text-ink-muted">{text}</span>
          {invitation && (
            <span className="text-link mt-2 inline-block group-open:hidden">{invitation}</span>
          )}
        </span>
        <Plus
          aria-hidden="true"
          size={18}
          className="shrink-0 translate-y-0.5 text-vermilion transition-transform duration-150 group-open:rotate-45"
        />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  )
}
