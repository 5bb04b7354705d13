import { oneOf } from '#app/lists/filter-rules.ts'
import { byText, byTime, defineList, type ListQuery } from '#app/lists/list.ts'
import { type SubscriberState, subscriberStates } from './subscription.ts'

export const subscriberList = defineList({
  name: 'subscriber',
  path: '/lead_admin/newsletter/subscribers',
  perPage: 50,
  sorts: { created_at: byTime, email: byText },
  filters: { state: oneOf(['all', ...subscriberStates]) },
})

export type SubscriberListQuery = ListQuery<typeof subscriberList>

export type SubscriberRow = {
  id: string
  email: string
  state: SubscriberState
  consent_page: string
  confirmed_at: string | null
  created_at: string
}
