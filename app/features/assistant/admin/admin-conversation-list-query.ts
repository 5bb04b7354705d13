import {
  changedHref,
  type ListQuery,
  oneOf,
  readListQuery,
  type timeSort,
} from '#app/platform/keyset.ts'
import { type Intent, intents } from '../assistant.ts'
import type { ConversationState } from '../conversation/conversation.ts'

export const conversationsPath = '/lead_admin/conversations'
export const conversationsPerPage = 50

/** `waiting`: the visitor has written last, and a person was asked for or has taken over. */
export const stateFilters = ['waiting', 'requested', 'staff', 'assistant'] as const
export type StateFilter = (typeof stateFilters)[number]

/** The one order is by the last message, newest first. */
export type ConversationListQuery = ListQuery<typeof timeSort> & {
  state: StateFilter | ''
  intent: Intent | ''
}

export type ConversationRow = {
  id: string
  opening: string
  state: ConversationState
  waits: boolean
  intent: Intent
  visitor_name: string | null
  visitor_email: string | null
  lead_id: string | null
  message_count: number
  last_message_at: string
}

/** Reads the list's state from its address; what is not understood falls back to its default. */
export function readConversationListQuery(params: URLSearchParams): ConversationListQuery {
  return {
    ...readListQuery(params, ['created_at']),
    direction: 'desc',
    state: oneOf(params.get('state'), stateFilters) ?? '',
    intent: oneOf(params.get('intent'), intents) ?? '',
  }
}

/** The list's address with some of its state changed. */
export const conversationsHref = (search: string, change: Record<string, string | null>): string =>
  changedHref(conversationsPath, search, { after: null, before: null, ...change })
