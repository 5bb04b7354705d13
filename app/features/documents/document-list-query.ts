import { idOr } from '#app/lists/filter-rules.ts'
import { byText, byTime, defineList, type ListQuery, type SortRule } from '#app/lists/list.ts'
import type { DocumentSort } from './document.ts'

const sorts: Record<DocumentSort, SortRule> = {
  created_at: byTime,
  name: byText,
  file_size: { usual: 'asc', types: ['bigint'] },
}

const shared = { name: 'document', perPage: 50, sorts }

/** The query of a client's documents; `project` is an id, or empty. */
export const portalDocumentList = defineList({
  ...shared,
  path: '/dashboard/documents',
  filters: { project: idOr('') },
})

/** The query of the documents of all clients, or of one client. */
export const adminDocumentList = defineList({
  ...shared,
  path: '/lead_admin/documents',
  filters: { client: idOr(''), project: idOr('') },
})

/** The query of either list; in the portal there is no client filter. */
export type DocumentListQuery = ListQuery<typeof portalDocumentList> & { client?: string }
