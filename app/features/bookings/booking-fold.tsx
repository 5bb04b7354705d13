import type { ReactNode } from 'react'
import { Plus } from '#app/ui/icons.tsx'

type BookingFoldProps = {
  title: string
  text: string
  /** Open from the start. */
  open?: boolean
  /** The label of the button that opens it. */
  invitation?: string
  children: ReactNode
}

/** An action on a booking, folded until it is opened. */
export function BookingFold({ title, text, open, invitation, children }: BookingFoldProps) {
  return (
    <details open={open} className="group border-b border-ink">
      <summary className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 py-5">
        <h2 className="headline text-heading">{title}</h2>
        <Plus
          aria-hidden="true"
          size={18}
          className="translate-y-0.5 text-vermilion transition-transform duration-150 group-open:rotate-45"
        />
        <span className="mt-1 text-ink-muted">{text}</span>
        {invitation && (
          <span className="text-link col-start-1 mt-2 justify-self-start group-open:hidden">
            {invitation}
          </span>
        )}
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  )
}
