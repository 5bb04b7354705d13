import { Link } from 'react-router'
import { changedHref } from '#app/platform/keyset.ts'
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'
import { type LedgerColumn, LedgerTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { listDate } from '#app/ui/format-date.ts'
import { ListFilters } from '#app/ui/list-filters.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { subscribersPage as words } from '#content/admin-newsletter.ts'
import type { SubscriberListQuery, SubscriberRow } from './subscriber-list-query.ts'
import { subscriberStates } from './subscription.ts'

const path = '/lead_admin/newsletter/subscribers'
const tones = { pending: 'ochre', confirmed: 'verdigris', unsubscribed: 'ink' } as const
const states = [
  { value: 'all', label: words.allStates },
  ...subscriberStates.map((value) => ({ value, label: words.states[value] })),
]

type SubscriberListProps = {
  subscribers: SubscriberRow[]
  previous: string | null
  next: string | null
  total: number
  totalCapped: boolean
  query: SubscriberListQuery
  search: string
}

/** Everyone who asked for the newsletter, in whatever state. */
export function SubscriberList(props: SubscriberListProps) {
  const { subscribers, previous, next, query, search } = props
  const narrowed = query.search !== '' || query.state !== 'all'
  const href = (change: Record<string, string | null>) =>
    changedHref(path, search, { after: null, before: null, ...change })
  return (
    <>
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="headline text-section">{words.title}</h1>
        <p className="label text-ink-muted" role="status">
          {words.found(props.total, props.totalCapped)}
        </p>
      </div>
      <ListFilters
        path={path}
        id="subscribers"
        search={query.search}
        words={words.search}
        selects={[{ name: 'state', label: words.state, value: query.state, options: states }]}
        kept={{ sort: query.sort, direction: query.direction }}
        narrowed={narrowed}
      >
        <ButtonAnchor href={`${path}/export.csv${search}`} variant="secondary" download>
          {words.exportCsv}
        </ButtonAnchor>
      </ListFilters>
      <div className="mt-8">
        {subscribers.length > 0 ? (
          <LedgerTable
            caption={words.caption}
            columns={columns(query, search, href)}
            rows={subscribers}
            rowKey={({ id }) => id}
          />
        ) : (
          <EmptyState
            text={narrowed ? words.noMatch : words.empty}
            hint={narrowed ? words.noMatchHint : words.emptyHint}
            action={
              narrowed && (
                <ButtonLink to={path} variant="secondary">
                  {words.clearSearch}
                </ButtonLink>
              )
            }
          />
        )}
        {(previous || next) && (
          <Pagination
            label={words.pages.label}
            previous={{ label: words.pages.previous, href: previous && href({ before: previous }) }}
            next={{ label: words.pages.next, href: next && href({ after: next }) }}
          />
        )}
      </div>
    </>
  )
}

type Href = (change: Record<string, string | null>) => string

function columns(
  query: SubscriberListQuery,
  search: string,
  href: Href,
): LedgerColumn<SubscriberRow>[] {
  const sortable = (key: 'email' | 'created_at') => {
    const isSorted = query.sort === key
    const isDown = isSorted ? query.direction === 'asc' : key === 'created_at'
    const sorted = query.direction === 'asc' ? ('ascending' as const) : ('descending' as const)
    return {
      key,
      header: words.columns[key],
      sortHref: href({ sort: key, direction: isDown ? 'desc' : 'asc' }),
      sorted: isSorted ? sorted : undefined,
    }
  }
  return [
    {
      ...sortable('email'),
      cell: ({ email }) => (
        <span className="block font-medium wrap-anywhere lg:min-w-52">{email}</span>
      ),
    },
    {
      key: 'state',
      header: words.columns.state,
      cell: ({ state }) => <StatusBadge tone={tones[state]}>{words.states[state]}</StatusBadge>,
    },
    {
      key: 'page',
      header: words.columns.page,
      cell: (one) => <span className="wrap-anywhere">{one.consent_page}</span>,
    },
    {
      key: 'confirmed_at',
      header: words.columns.confirmed_at,
      cell: (one) => (one.confirmed_at ? <Day at={one.confirmed_at} /> : words.none),
    },
    { ...sortable('created_at'), cell: (one) => <Day at={one.created_at} /> },
    {
      key: 'actions',
      header: words.columns.actions,
      cell: (one) => (
        <Link
          to={`${path}/${one.id}/remove${search}`}
          preventScrollReset
          aria-label={words.removeOf(one.email)}
          className="text-link inline-flex min-h-6 items-center"
        >
          {words.remove}
        </Link>
      ),
    },
  ]
}

function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {listDate(at)}
    </time>
  )
}
