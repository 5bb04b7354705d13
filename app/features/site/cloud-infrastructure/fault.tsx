import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { cloudInfrastructure } from '#content/capabilities/cloud-infrastructure.ts'

/** The layers that the fault has torn apart. */
const layers =
  'md:bg-[repeating-linear-gradient(180deg,var(--color-line-strong)_0_1px,transparent_1px_5px)] md:bg-[length:100%_21px] md:bg-no-repeat'

/** Before and after on two sides of a geological fault: the strata no longer meet. */
export function Fault() {
  const { change } = usePageCopy(cloudInfrastructure)
  return (
    <section className="frame py-20 md:py-28">
      <h2 className="display text-title">{change.title}</h2>
      <div className="relative mt-10 md:mt-14">
        <svg
          viewBox="0 0 60 800"
          preserveAspectRatio="none"
          fill="none"
          aria-hidden="true"
          focusable="false"
          className="absolute inset-y-0 start-[calc(50%-1.875rem)] hidden h-full w-15 md:block"
        >
          <path
            d="M44 0L34 90L46 170L26 290L36 380L18 500L30 590L12 700L18 800"
            stroke="var(--color-vermilion)"
            strokeWidth="1.6"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div className="hidden md:grid md:grid-cols-2 md:gap-x-24">
          <p className="label text-ink-muted">{change.before}</p>
          <p className="label translate-y-14 text-vermilion">{change.after}</p>
        </div>
        <ol className="mt-4 md:pb-14">
          {change.rows.map((row, index) => (
            <li key={index} className="py-6 max-md:border-t max-md:border-line md:py-0">
              <h3 className="headline text-heading md:sr-only">{row.who}</h3>
              <div className="grid grid-cols-1 gap-y-4 md:grid-cols-2 md:gap-x-24">
                <div
                  className={`md:min-h-44 md:border-t-2 md:border-ink md:pt-9 md:pb-5 ${layers}`}
                >
                  <p aria-hidden="true" className="mb-1 hidden text-small text-ink-muted md:block">
                    {row.who}
                  </p>
                  <p className="label mt-3 text-ink-muted md:sr-only">{change.before}</p>
                  <p className="max-w-[40ch] text-lead text-ink-muted max-md:mt-1 max-md:text-base">
                    {row.before}
                  </p>
                </div>
                <div
                  className={`md:min-h-44 md:translate-y-14 md:border-t-2 md:border-ink md:pt-9 md:pb-5 ${layers}`}
                >
                  <p aria-hidden="true" className="mb-1 hidden text-small text-ink-muted md:block">
                    {row.who}
                  </p>
                  <p className="label text-vermilion md:sr-only">{change.after}</p>
                  <p className="max-w-[40ch] text-lead max-md:mt-1 max-md:text-base">{row.after}</p>
                </div>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
