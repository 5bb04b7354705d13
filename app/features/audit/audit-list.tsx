import { Link } from 'react-router'
import { isUuid } from '#app/platform/identifier.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { type LedgerColumn, LedgerTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { dateTime } from '#app/ui/format-date.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { actionText, auditPage, nounText } from '#content/audit.ts'
import type { AuditRow } from './audit.ts'
import { AuditFilters } from './audit-filters.tsx'
import { type AuditListQuery, auditHref, isNarrowed } from './audit-list-query.ts'

type AuditListProps = {
  events: AuditRow[]
  groups: string[]
  matches: number
  matchesCapped: boolean
  previous: string | null
  next: string | null
  query: AuditListQuery
  search: string
}

/** The audit log: search, filters, and who did what, when and from where. */
export function AuditList(props: AuditListProps) {
  const { events, groups, query, search, previous, next } = props
  return (
    <>
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="headline text-section">{auditPage.title}</h1>
        <p className="label text-ink-muted" role="status">
          {auditPage.found(props.matches, props.matchesCapped)}
        </p>
        <p className="w-full text-ink-muted">{auditPage.intro}</p>
      </div>
      <AuditFilters query={query} groups={groups} search={search} />
      <div className="mt-8">
        {events.length === 0 ? (
          <NoEvents narrowed={isNarrowed(query)} />
        ) : (
          <>
            <LedgerTable
              caption={auditPage.caption}
              columns={columns(search)}
              rows={events}
              rowKey={({ id }) => id}
            />
            {(previous || next) && (
              <>
                <Pagination
                  label={auditPage.pages}
                  previous={{
                    label: auditPage.previous,
                    href: previous && auditHref(query, { before: previous }),
                  }}
                  next={{ label: auditPage.next, href: next && auditHref(query, { after: next }) }}
                />
                <p className="no-print mt-2 flex justify-between">
                  <Link to={auditHref(query)} className="text-link text-small">
                    {auditPage.first}
                  </Link>
                  <Link to={auditHref(query, { before: 'end' })} className="text-link text-small">
                    {auditPage.last}
                  </Link>
                </p>
              </>
            )}
          </>
        )}
      </div>
    </>
  )
}

function NoEvents({ narrowed }: { narrowed: boolean }) {
  return (
    <EmptyState
      text={narrowed ? auditPage.noMatch : auditPage.empty}
      hint={narrowed ? auditPage.noMatchHint : auditPage.emptyHint}
      action={
        narrowed ? (
          <ButtonLink to="/lead_admin/audit" variant="secondary">
            {auditPage.clearSearch}
          </ButtonLink>
        ) : undefined
      }
    />
  )
}

function columns(search: string): LedgerColumn<AuditRow>[] {
  const headers = auditPage.columns
  return [
    {
      key: 'created_at',
      header: headers.created_at,
      cell: ({ created_at }) => (
        <time dateTime={created_at} className="sm:whitespace-nowrap">
          {dateTime(created_at)}
        </time>
      ),
    },
    { key: 'actor', header: headers.actor, cell: (event) => <AuditActor event={event} /> },
    {
      key: 'action',
      header: headers.action,
      cell: ({ action }) => <span className="font-medium">{actionText(action)}</span>,
    },
    {
      key: 'subject',
      header: headers.subject,
      cell: (event) => <AuditSubject event={event} />,
    },
    {
      key: 'ip',
      header: headers.ip,
      cell: ({ ip }) => <span className="font-mono text-small wrap-anywhere">{ip ?? '–'}</span>,
    },
    {
      key: 'details',
      header: headers.details,
      cell: ({ id, action, created_at }) => (
        <Link
          to={`/lead_admin/audit/${id}${search}`}
          preventScrollReset
          aria-label={auditPage.viewOf(actionText(action), dateTime(created_at))}
          className="text-link inline-flex min-h-6 items-center"
        >
          {auditPage.view}
        </Link>
      ),
    },
  ]
}

/** Who did it, as far as it is known. */
export function AuditActor({ event }: { event: AuditRow }) {
  if (event.actor_email) return <span className="wrap-anywhere">{event.actor_email}</span>
  return (
    <span className="text-ink-muted wrap-anywhere">
      {auditPage.nobody}
      {event.given_email && `, ${auditPage.gave(event.given_email)}`}
    </span>
  )
}

/** What it was done to: its kind, and enough of its id to tell it from others. */
export function AuditSubject({ event, whole }: { event: AuditRow; whole?: boolean }) {
  const { subject_type, subject_id } = event
  if (!subject_type && !subject_id) return '–'
  const id = !whole && isUuid(subject_id ?? '') ? subject_id?.slice(0, 8) : subject_id
  return (
    <span className="wrap-anywhere">
      {subject_type && nounText(subject_type)}{' '}
      {id && <span className="font-mono text-small">{id}</span>}
    </span>
  )
}
