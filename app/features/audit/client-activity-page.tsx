import { listHref } from '#app/lists/list.ts'
import { ListPage } from '#app/lists/list-page.tsx'
import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { actorText, clientActivity as copy } from '#content/client-activity.ts'
import {
  activityGroups,
  type ClientActivityQuery,
  type ClientActivityRow,
  clientActivityList,
} from './client-activity-list-query.ts'
import { activityText } from './client-activity-text.ts'

type ClientActivityPageProps = ListRows<ClientActivityRow> & {
  people: { id: string; name: string }[]
  query: ClientActivityQuery
}

const groups = activityGroups.map((value) => ({ value, label: copy.groups[value] }))

/** What the people of a client did, and what our team did with their portal and accounts. */
export function ClientActivityPage({ people, ...page }: ClientActivityPageProps) {
  const persons = people.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <ListPage
      {...page}
      list={clientActivityList}
      copy={copy}
      as={{ columns }}
      beside={
        <BackLink to="/dashboard/organization" className="lg:min-h-6">
          {copy.back}
        </BackLink>
      }
      filters={[
        {
          name: 'person',
          label: copy.person,
          options: [{ value: '', label: copy.everybody }, ...persons],
        },
        {
          name: 'group',
          label: copy.group,
          options: [{ value: '', label: copy.allGroups }, ...groups],
        },
        { name: 'from', label: copy.from, kind: 'date' },
        { name: 'to', label: copy.to, kind: 'date' },
      ]}
      exportHref={listHref(
        { ...clientActivityList, path: `${clientActivityList.path}.csv` },
        page.query,
      )}
    />
  )
}

const columns: ListColumn<ClientActivityRow>[] = withHeaders(copy.columns, [
  {
    key: 'created_at',
    phone: 'fact',
    cell: ({ created_at }) => (
      <Moment at={created_at} look="time" className="sm:whitespace-nowrap" />
    ),
  },
  {
    key: 'actor',
    phone: 'fact',
    cell: (row) => <span className="wrap-anywhere">{actorText(row)}</span>,
  },
  {
    key: 'action',
    phone: 'title',
    cell: (row) => <span className="font-medium">{activityText(row)}</span>,
  },
  {
    key: 'about',
    cell: ({ about }) => <span className="wrap-anywhere">{about ?? copy.none}</span>,
  },
  {
    key: 'ip',
    cell: ({ ip }) => <span className="font-mono text-small wrap-anywhere">{ip ?? copy.none}</span>,
  },
])
