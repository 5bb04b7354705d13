import { useId } from 'react'
import { Link } from '#app/ui/link.tsx'
import { todayPage as copy } from '#content/today.ts'
import { type TodayPart as Part, promisedSections, type Today } from './today.ts'
import { TodayLine } from './today-line.tsx'
import { sectionViews } from './today-row.ts'

type TodayPartProps = { part: Part; today: Today }

/** One section: how many wait, the first rows, and the link to all of them. */
export function TodayPart({ part, today }: TodayPartProps) {
  const { key, count, isCapped, late, rows } = part
  const id = useId()
  const title = copy.sections[key]
  const figure = copy.count(count, isCapped)
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex items-baseline gap-3 border-b-[3px] border-double border-ink pb-1.5">
        <h2 id={id} className="headline text-[1.1875rem] leading-tight" title={promiseOf(key)}>
          {title}
        </h2>
        <p className="figure text-[1.1875rem] leading-tight">
          <span aria-hidden="true">{figure}</span>
          <span className="sr-only">{copy.countOf(figure)}</span>
        </p>
        {late > 0 && <p className="label whitespace-nowrap text-vermilion">{copy.late(late)}</p>}
        <Link
          to={sectionViews[key].list(today.scope)}
          aria-label={copy.seeAllOf(title)}
          className="text-link ms-auto inline-flex min-h-6 items-center text-small whitespace-nowrap"
        >
          {copy.seeAll}
        </Link>
      </div>
      <ol data-list aria-labelledby={id}>
        {rows.map((row) => (
          <TodayLine key={row.id} section={key} row={row} today={today} />
        ))}
      </ol>
    </section>
  )
}

const promiseOf = (key: Part['key']) => (promisedSections.includes(key) ? copy.promise : undefined)
