import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { governance } from '#content/solutions/governance.ts'

/** Before and after as an account in the form of a T: the same months on both sides. */
export function TaxAccount() {
  const { change } = usePageCopy(governance)
  return (
    <section className="frame py-20 md:py-28">
      <div className="mx-auto max-w-3xl text-center">
        <h2 className="display text-title">{change.title}</h2>
        <p className="mx-auto mt-4 max-w-[56ch] text-ink-muted">{change.text}</p>
      </div>
      <div className="mt-12 md:mt-16">
        <div className="grid grid-cols-2 border-b-2 border-ink md:grid-cols-[minmax(0,1fr)_8rem_minmax(0,1fr)]">
          <p className="pb-3 pe-3">
            <span className="label block text-ink-muted">{change.debit}</span>
            <span className="headline text-heading">{change.before}</span>
          </p>
          <p className="pb-3 text-end md:col-start-3">
            <span className="label block text-ink-muted">{change.credit}</span>
            <span className="headline text-heading">{change.after}</span>
          </p>
        </div>
        <ol>
          {change.rows.map((row, index) => (
            <li
              key={index}
              className="grid grid-cols-2 md:grid-cols-[minmax(0,1fr)_8rem_minmax(0,1fr)]"
            >
              <h3 className="relative z-10 col-span-2 mt-6 border-b border-line pb-1 text-center md:col-span-1 md:col-start-2 md:row-start-1 md:mt-0 md:grid md:content-start md:border-0 md:pt-6 md:pb-0">
                <span className="label text-vermilion md:bg-paper md:pt-1">{row.when}</span>{' '}
                <span className="text-small text-ink-muted md:bg-paper md:pb-2">{row.who}</span>
              </h3>
              <p className="py-3 pe-4 text-small text-ink-muted sm:text-base md:col-start-1 md:row-start-1 md:border-b md:border-line md:py-6 md:pe-8 md:text-end">
                <span className="sr-only">{change.before}: </span>
                {row.before}
              </p>
              <span
                aria-hidden="true"
                className="hidden border-b border-line md:col-start-2 md:row-start-1 md:flex md:justify-center"
              >
                <span className="h-full border-s-2 border-ink" />
              </span>
              <p className="border-s-2 border-ink py-3 ps-4 text-small sm:text-base md:col-start-3 md:row-start-1 md:border-s-0 md:border-b md:border-line md:py-6 md:ps-8">
                <span className="sr-only">{change.after}: </span>
                {row.after}
              </p>
            </li>
          ))}
        </ol>
        <dl className="grid grid-cols-2 gap-x-8 border-t border-ink md:grid-cols-[minmax(0,1fr)_8rem_minmax(0,1fr)] md:gap-x-0">
          {[change.sumBefore, change.sumAfter].map((sum, index) => (
            <div
              key={index}
              className={`border-b-4 border-double border-ink py-4 ${index === 0 ? 'md:text-end md:pe-8' : 'md:col-start-3 md:ps-8'}`}
            >
              <dt className="label text-ink-muted">{change.carried}</dt>
              <dd className="headline mt-1 text-heading">{sum}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
