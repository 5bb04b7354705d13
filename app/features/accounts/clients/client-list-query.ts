import { oneOf } from '#app/lists/filter-rules.ts'
import { byText, byTime, defineList, type ListQuery, readListQuery } from '#app/lists/list.ts'
import { changedHref } from '#app/platform/changed-href.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { clientStatuses } from './client.ts'

export const clientList = defineList({
  name: 'client',
  path: '/lead_admin/clients',
  perPage: 50,
  sorts: {
    created_at: byTime,
    name: byText,
    company_name: byText,
    contact_email: byText,
    status: byText,
    user_count: byText,
  },
  filters: { status: oneOf(['all', ...clientStatuses]) },
})

/** `edit` is the id of the row that is being edited. */
export type ClientListQuery = ListQuery<typeof clientList> & { edit?: string }

/** Reads the list's state from its address, with the row that is being edited. */
export function readClientListQuery(params: URLSearchParams): ClientListQuery {
  const edit = params.get('edit') ?? ''
  return { ...readListQuery(clientList, params), edit: isUuid(edit) ? edit : undefined }
}

/** The list as it is, with no row being edited. */
export const clientsHref = (search: string, change: { edit?: string } = {}): string =>
  changedHref(clientList.path, search, { edit: null, ...change })
