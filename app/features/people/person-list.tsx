import { ListPage } from '#app/lists/list-page.tsx'
import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import type { ListViews } from '#app/lists/list-views.ts'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { Link } from '#app/ui/link.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { Moment } from '#app/ui/times/moment.tsx'
import { peoplePage as copy } from '#content/people.ts'
import { AddressBadge } from './address-badge.tsx'
import { PeopleTabs } from './people-tabs.tsx'
import { nameOf, peoplePath } from './person.ts'
import { type PersonListQuery, type PersonRow, personList } from './person-list-query.ts'

type PersonListProps = ListRows<PersonRow> & { query: PersonListQuery; views: ListViews }

/** Everybody who has left an address. */
export function PersonList({ views, ...page }: PersonListProps) {
  return (
    <ListPage
      {...page}
      list={personList}
      copy={copy}
      as={{ columns }}
      beside={<PeopleTabs selected="people" />}
      views={{ views, common: [{ label: copy.owners.mine, search: 'owner=mine' }] }}
      filters={[
        { name: 'owner', label: copy.owner, options: optionsOf(copy.owners) },
        { name: 'address', label: copy.address, options: optionsOf(copy.addresses) },
      ]}
    />
  )
}

const columns: ListColumn<PersonRow, keyof typeof personList.sorts>[] = withHeaders(copy.columns, [
  {
    key: 'full_name',
    sort: true,
    cell: (one) => (
      <Link
        to={`${peoplePath}/${one.id}`}
        className="text-link inline-block min-w-28 font-medium wrap-anywhere"
      >
        {nameOf(one)}
      </Link>
    ),
  },
  {
    key: 'email',
    sort: true,
    cell: (one) => <span className="inline-block min-w-40 wrap-anywhere">{one.email}</span>,
  },
  {
    key: 'organisation',
    sort: 'organisation_given',
    cell: (one) => <span className="wrap-anywhere">{one.organisation}</span>,
  },
  { key: 'address', cell: (one) => <AddressBadge isVerified={one.is_verified} /> },
  {
    key: 'owner',
    cell: (one) => one.owner_name ?? <span className="text-ink-muted">{copy.nobody}</span>,
  },
  {
    key: 'last_seen_at',
    brief: true,
    sort: true,
    cell: (one) => <Moment at={one.last_seen_at} className="whitespace-nowrap" />,
  },
])
