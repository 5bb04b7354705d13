import { columnUndo } from '#app/features/undo/column-undo-service.server.ts'

/** What staff say of a person and of an organization, by the names of the columns. */
export const personColumns = ['owner_id', 'organisation_id'] as const
export const organisationColumns = ['name', 'owner_id', 'client_id'] as const

export const personUndo = columnUndo({
  area: 'people',
  subject: 'person',
  action: 'person.change_undone',
  table: 'people',
  name: 'email',
  columns: { owner_id: 'uuid', organisation_id: 'uuid' },
  hasVersion: true,
})

export const organisationUndo = columnUndo({
  area: 'people',
  subject: 'organisation',
  action: 'organisation.change_undone',
  table: 'organisations',
  name: 'name',
  columns: { name: 'text', owner_id: 'uuid', client_id: 'uuid' },
  hasVersion: true,
})

export const taskUndo = columnUndo({
  area: 'people',
  subject: 'task',
  action: 'task.change_undone',
  table: 'record_tasks',
  name: 'title',
  columns: { done_at: 'timestamptz', done_by_name: 'text' },
})
