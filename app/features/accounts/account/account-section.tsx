import type { ReactNode } from 'react'

type AccountSectionProps = { id: string; title: string; text?: string; children: ReactNode }

/** A section of the account page: its title beside its content. */
export function AccountSection({ id, title, text, children }: AccountSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-10 gap-y-5 border-t border-line py-8 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div className="min-w-0">
        <h2 id={id} className="headline text-heading wrap-anywhere">
          {title}
        </h2>
        {text && <p className="mt-2 text-small text-ink-muted">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
