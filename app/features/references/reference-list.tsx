import { listSearch } from '#app/lists/list.ts'
import { ListPage } from '#app/lists/list-page.tsx'
import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { listDate } from '#app/ui/format-date.ts'
import { Link } from '#app/ui/link.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { referencesPanel as copy } from '#content/references-panel.ts'
import { orderColumn } from './order-column.tsx'
import { referencesPath } from './reference.ts'
import {
  type ReferenceListQuery,
  type ReferenceRow,
  referenceList,
  stateFilters,
} from './reference-list-query.ts'
import { ReferenceStateBadge } from './reference-state-badge.tsx'

type ReferenceListProps = ListRows<ReferenceRow> & { query: ReferenceListQuery; today: string }
type Column = ListColumn<ReferenceRow, keyof typeof referenceList.sorts>

const options = stateFilters.map((value) => ({ value, label: copy.filters[value] }))

/** All references in the order of the site, with what lets visitors read each one. */
export function ReferenceList({ today, ...page }: ReferenceListProps) {
  return (
    <ListPage
      {...page}
      list={referenceList}
      copy={copy}
      as={{ columns: columnsOf(page, today) }}
      filters={[{ name: 'state', label: copy.state, options }]}
      exportHref={`${referencesPath}/export.csv${listSearch(referenceList, page.query)}`}
      create={<ButtonLink to={`${referencesPath}/new`}>{copy.add}</ButtonLink>}
    />
  )
}

function columnsOf(page: Omit<ReferenceListProps, 'today'>, today: string): Column[] {
  return withHeaders(copy.columns, [
    ...orderColumn(referenceList, page, copy, ({ organization }) => organization),
    {
      key: 'organization',
      sort: true,
      cell: ({ id, organization, said_by }) => (
        <span className="block min-w-40">
          <Link to={`${referencesPath}/${id}`} className="text-link font-medium wrap-anywhere">
            {organization}
          </Link>
          <span className="block text-small wrap-anywhere text-ink-muted">{said_by}</span>
        </span>
      ),
    },
    { key: 'state', cell: (row) => <ReferenceStateBadge today={today} reference={row} /> },
    {
      key: 'permission_until',
      cell: ({ permission_until: until }) => (until ? listDate(until) : copy.untilWithdrawn),
    },
    {
      key: 'created_at',
      sort: true,
      cell: ({ created_at }) => <Moment at={created_at} className="whitespace-nowrap" />,
    },
  ])
}
