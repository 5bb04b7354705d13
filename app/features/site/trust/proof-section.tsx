import type { ReactNode } from 'react'

type ProofSectionProps = { id: string; title: string; text?: string; children?: ReactNode }

/** A part of the page Trust, under an address of its own. */
export function ProofSection({ id, title, text, children }: ProofSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mt-16 scroll-mt-24 border-t border-ink pt-5 first:mt-0"
    >
      <h2 id={`${id}-title`} className="headline text-section">
        {title}
      </h2>
      {text && <p className="mt-3 max-w-[62ch] text-ink-muted">{text}</p>}
      {children}
    </section>
  )
}

/** What a part says while there is nothing in it: between double rules, like a blank of a register. */
export function NothingYet({ text }: { text: string }) {
  return (
    <p className="mt-6 border-y-[3px] border-double border-line-strong py-5">
      <span className="block max-w-[62ch]">{text}</span>
    </p>
  )
}

/** Details that staff state, one under another. */
export function DetailList({ details }: { details: readonly { term: string; text: ReactNode }[] }) {
  return (
    <dl className="mt-6 border-t border-ink">
      {details.map(({ term, text }) => (
        <div
          key={term}
          className="grid grid-cols-1 gap-x-8 gap-y-1 border-b border-line py-3 sm:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <dt className="text-ink-muted">{term}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
