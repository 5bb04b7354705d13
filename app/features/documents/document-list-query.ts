import { idOr } from '#app/lists/filter-rules.ts'
import { byText, byTime, defineList, type ListQuery, type SortRule } from '#app/lists/list.ts'
import type { DocumentSort } from './document.ts'

const sorts: Record<DocumentSort, SortRule> = {
  created_at: byTime,
  name: byText,
  file_size: { usual: 'asc', types: ['bigint'] },
}

const shared = { name: 'document', perPage: 50, sorts }

/** A client's documents; `project` is an id, or nothing. */
export const portalDocumentList = defineList({
  ...shared,
  path: '/dashboard/documents',
  filters: { project: idOr('') },
})

/** The documents of all clients, or of the chosen one. */
export const adminDocumentList = defineList({
  ...shared,
  path: '/lead_admin/documents',
  filters: { client: idOr(''), project: idOr('') },
})

/** What either list is narrowed to; a client's own has no other client. */
export type DocumentListQuery = ListQuery<typeof portalDocumentList> & { client?: string }
