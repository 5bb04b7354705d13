import { listHref } from '#app/lists/list.ts'
import { ListPage } from '#app/lists/list-page.tsx'
import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { Link } from '#app/ui/link.tsx'
import { Nothing } from '#app/ui/nothing.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { subscribersPage as copy } from '#content/admin-newsletter.ts'
import {
  type SubscriberListQuery,
  type SubscriberRow,
  subscriberList,
} from './subscriber-list-query.ts'

const tones = { pending: 'ochre', confirmed: 'verdigris', unsubscribed: 'ink' } as const
const states = optionsOf(copy.states, { value: 'all', label: copy.allStates })
const exported = { ...subscriberList, path: `${subscriberList.path}/export.csv` }

type SubscriberListProps = ListRows<SubscriberRow> & { query: SubscriberListQuery; search: string }

/** The list of subscribers in every state. */
export function SubscriberList({ search, ...page }: SubscriberListProps) {
  return (
    <ListPage
      {...page}
      list={subscriberList}
      copy={copy}
      as={{ columns: columns(search) }}
      filters={[{ name: 'state', label: copy.state, options: states }]}
      exportHref={listHref(exported, page.query)}
    />
  )
}

const columns = (search: string): ListColumn<SubscriberRow, 'created_at' | 'email'>[] =>
  withHeaders(copy.columns, [
    {
      key: 'email',
      sort: true,
      cell: ({ email }) => (
        <span className="block font-medium wrap-anywhere lg:min-w-52">{email}</span>
      ),
    },
    {
      key: 'state',
      cell: ({ state }) => <StatusBadge tone={tones[state]}>{copy.states[state]}</StatusBadge>,
    },
    {
      key: 'page',
      phone: 'fact',
      cell: (one) => <span className="wrap-anywhere">{one.consent_page}</span>,
    },
    {
      key: 'confirmed_at',
      cell: (one) =>
        one.confirmed_at ? <Day at={one.confirmed_at} /> : <Nothing>{copy.none}</Nothing>,
    },
    { key: 'created_at', phone: 'fact', sort: true, cell: (one) => <Day at={one.created_at} /> },
    {
      key: 'actions',
      cell: (one) => (
        <Link
          to={`${subscriberList.path}/${one.id}/remove${search}`}
          preventScrollReset
          aria-label={copy.removeOf(one.email)}
          className="text-link inline-flex min-h-6 items-center"
        >
          {copy.remove}
        </Link>
      ),
    },
  ])

function Day({ at }: { at: string }) {
  return <Moment at={at} className="whitespace-nowrap" />
}
