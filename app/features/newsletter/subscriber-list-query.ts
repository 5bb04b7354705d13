import { type ListQuery, oneOf, readListQuery } from '#app/platform/keyset.ts'
import { type SubscriberState, subscriberStates } from './subscription.ts'

export const subscribersPerPage = 50
const sorts = ['created_at', 'email'] as const

export type SubscriberRow = {
  id: string
  email: string
  state: SubscriberState
  consent_page: string
  confirmed_at: string | null
  created_at: string
}

export type SubscriberListQuery = ListQuery<(typeof sorts)[number]> & {
  state: SubscriberState | 'all'
}

/** Reads the list's state from the URL; what is not understood falls back to its default. */
export function readSubscriberListQuery(params: URLSearchParams): SubscriberListQuery {
  return {
    ...readListQuery(params, sorts),
    state: oneOf(params.get('state'), subscriberStates) ?? 'all',
  }
}
