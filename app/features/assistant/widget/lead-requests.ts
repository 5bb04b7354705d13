import type { LeadPost, LeadRefusal, LeadState } from '#app/features/assistant/lead-form.ts'
import { visitBegan } from '#app/features/visits/visit-began.ts'
import { chatLead } from '#content/chat-lead.ts'

const path = '/api/chat-lead'
const longest = 30_000

/** Sends the lead form. @returns how far the lead is, or why it was refused @throws without a connection */
export async function postLead(body: LeadPost): Promise<LeadState | LeadRefusal> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    // A lead is stored with where its visit began.
    referrer: visitBegan().landing || undefined,
    keepalive: true,
    signal: AbortSignal.timeout(longest),
  })
  const { failed, gone } = chatLead[body.language].errors
  const said = (await answer.json().catch(() => null)) as LeadState | LeadRefusal | null
  if (answer.status === 404) return { error: gone, code: 'not_found' }
  if (!said || answer.status >= 500) return { error: failed, code: 'failed' }
  return said
}

type Asked = { conversationId: string; sessionId: string }

/** What was typed or sent before; null when that is not known. */
export async function fetchLead(asked: Asked): Promise<LeadState | null> {
  const answer = await fetch(`${path}?${new URLSearchParams(asked)}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(longest),
  }).catch(() => null)
  return answer?.ok ? ((await answer.json().catch(() => null)) as LeadState | null) : null
}
