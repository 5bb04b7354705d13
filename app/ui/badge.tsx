import type { ReactNode } from 'react'

/** What something is filed under: quieter than a stamp. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="label inline-block border border-line-strong px-2 py-0.5 text-[0.6875rem] whitespace-nowrap text-ink-muted">
      {children}
    </span>
  )
}
