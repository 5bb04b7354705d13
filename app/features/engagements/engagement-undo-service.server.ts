import { columnUndo } from '#app/features/undo/column-undo-service.server.ts'

/** What a save of a project can be undone of, by the names of the columns. */
export const projectColumns = [
  ...(['name', 'status', 'progress', 'starts_on', 'due_on', 'timeline', 'budget'] as const),
] as const

export const projectUndo = columnUndo({
  area: 'projects',
  subject: 'project',
  action: 'engagement.change_undone',
  table: 'projects',
  name: 'name',
  columns: {
    ...({
      name: 'text',
      status: 'text',
      progress: 'int',
      timeline: 'text',
      budget: 'text',
    } as const),
    ...({ starts_on: 'date', due_on: 'date' } as const),
  },
  hasVersion: true,
})

/** Makes milestones open or done again. */
export const milestoneUndo = columnUndo({
  area: 'projects',
  subject: 'milestone',
  action: 'engagement.milestone_change_undone',
  table: 'project_milestones',
  name: 'title',
  columns: { done_at: 'timestamptz' },
})
