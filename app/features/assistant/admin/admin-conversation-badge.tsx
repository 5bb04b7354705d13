import { StatusBadge } from '#app/ui/status-badge.tsx'
import { conversationsPage as copy, intentWords } from '#content/conversations.ts'
import type { ConversationState } from '../conversation/conversation.ts'

const tones = { waiting: 'vermilion', requested: 'ochre', staff: 'blue', assistant: 'ink' } as const

/** The state of a conversation. That somebody waits counts more than the state itself. */
export function ConversationBadge({ state, waits }: { state: ConversationState; waits: boolean }) {
  const shown = waits ? 'waiting' : state
  return <StatusBadge tone={tones[shown]}>{copy.badges[shown]}</StatusBadge>
}

/** Marks a conversation in which a life may be in danger. */
export const DangerBadge = () => (
  <StatusBadge tone="vermilion" className="font-medium">
    {intentWords.danger}
  </StatusBadge>
)
