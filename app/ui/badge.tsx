import type { ReactNode } from 'react'

/** A category of a record: less prominent than a status badge. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="label inline-block border border-line-strong px-2 py-0.5 text-[0.6875rem] whitespace-nowrap text-ink-muted">
      {children}
    </span>
  )
}
