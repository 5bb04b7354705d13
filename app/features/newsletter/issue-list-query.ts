import { byTime, defineList, type ListQuery } from '#app/lists/list.ts'

export const issueList = defineList({
  name: 'issue',
  path: '/lead_admin/newsletter',
  perPage: 30,
  sorts: { created_at: byTime },
})

export type IssueListQuery = ListQuery<typeof issueList>
