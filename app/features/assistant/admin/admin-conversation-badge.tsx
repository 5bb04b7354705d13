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

/** Whether the visitor is on the page, in words; a filled mark while they are. */
export function Presence({ isHere, text }: { isHere: boolean; text: string }) {
  return (
    <p className="mt-2 flex items-center text-small text-ink-muted">
      <span
        aria-hidden="true"
        className={`me-2 inline-flex size-2 shrink-0 rounded-full border ${isHere ? 'border-verdigris bg-verdigris' : 'border-ink-muted'}`}
      />
      {text}
    </p>
  )
}
