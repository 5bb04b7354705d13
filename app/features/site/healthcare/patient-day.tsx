import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { healthcare } from '#content/solutions/healthcare.ts'

/** A day on one spine: on the left as it often is, on the right with the platform. */
export function PatientDay() {
  const copy = usePageCopy(healthcare)
  const { change, patient } = copy
  return (
    <section className="border-y border-line bg-surface py-16 md:py-24">
      <div className="frame">
        <div className="mx-auto max-w-[44rem] md:text-center">
          <h2 className="display text-title">{change.title}</h2>
          <p className="headline accent mt-4 text-section text-balance">{patient}</p>
          <p className="mt-4 text-ink-muted">{change.text}</p>
        </div>
        <div
          aria-hidden="true"
          className="label mt-12 hidden grid-cols-[1fr_11rem_1fr] text-ink-muted md:grid"
        >
          <p className="pe-8 text-end">{change.before}</p>
          <p />
          <p className="ps-8">{change.after}</p>
        </div>
        <ol className="mt-10 md:mt-4">
          {change.rows.map((row, index) => (
            <li
              key={index}
              className="grid grid-cols-1 gap-y-3 border-t border-line py-6 md:grid-cols-[1fr_11rem_1fr] md:gap-y-0 md:border-0 md:py-0"
            >
              <h3 className="headline text-[1.25rem] leading-snug md:col-start-2 md:row-start-1 md:self-center md:px-2 md:text-center">
                {row.who}
              </h3>
              <p className="text-balance border-s-2 border-dashed border-line-strong ps-4 text-ink-muted md:col-start-1 md:row-start-1 md:border-s-0 md:border-e-2 md:py-7 md:ps-0 md:pe-8 md:text-end">
                <span className="label mb-1 block md:sr-only">{change.before}</span>
                {row.before}
              </p>
              <p className="border-s-2 border-vermilion ps-4 md:col-start-3 md:row-start-1 md:py-7 md:ps-8">
                <span className="label mb-1 block text-ink-muted md:sr-only">{change.after}</span>
                {row.after}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
