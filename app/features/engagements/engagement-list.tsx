import type { ReactNode } from 'react'
import { listSearch } from '#app/lists/list.ts'
import { ListPage } from '#app/lists/list-page.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { engagementsPage as copy, projectStatusLabels } from '#content/engagements.ts'
import type { ProjectRow } from './engagement.ts'
import { engagementColumns } from './engagement-columns.tsx'
import { adminProjectList as list, type ProjectListQuery } from './engagement-list-query.ts'

type EngagementListProps = ListRows<ProjectRow> & {
  query: ProjectListQuery
  clientPicker: ReactNode
}

const statuses = optionsOf(projectStatusLabels, { value: 'all', label: copy.allStatuses })

/** The projects of all clients, as staff see them. */
export function EngagementList({ clientPicker, ...page }: EngagementListProps) {
  return (
    <ListPage
      {...page}
      list={list}
      copy={copy}
      as={{ columns: engagementColumns }}
      filters={[
        { name: 'client', control: clientPicker },
        { name: 'status', label: copy.status, options: statuses },
      ]}
      create={
        <ButtonLink to={`${list.path}/new${listSearch(list, page.query)}`} preventScrollReset>
          {copy.create}
        </ButtonLink>
      }
    />
  )
}
