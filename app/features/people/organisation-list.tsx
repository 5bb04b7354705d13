import { ListPage } from '#app/lists/list-page.tsx'
import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { Moment } from '#app/ui/times/moment.tsx'
import { organisationsPage as copy } from '#content/people.ts'
import {
  type OrganisationListQuery,
  type OrganisationRow,
  organisationList,
} from './organisation-list-query.ts'
import { organisationsPath } from './person.ts'

type OrganisationListProps = ListRows<OrganisationRow> & { query: OrganisationListQuery }
type Column = ListColumn<OrganisationRow, keyof typeof organisationList.sorts>

/** The organizations that staff have put people into. */
export function OrganisationList(page: OrganisationListProps) {
  return (
    <ListPage
      {...page}
      list={organisationList}
      copy={copy}
      as={{ columns }}
      filters={[{ name: 'owner', label: copy.owner, options: optionsOf(copy.owners) }]}
      create={<ButtonLink to={`${organisationsPath}/new`}>{copy.create}</ButtonLink>}
    />
  )
}

const columns: Column[] = withHeaders(copy.columns, [
  {
    key: 'name',
    sort: true,
    cell: (one) => (
      <Link
        to={`${organisationsPath}/${one.id}`}
        className="text-link inline-block min-w-32 font-medium wrap-anywhere"
      >
        {one.name}
      </Link>
    ),
  },
  {
    key: 'domains',
    phone: 'fact',
    cell: (one) => <span className="wrap-anywhere">{one.domains.replaceAll(' ', ', ')}</span>,
  },
  { key: 'people', cell: (one) => one.people },
  { key: 'client', phone: 'fact', cell: (one) => one.client_name },
  { key: 'owner', cell: (one) => one.owner_name },
  {
    key: 'created_at',
    sort: true,
    cell: (one) => <Moment at={one.created_at} className="whitespace-nowrap" />,
  },
])
