import { columnUndo } from '#app/features/undo/column-undo-service.server.ts'

/** What staff change of a document beside its file, by the names of the columns. */
export const documentColumns = ['name', 'project_id'] as const

/** Gives documents the names and projects back that they had. */
export const documentUndo = columnUndo({
  area: 'documents',
  subject: 'document',
  action: 'document.change_undone',
  table: 'documents',
  name: 'name',
  columns: { name: 'text', project_id: 'uuid' },
})
