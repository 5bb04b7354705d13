import { StatusBadge } from '#app/ui/status-badge.tsx'
import { conversationsPage as words } from '#content/conversations.ts'
import type { ConversationState } from '../conversation/conversation.ts'

const tones = { waiting: 'vermilion', requested: 'ochre', staff: 'blue', assistant: 'ink' } as const

/** Where a conversation stands, as a stamp; that somebody waits comes first. */
export function ConversationBadge({ state, waits }: { state: ConversationState; waits: boolean }) {
  const shown = waits ? 'waiting' : state
  return <StatusBadge tone={tones[shown]}>{words.stamps[shown]}</StatusBadge>
}
