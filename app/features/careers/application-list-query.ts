import { oneOf, word } from '#app/lists/filter-rules.ts'
import { byText, byTime, defineList, type ListQuery } from '#app/lists/list.ts'
import { applicationStatuses } from './application.ts'

export const applicationList = defineList({
  name: 'application',
  path: '/lead_admin/applications',
  perPage: 50,
  sorts: {
    created_at: byTime,
    full_name: byText,
    email: byText,
    job_title: byText,
    status: byText,
  },
  filters: {
    /** The id of a post, `general`, or empty for all applications. */
    job: word(/^[a-z0-9-]{1,100}$/),
    status: oneOf(['', ...applicationStatuses]),
  },
})

export type ApplicationListQuery = ListQuery<typeof applicationList>
