import { oneOf } from '#app/lists/filter-rules.ts'
import { byTime, defineList, type ListQuery } from '#app/lists/list.ts'
import { mailStates } from './inbound-mail.ts'

export const quarantinedMailList = defineList({
  name: 'quarantined-mail',
  path: '/lead_admin/inbox/mails',
  perPage: 50,
  sorts: { created_at: byTime },
  filters: { state: oneOf(mailStates) },
  isSearchable: false,
})

export type QuarantinedMailListQuery = ListQuery<typeof quarantinedMailList>
