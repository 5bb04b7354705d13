import { idOr, oneOf } from '#app/lists/filter-rules.ts'
import { byText, byTime, defineList, type ListQuery, type SortRule } from '#app/lists/list.ts'
import { projectStatuses } from './engagement.ts'

export const projectSorts = ['created_at', 'name', 'due_on', 'progress'] as const
export type ProjectSort = (typeof projectSorts)[number]

const sorts: Record<ProjectSort, SortRule> = {
  created_at: byTime,
  name: byText,
  due_on: { usual: 'asc', types: ['date'] },
  progress: { usual: 'desc', types: ['int'] },
}

const shared = { name: 'project', perPage: 24, sorts }
const status = oneOf(['all', ...projectStatuses])

/** A client's projects. */
export const portalProjectList = defineList({
  ...shared,
  path: '/dashboard',
  filters: { status },
})

/** The projects of all clients, or of the chosen one. */
export const adminProjectList = defineList({
  ...shared,
  path: '/lead_admin/engagements',
  filters: { status, client: idOr('') },
})

/** What either list is narrowed to; a client's own has no other client. */
export type ProjectListQuery = ListQuery<typeof portalProjectList> & { client?: string }

/** The query of the list as text, also while the address holds the fields of a form. */
export const listState = (params: URLSearchParams): string => params.get('list') ?? `${params}`
