import type { ReactNode } from 'react'

/** In a cell without a value; in a row of two lines it takes no room. */
export const Nothing = ({ children = '–' }: { children?: ReactNode }) => (
  <span className="text-ink-muted" data-nothing>
    {children}
  </span>
)
