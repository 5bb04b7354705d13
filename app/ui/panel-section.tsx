import type { ReactNode } from 'react'

/** A part of a page of the panel, with its heading. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="headline mb-4 text-heading">{title}</h2>
      {children}
    </section>
  )
}
