import { ListPage } from '#app/lists/list-page.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { publicationsPage, stateLabels } from '#content/publishing.ts'
import type { Kind, PublicationRow } from './publication.ts'
import { publicationColumns } from './publication-columns.tsx'
import { type PublicationQuery, publicationLists } from './publication-list-query.ts'

type PublicationListProps = ListRows<PublicationRow> & { kind: Kind; query: PublicationQuery }

/** The list of all publications of one kind, public or not. */
export function PublicationList({ kind, ...page }: PublicationListProps) {
  const copy = publicationsPage[kind]
  const list = publicationLists[kind]
  return (
    <ListPage
      {...page}
      list={list}
      copy={copy}
      as={{ columns: publicationColumns(kind) }}
      filters={[
        {
          name: 'state',
          label: copy.states,
          options: optionsOf(stateLabels, { value: 'all', label: copy.allStates }),
        },
      ]}
      create={<ButtonLink to={`${list.path}/new`}>{copy.create}</ButtonLink>}
    />
  )
}
