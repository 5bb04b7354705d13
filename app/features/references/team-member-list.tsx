import { ListPage } from '#app/lists/list-page.tsx'
import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { teamPanel as copy } from '#content/team-panel.ts'
import { orderColumn } from './order-column.tsx'
import { teamPath } from './team-member.ts'
import {
  type TeamMemberListQuery,
  type TeamMemberRow,
  teamMemberList,
} from './team-member-list-query.ts'

type TeamMemberListProps = ListRows<TeamMemberRow> & { query: TeamMemberListQuery }
type Column = ListColumn<TeamMemberRow, keyof typeof teamMemberList.sorts>

const options = (['all', 'public', 'hidden'] as const).map((value) => ({
  value,
  label: copy.filters[value],
}))

/** All people of the team in the order of the site. */
export function TeamMemberList(page: TeamMemberListProps) {
  return (
    <ListPage
      {...page}
      list={teamMemberList}
      copy={copy}
      as={{ columns: columnsOf(page) }}
      filters={[{ name: 'state', label: copy.state, options }]}
      create={<ButtonLink to={`${teamPath}/new`}>{copy.add}</ButtonLink>}
    />
  )
}

function columnsOf(page: TeamMemberListProps): Column[] {
  return withHeaders(copy.columns, [
    ...orderColumn(teamMemberList, page, copy, ({ full_name }) => full_name),
    {
      key: 'full_name',
      sort: true,
      cell: ({ id, full_name, role }) => (
        <span className="block min-w-40">
          <Link to={`${teamPath}/${id}`} className="text-link font-medium wrap-anywhere">
            {full_name}
          </Link>
          <span className="block text-small wrap-anywhere text-ink-muted">{role}</span>
        </span>
      ),
    },
    {
      key: 'state',
      cell: ({ is_published }) => (
        <StatusBadge tone={is_published ? 'verdigris' : 'ink'}>
          {copy.states[is_published ? 'public' : 'hidden']}
        </StatusBadge>
      ),
    },
    { key: 'portrait', cell: ({ has_portrait }) => copy.portraits[has_portrait ? 'yes' : 'no'] },
    {
      key: 'created_at',
      phone: 'fact',
      sort: true,
      cell: ({ created_at }) => <Moment at={created_at} className="whitespace-nowrap" />,
    },
  ])
}
