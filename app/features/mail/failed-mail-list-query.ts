import { defineList, type ListQuery } from '#app/lists/list.ts'

export const failedMailList = defineList({
  name: 'failed-mail',
  path: '/lead_admin/inbox/failed-mails',
  perPage: 50,
  sorts: { undelivered_at: { usual: 'asc', types: ['timestamptz'] } },
})

export type FailedMailListQuery = ListQuery<typeof failedMailList>

/** An email of ours that did not arrive; `person_id` of whoever has its address. */
export type FailedMailRow = {
  id: string
  recipient: string
  kind: string
  subject: string | null
  attempts: number | null
  undelivered_at: string
  person_id: string | null
}
