import { Link } from 'react-router'
import { changedHref } from '#app/platform/keyset.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { LedgerTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ListFilters } from '#app/ui/list-filters.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { applicationStatus, applicationsPage as words } from '#content/applications.ts'
import { careers } from '#content/careers.ts'
import {
  type ApplicationListQuery,
  type ApplicationRow,
  applicationStatuses,
  generalApplication,
} from './application.ts'
import { applicationColumns, applicationsPath as path } from './application-columns.tsx'

const jobOptions = [
  { value: '', label: words.allJobs },
  { value: generalApplication, label: words.general },
  ...careers.jobs.map(({ id, title }) => ({ value: id, label: title })),
]
const statusOptions = [
  { value: '', label: words.allStatuses },
  ...applicationStatuses.map((value) => ({ value, label: applicationStatus[value] })),
]

type ApplicationListProps = {
  applications: ApplicationRow[]
  total: number
  totalCapped: boolean
  previous: string | null
  next: string | null
  query: ApplicationListQuery
  search: string
}

/** The register of applications: search, filters, the table and its pages. */
export function ApplicationList(props: ApplicationListProps) {
  const { applications, total, query, search } = props
  const narrowed = query.search !== '' || query.job !== '' || query.status !== ''
  return (
    <>
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="headline text-section">{words.title}</h1>
        <p className="label text-ink-muted" role="status">
          {words.found(total, props.totalCapped)}
        </p>
      </div>
      <ListFilters
        path={path}
        id="application"
        search={query.search}
        words={words.search}
        selects={[
          { name: 'job', label: words.job, value: query.job, options: jobOptions },
          { name: 'status', label: words.status, value: query.status, options: statusOptions },
        ]}
        kept={{ sort: query.sort, direction: query.direction }}
        narrowed={narrowed}
      />
      <div className="mt-8">
        {applications.length === 0 ? (
          <NoApplications narrowed={narrowed} />
        ) : (
          <>
            <LedgerTable
              caption={words.caption}
              columns={applicationColumns(query, search)}
              rows={applications}
              rowKey={({ id }) => id}
            />
            <Pages {...props} />
          </>
        )}
      </div>
    </>
  )
}

function Pages({ search, previous, next }: ApplicationListProps) {
  const href = (change: Record<string, string>) =>
    changedHref(path, search, { after: null, before: null, ...change })
  if (!previous && !next) return null
  return (
    <>
      <Pagination
        label={words.pages.label}
        previous={{ label: words.pages.previous, href: previous && href({ before: previous }) }}
        next={{ label: words.pages.next, href: next && href({ after: next }) }}
      />
      <p className="no-print mt-2 flex justify-between">
        <Link to={href({})} className="text-link text-small">
          {words.pages.first}
        </Link>
        <Link to={href({ before: 'end' })} className="text-link text-small">
          {words.pages.last}
        </Link>
      </p>
    </>
  )
}

function NoApplications({ narrowed }: { narrowed: boolean }) {
  const [text, hint, to, action] = narrowed
    ? [words.noMatch, words.noMatchHint, path, words.clearSearch]
    : [words.empty, words.emptyHint, '/careers', words.openForm]
  return (
    <EmptyState
      text={text}
      hint={hint}
      action={
        <ButtonLink to={to} variant="secondary">
          {action}
        </ButtonLink>
      }
    />
  )
}
