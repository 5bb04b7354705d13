import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { StampSheet } from '#app/features/site/solutions/stamp-sheet.tsx'
import { Accented } from '#app/ui/accented.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { solutions } from '#content/solutions/overview.ts'

/** Marks of the sheet's margin: the inks it was printed with. */
const inks = ['bg-navy', 'bg-blue', 'bg-verdigris', 'bg-ochre', 'bg-vermilion']

export function SolutionsHero() {
  const copy = usePageCopy(solutions)
  const { mrz, headline, lead, margin } = copy
  return (
    <div className="relative isolate pb-16 md:pb-24">
      <div data-theme="dark" className="bg-plate absolute inset-0 -z-10" />
      <header
        data-theme="dark"
        className="frame grid grid-cols-1 items-end gap-x-8 gap-y-6 pt-10 pb-10 text-ink md:grid-cols-12 md:pt-16 md:pb-14"
      >
        <div className="md:col-span-8">
          <MrzLine text={mrz} className="mb-6" />
          <h1 className="display max-w-[13ch] text-hero">
            <Accented parts={headline} />
          </h1>
        </div>
        <p className="max-w-[44ch] md:col-span-4">{lead}</p>
      </header>
      <div className="frame">
        <StampSheet />
        <div
          data-theme="dark"
          aria-hidden="true"
          className="label mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 text-ink-muted"
        >
          <span>{margin[0]}</span>
          <span className="flex gap-2">
            {inks.map((ink) => (
              <span key={ink} className={`size-3 rounded-full ${ink}`} />
            ))}
          </span>
          <span>{margin[1]}</span>
        </div>
      </div>
    </div>
  )
}

export function SolutionsChoice() {
  const copy = usePageCopy(solutions)
  const { title, text, columns, rows } = copy.choice
  return (
    <section aria-labelledby="choice" className="frame py-16 md:py-28">
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-12">
        <h2 id="choice" className="display text-title md:col-span-6">
          {title}
        </h2>
        <p className="self-end text-ink-muted md:col-span-5 md:col-start-8">{text}</p>
      </div>
      <table className="data-table mt-10">
        <thead>
          <tr className="label">
            <th scope="col">{columns.heard}</th>
            <th scope="col">{columns.solution}</th>
            <th scope="col">{columns.replaces}</th>
            <th scope="col">{columns.start}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <td
                data-label={columns.heard}
                className="headline text-[1.25rem] leading-snug lg:w-[30%]"
              >
                {row.heard}
              </td>
              <td data-label={columns.solution} className="font-medium lg:w-[18%]">
                {row.solution}
              </td>
              <td data-label={columns.replaces} className="text-ink-muted">
                {row.replaces}
              </td>
              <td data-label={columns.start}>{row.start}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A strip of three coupons: each can be torn off by itself. */
export function SolutionsSteps() {
  const copy = usePageCopy(solutions)
  const { title, text, keep, items } = copy.steps
  return (
    <section aria-labelledby="steps" className="border-y border-line bg-surface py-16 md:py-24">
      <div className="frame">
        <div className="max-w-[44rem] md:ms-auto">
          <h2 id="steps" className="display text-title">
            {title}
          </h2>
          <p className="mt-4 text-lead text-ink-muted">{text}</p>
        </div>
        <ol className="mt-10 grid grid-cols-1 gap-1 md:mt-14 md:grid-cols-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,5fr)]">
          {items.map((item, index) => (
            <li
              key={index}
              className="perforated flex flex-col p-6 [--sheet:var(--color-paper)] sm:p-8"
            >
              <p className="display text-section tabular-nums lining-nums">{item.duration}</p>
              <h3 className="headline mt-6 text-heading">{item.title}</h3>
              <p className="mt-2 text-ink-muted">{item.text}</p>
              <p className="mt-auto pt-6 text-small">
                <span className="label block text-ink-muted">{keep}</span>
                <span className="mt-1 block">{item.keep}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
