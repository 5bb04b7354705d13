import { ofWhomFilters } from '#app/features/of-whom/of-whom.ts'
import { oneOf } from '#app/lists/filter-rules.ts'
import { byTime, defineList, type ListQuery } from '#app/lists/list.ts'
import { type Intent, intents } from '../assistant.ts'
import type { ConversationState } from '../conversation/conversation.ts'
import { languages, outcomes } from '../conversation/outcome.ts'

export const conversationsPath = '/lead_admin/conversations'

/**
 * `waiting`: the visitor wrote the last message after asking for a person or after a takeover. `mine`: of
 * these, those that the actor has taken over.
 */
export const stateFilters = ['waiting', 'mine', 'requested', 'staff', 'assistant'] as const

export const thumbFilters = ['down', 'up'] as const

/** The conversations as the list's address describes them. */
export const conversationList = defineList({
  name: 'conversation',
  keeps: 'conversations',
  path: conversationsPath,
  perPage: 50,
  sorts: { last_message_at: byTime },
  filters: {
    state: oneOf(['', ...stateFilters]),
    intent: oneOf(['', ...intents]),
    outcome: oneOf(['', ...outcomes]),
    thumb: oneOf(['', ...thumbFilters]),
    language: oneOf(['', ...languages]),
    ...ofWhomFilters,
  },
  // The list has one order.
  settle: () => ({ direction: 'desc' }),
})

export type ConversationListQuery = ListQuery<typeof conversationList>

export type ConversationRow = {
  id: string
  opening: string
  /** What the visitor wrote first. */
  said: string[]
  state: ConversationState
  waits: boolean
  intent: Intent
  visitor_name: string | null
  visitor_email: string | null
  lead_id: string | null
  message_count: number
  last_message_at: string
  /** The visitor is on the page. */
  is_here: boolean
  /** Where a search found words: the sentence around them, the words between two marks. */
  found: string | null
}

/** Around the words that a search found. */
export const foundMarks = ['\u{E000}', '\u{E001}'] as const
