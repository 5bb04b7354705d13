import type { ReactNode } from 'react'
import { ListPage } from '#app/lists/list-page.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { adminDecisions as copy } from '#content/decisions.ts'
import type { DecisionRow } from './decision.ts'
import { decisionColumns } from './decision-columns.tsx'
import { type AdminDecisionQuery, adminDecisionList as list } from './decision-list-query.ts'

type AdminDecisionListProps = ListRows<DecisionRow> & {
  query: AdminDecisionQuery
  today: string
  clientPicker: ReactNode
}

/** The decisions of all clients, as staff see them. */
export function AdminDecisionList({ clientPicker, today, ...page }: AdminDecisionListProps) {
  return (
    <ListPage
      {...page}
      list={list}
      copy={copy}
      as={{ columns: decisionColumns(today) }}
      filters={[
        { name: 'client', control: clientPicker },
        { name: 'show', label: copy.show, options: optionsOf(copy.shows) },
        { name: 'whose', label: copy.whose, options: optionsOf(copy.whoses) },
      ]}
      create={
        <ButtonLink to={`${list.path}/new${page.query.client && `?client=${page.query.client}`}`}>
          {copy.create}
        </ButtonLink>
      }
    />
  )
}
