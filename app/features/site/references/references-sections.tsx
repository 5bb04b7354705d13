import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { Accented } from '#app/ui/accented.tsx'
import { ArrowRight } from '#app/ui/icons.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { references as page } from '#content/references.ts'
import { QuotePlate } from './quote-plate.tsx'

/** The marks are engraved once there is something to quote. */
export function ReferencesHero({ isPrinted }: { isPrinted: boolean }) {
  const copy = usePageCopy(page)
  return (
    <header className="overflow-clip border-b border-line">
      <div className="frame grid grid-cols-1 items-end gap-x-8 gap-y-8 pt-10 pb-12 md:grid-cols-12 md:pt-16 md:pb-16">
        <div className="md:col-span-7">
          <MrzLine text={copy.mrz} className="mb-6" />
          <h1 className="display text-hero">
            <Accented parts={copy.headline} />
          </h1>
          <p className="mt-6 max-w-[56ch] text-lead text-ink-muted">{copy.lead}</p>
        </div>
        <QuotePlate isPrinted={isPrinted} className="w-full max-w-lg md:col-span-5" />
      </div>
    </header>
  )
}

/** The references, each as a card. */
export function ReferencesList({ children }: { children: ReactNode }) {
  const copy = usePageCopy(page)
  return (
    <section aria-labelledby="references" className="frame pt-14 md:pt-20">
      <h2 id="references" className="display mb-8 text-title">
        {copy.list.title}
      </h2>
      {children}
    </section>
  )
}

/** While there is no reference: what a reader can check instead. */
export function NoReferences() {
  const { none } = usePageCopy(page)
  return (
    <section aria-labelledby="no-references" className="frame pt-14 md:pt-20">
      <div className="border-[3px] border-double border-line-strong bg-surface p-6 sm:p-10">
        <h2 id="no-references" className="display text-title">
          {none.title}
        </h2>
        <p className="mt-4 max-w-[60ch] text-lead text-ink-muted">{none.text}</p>
        <ul className="mt-8 border-t border-ink">
          {none.items.map((item) => (
            <li key={item.to} className="border-b border-line">
              <Link
                to={item.to}
                prefetch="intent"
                viewTransition
                className="group grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 py-4 no-underline sm:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_auto]"
              >
                <span className="headline text-[1.25rem] leading-snug group-hover:text-vermilion">
                  {item.title}
                </span>
                <span className="text-ink-muted max-sm:row-start-2">{item.text}</span>
                <ArrowRight aria-hidden="true" size={18} className="self-center text-vermilion" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function ReferenceRules() {
  const { rules } = usePageCopy(page)
  return (
    <section aria-labelledby="rules" className="frame pt-14 md:pt-20">
      <h2 id="rules" className="display text-section">
        {rules.title}
      </h2>
      <ol className="mt-6 grid grid-cols-1 gap-x-8 gap-y-8 md:grid-cols-3">
        {rules.items.map((item, index) => (
          <li key={index} className="border-t border-ink pt-4">
            <h3 className="headline text-heading">{item.title}</h3>
            <p className="mt-2 max-w-[44ch] text-ink-muted">{item.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
