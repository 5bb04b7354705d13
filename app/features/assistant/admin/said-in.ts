import type { Said } from '#app/platform/thread-summary.ts'
import type { AdminMessage } from './admin-conversation.ts'

/** What the messages of a conversation say, for its summary. */
export function saidIn(messages: readonly AdminMessage[]): Said[] {
  return messages.flatMap(({ role, content, outcome }): Said[] => {
    if (role === 'notice') return []
    if (role === 'user') return [{ by: 'them', text: content }]
    if (role === 'staff') return [{ by: 'us', text: content }]
    return [{ by: 'machine', text: content, answers: outcome === 'answered' }]
  })
}
