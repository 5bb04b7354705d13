import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { aftrlife } from '#content/solutions/aftrlife.ts'

/** What the service refuses, as large quiet sentences. */
export function AftrlifeRefusals() {
  const copy = usePageCopy(aftrlife)
  const { refusals } = copy
  return (
    <section className="bg-surface py-24 md:py-40">
      <div className="frame grid grid-cols-1 gap-x-8 gap-y-16 md:grid-cols-12">
        <div className="md:col-span-4">
          <h2 className="headline text-heading">{refusals.title}</h2>
          <p className="mt-3 max-w-[34ch] text-ink-muted">{refusals.text}</p>
        </div>
        <ul className="space-y-14 md:col-span-8 md:space-y-20">
          {refusals.items.map((item, index) => (
            <li key={index}>
              <h3 className="display text-title">{item.title}</h3>
              <p className="mt-4 max-w-[52ch] text-lead text-ink-muted">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Five moments, each once without and once with; they move across the page as time does. */
export function AftrlifeFamily() {
  const copy = usePageCopy(aftrlife)
  const { change } = copy
  const steps = [
    'lg:col-start-1',
    'lg:col-start-2',
    'lg:col-start-3',
    'lg:col-start-4',
    'lg:col-start-5',
  ]
  return (
    <section className="frame py-24 md:py-40">
      <h2 className="display max-w-[16ch] text-title">{change.title}</h2>
      <p className="mt-5 max-w-[46ch] text-lead text-ink-muted">{change.text}</p>
      <ol className="mt-16 grid grid-cols-1 gap-y-16 md:mt-24 md:gap-y-20 lg:grid-cols-12">
        {change.rows.map((row, index) => (
          <li key={index} className={`lg:col-span-8 ${steps[index]}`}>
            <h3 className="headline text-section italic">{row.who}</h3>
            <div className="mt-5 grid grid-cols-1 gap-x-10 gap-y-5 sm:grid-cols-2">
              <p className="text-ink-muted">
                <span className="label mb-2 block">{change.before}</span>
                {row.before}
              </p>
              <p>
                <span className="label mb-2 block text-ink-muted">{change.after}</span>
                {row.after}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
