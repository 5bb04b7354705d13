import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { type LedgerColumn, LedgerTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { dateTime, listDate } from '#app/ui/format-date.ts'
import { ListFilters } from '#app/ui/list-filters.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { publicationsPage, stateLabels } from '#content/publishing.ts'
import { deskPath, type Kind, type PublicationRow, publicationStates } from './publication.ts'
import {
  type PublicationQuery,
  type PublicationSort,
  publicationsHref,
} from './publication-list-query.ts'
import { PublicationStatusBadge } from './publication-status-badge.tsx'

type PublicationListProps = {
  kind: Kind
  rows: PublicationRow[]
  total: number
  totalCapped: boolean
  previous: string | null
  next: string | null
  query: PublicationQuery
}

const states = publicationStates.map((value) => ({ value, label: stateLabels[value] }))

/** Everything of one kind, public or not, as the content desk sees it. */
export function PublicationList(props: PublicationListProps) {
  const { kind, rows, total, totalCapped, previous, next, query } = props
  const words = publicationsPage[kind]
  const path = deskPath[kind]
  const narrowed = query.search !== '' || query.state !== 'all'
  const create = <ButtonLink to={`${path}/new`}>{words.create}</ButtonLink>
  const href = (change: Record<string, string>) => publicationsHref(path, query, change)
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="headline text-section">{words.title}</h1>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="label text-ink-muted" role="status">
            {words.found(total, totalCapped)}
          </p>
          {(total > 0 || narrowed) && create}
        </div>
      </div>
      {(total > 0 || narrowed) && (
        <ListFilters
          path={path}
          id={`desk-${kind}`}
          search={query.search}
          words={{
            label: words.searchLabel,
            placeholder: words.searchPlaceholder,
            apply: words.apply,
            clear: words.clear,
          }}
          selects={[
            {
              name: 'state',
              label: words.states,
              value: query.state,
              options: [{ value: 'all', label: words.allStates }, ...states],
            },
          ]}
          kept={{ sort: query.sort, direction: query.direction }}
          narrowed={narrowed}
        />
      )}
      <div className="mt-8">
        {rows.length > 0 ? (
          <LedgerTable
            caption={words.caption}
            columns={columnsOf(kind, query)}
            rows={rows}
            rowKey={({ id }) => id}
          />
        ) : narrowed ? (
          <EmptyState
            text={words.noMatch}
            hint={words.noMatchHint}
            action={
              <ButtonLink to={path} variant="secondary">
                {words.clearSearch}
              </ButtonLink>
            }
          />
        ) : (
          <EmptyState text={words.empty} hint={words.emptyHint} action={create} />
        )}
      </div>
      {(previous || next) && (
        <Pagination
          label={words.pages}
          previous={{ label: words.previous, href: previous && href({ before: previous }) }}
          next={{ label: words.next, href: next && href({ after: next }) }}
        />
      )}
    </>
  )
}

function columnsOf(kind: Kind, query: PublicationQuery): LedgerColumn<PublicationRow>[] {
  const words = publicationsPage[kind]
  const path = deskPath[kind]
  const sortable = (key: PublicationSort) => {
    const isSorted = query.sort === key
    const turned = query.direction === 'asc' ? 'desc' : 'asc'
    const direction = isSorted ? turned : key === 'title' ? 'asc' : 'desc'
    const way = query.direction === 'asc' ? ('ascending' as const) : ('descending' as const)
    return {
      key,
      header: words.columns[key],
      sortHref: publicationsHref(path, query, { sort: key, direction }),
      sorted: isSorted ? way : undefined,
    }
  }
  return [
    {
      ...sortable('title'),
      cell: ({ title, slug }) => (
        <span className="block min-w-32 sm:min-w-48">
          <span className="block font-medium wrap-anywhere">{title}</span>
          <span className="block font-mono text-small wrap-anywhere text-ink-muted">{slug}</span>
        </span>
      ),
    },
    { key: 'filed', header: words.filed, cell: ({ filed }) => filed },
    {
      key: 'state',
      header: words.columns.state,
      cell: ({ state }) => <PublicationStatusBadge state={state} />,
    },
    {
      key: 'from',
      header: words.columns.from,
      cell: ({ state, visible_from }) => {
        if (state === 'draft') return words.hidden
        return visible_from ? dateTime(visible_from) : words.always
      },
    },
    {
      key: 'updated',
      header: words.columns.updated,
      cell: ({ updated_at }) => <Day of={updated_at} />,
    },
    { ...sortable('created_at'), cell: ({ created_at }) => <Day of={created_at} /> },
    {
      key: 'actions',
      header: words.columns.actions,
      cell: ({ id, title }) => (
        <Link to={`${path}/${id}`} aria-label={words.editOf(title)} className="text-link">
          {words.edit}
        </Link>
      ),
    },
  ]
}

function Day({ of }: { of: string }) {
  return (
    <time dateTime={of} className="whitespace-nowrap">
      {listDate(of)}
    </time>
  )
}
