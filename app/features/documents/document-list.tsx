import type { ReactNode } from 'react'
import { ListPage } from '#app/lists/list-page.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { documentList as copy } from '#content/documents.ts'
import type { Choice, DocumentRow } from './document.ts'
import { documentColumns } from './document-columns.tsx'
import {
  adminDocumentList,
  type DocumentListQuery,
  portalDocumentList,
} from './document-list-query.ts'

type DocumentListProps = ListRows<DocumentRow> & {
  projects: Choice[]
  /** Lets staff choose a client. */
  clientPicker?: ReactNode
  query: DocumentListQuery
}

/** The list of documents, for the portal and for staff. */
export function DocumentList({ projects, clientPicker, ...page }: DocumentListProps) {
  const forStaff = clientPicker !== undefined
  const list = forStaff ? adminDocumentList : portalDocumentList
  const { client } = page.query
  const upload = `${list.path}/upload${client ? `?client=${client}` : ''}`
  const options = projects.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <ListPage
      {...page}
      list={list}
      copy={{ ...copy, ...(forStaff && { emptyHint: copy.emptyStaffHint }) }}
      as={{ columns: documentColumns(list.path, forStaff) }}
      filters={[
        // Without a client there is no filter by project, because a project belongs to one client.
        ...(forStaff ? [{ name: 'client', control: clientPicker, resets: ['project'] }] : []),
        ...(options.length > 0
          ? [
              {
                name: 'project',
                label: copy.project,
                options: [{ value: '', label: copy.allProjects }, ...options],
              },
            ]
          : []),
      ]}
      create={forStaff && <ButtonLink to={upload}>{copy.upload}</ButtonLink>}
    />
  )
}
