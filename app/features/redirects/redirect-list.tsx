import type { ReactNode } from 'react'
import { listSearch } from '#app/lists/list.ts'
import { ListPage } from '#app/lists/list-page.tsx'
import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { redirectsPage as copy } from '#content/redirects.ts'
import { redirectsPath } from './redirect.ts'
import { type RedirectListQuery, type RedirectRow, redirectList } from './redirect-list-query.ts'

type RedirectListProps = ListRows<RedirectRow> & { query: RedirectListQuery; form: ReactNode }

/** The list of redirects; the form that creates one or changes one opens above it. */
export function RedirectList({ form, ...page }: RedirectListProps) {
  const search = listSearch(redirectList, page.query)
  return (
    <ListPage
      {...page}
      list={redirectList}
      copy={copy}
      above={form}
      create={
        !form && (
          <ButtonLink to={`${redirectsPath}?new=1`} preventScrollReset>
            {copy.form.title.new}
          </ButtonLink>
        )
      }
      as={{ columns: columns(search) }}
    />
  )
}

const statuses: Record<number, string> = copy.statuses

const columns = (search: string): ListColumn<RedirectRow, 'created_at' | 'from' | 'hits'>[] =>
  withHeaders(copy.columns, [
    {
      key: 'from',
      sort: true,
      cell: ({ id, from_path, waits }) => (
        <>
          <Link
            to={`${redirectsPath}${search ? `${search}&` : '?'}edit=${id}`}
            aria-label={copy.edit(from_path)}
            className="text-link font-medium wrap-anywhere"
          >
            {from_path}
          </Link>
          {waits && <span className="block text-small text-ink-muted">{copy.waits}</span>}
        </>
      ),
    },
    {
      key: 'target',
      phone: 'fact',
      cell: ({ target }) => <span className="wrap-anywhere">{target}</span>,
    },
    {
      key: 'status',
      cell: ({ status }) => <span className="whitespace-nowrap">{statuses[status]}</span>,
    },
    {
      key: 'hits',
      sort: true,
      cell: ({ hits, last_hit_at }) => (
        <span className="whitespace-nowrap">
          {hits}
          {last_hit_at && (
            <span className="block text-small text-ink-muted">
              {copy.lastHit} <Moment at={last_hit_at} />
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'created_at',
      phone: 'fact',
      sort: true,
      cell: ({ created_at }) => <Moment at={created_at} className="whitespace-nowrap" />,
    },
  ])
