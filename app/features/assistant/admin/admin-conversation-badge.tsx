import { StatusBadge } from '#app/ui/status-badge.tsx'
import { conversationsPage as copy } from '#content/conversations.ts'
import type { ConversationState } from '../conversation/conversation.ts'

const tones = { waiting: 'vermilion', requested: 'ochre', staff: 'blue', assistant: 'ink' } as const

/** The state of a conversation. That somebody waits counts more than the state itself. */
export function ConversationBadge({ state, waits }: { state: ConversationState; waits: boolean }) {
  const shown = waits ? 'waiting' : state
  return <StatusBadge tone={tones[shown]}>{copy.badges[shown]}</StatusBadge>
}
