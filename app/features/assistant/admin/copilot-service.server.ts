import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import { copilot as copy } from '#content/copilot.ts'
import type { Turn } from '../assistant.ts'
import { answerQuestion } from '../conversation/answering.server.ts'
import { turnsKnown } from '../conversation/conversation.ts'
import { readMode } from '../provider/capabilities-service.server.ts'
import { screen } from '../safety/labels.ts'
import type { AdminConversation, AdminMessage, Proposal } from './admin-conversation.ts'

const proposalsPerPerson: Limit = { hits: 120, seconds: 600 }

/**
 * What the assistant would answer to the visitor's last question, for the member of staff who answers. It is
 * shown to nobody else and stored nowhere. None is made where a life may be in danger.
 * @throws AppError `forbidden`, `rate_limited`
 */
export async function proposeAnswer(
  app: App,
  actor: Actor,
  conversation: Pick<AdminConversation, 'intent' | 'page'>,
  messages: readonly AdminMessage[],
): Promise<Proposal> {
  const staff = requireStaff(actor, 'conversations')
  await countHit(app, `propose:${staff.userId}`, proposalsPerPerson, app.now())
  const place = messages.findLastIndex(
    ({ role, content }) => role === 'user' && /\p{L}/u.test(content),
  )
  const question = messages[place]?.content ?? ''
  const none = { question, text: '', sources: [], isModel: false }
  if (!question) return { ...none, note: copy.nothing }
  if (conversation.intent === 'danger' || screen(question).danger)
    return { ...none, note: copy.danger }
  const history = messages.slice(0, place).flatMap(turnOf).slice(-turnsKnown)
  const mode = await readMode(app)
  const asked = { message: question, history, attachments: [], page: conversation.page }
  const reply = await answerQuestion(app, mode === 'off' ? 'builtin' : mode, asked, () => {})
  const { kind, text, sources } = reply
  if (kind !== 'answer') return { ...none, sources, note: copy.unsure }
  const isModel = reply.provider !== 'builtin'
  return { question, text, sources, isModel, note: isModel ? copy.model : null }
}

const turnOf = ({ role, content }: AdminMessage): Turn[] =>
  role === 'notice' || !content ? [] : [{ role: role === 'user' ? 'user' : 'assistant', content }]
