import { Link } from 'react-router'
import {
  filterJobs,
  type JobFilter,
  jobFilterHref,
  jobLocations,
  jobTypes,
} from '#app/features/careers/job-filter.ts'
import { careers } from '#content/careers.ts'

const { filter: copy } = careers

/** Two lines of an index: each choice says how many posts it leaves, and a chosen one takes itself back. */
export function CareersFilter({ filter }: { filter: JobFilter }) {
  const found = filterJobs(filter).length
  const narrowed = filter.type !== null || filter.location !== null
  return (
    <nav aria-label={copy.label} className="mt-8 border-y border-ink text-small">
      <FilterLine name={copy.type} choices={jobTypes} of="type" filter={filter} />
      <FilterLine name={copy.location} choices={jobLocations} of="location" filter={filter} />
      <p role="status" className="flex flex-wrap items-baseline gap-x-5 py-3 text-ink-muted">
        {copy.found(found, careers.jobs.length)}
        {narrowed && (
          <Link to="/careers#register" preventScrollReset className="text-link">
            {copy.clear}
          </Link>
        )}
      </p>
    </nav>
  )
}

type FilterLineProps<Key extends keyof JobFilter> = {
  name: string
  of: Key
  choices: readonly NonNullable<JobFilter[Key]>[]
  filter: JobFilter
}

function FilterLine<Key extends keyof JobFilter>(props: FilterLineProps<Key>) {
  const { name, of, choices, filter } = props
  return (
    <div className="grid grid-cols-1 items-baseline gap-x-6 border-b border-line py-2 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <span className="label text-ink-muted">{name}</span>
      <ul className="flex flex-wrap gap-x-2 gap-y-1">
        {choices.map((choice) => {
          const chosen = filter[of] === choice
          const count = filterJobs({ ...filter, [of]: choice }).length
          return (
            <li key={choice}>
              <Link
                to={jobFilterHref({ ...filter, [of]: chosen ? null : choice })}
                preventScrollReset
                aria-current={chosen || undefined}
                className="inline-flex min-h-9 items-center gap-2 border-[3px] border-double border-transparent px-2.5 no-underline hover:border-line-strong aria-[current]:border-vermilion aria-[current]:text-vermilion"
              >
                {copy.choices[choice]}
                <span className="font-mono tabular-nums text-ink-muted">{count}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
