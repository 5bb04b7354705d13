import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { conversationCopy as copy } from '#content/conversations.ts'
import { safety } from '#content/safety.ts'
import type { HandOff, TriageAnswer } from '../assistant.ts'
import { readMode } from '../provider/capabilities-service.server.ts'
import { type Danger, dangerIn } from '../safety/danger.ts'
import { wishIn } from '../safety/wish.ts'
import { answerQuestion } from './answering.server.ts'
import { textsFor } from './attachment-text.server.ts'
import { countLead, fileLead } from './chat-lead.server.ts'
import { inSession } from './chat-session.server.ts'
import type { ConversationState, StoredReply } from './conversation.ts'
import * as store from './conversation-store.server.ts'
import { alarm, type Composed, courtesy, handOver, wished } from './message-screening.server.ts'
import * as messages from './message-store.server.ts'
import {
  begin,
  close,
  isArea,
  markFiled,
  type Qualification,
  questionOf,
  readQualification,
  takeAnswer,
} from './qualification.ts'
import { interestIn } from './read-answer.ts'
import { alarmStaff, mailStaff, type TakenMessage } from './take-message.server.ts'

export { takeMessage } from './take-message.server.ts'
export { readTriageRequest } from './triage-request.server.ts'

type OnToken = (text: string) => void

/**
 * Answers a message that `takeMessage` has stored.
 * @param onToken gets the words of the answer as they arrive
 * @throws AppError `rate_limited` (too many leads), `conflict` while another request still answers it
 */
export async function answerMessage(
  app: App,
  taken: TakenMessage,
  onToken: OnToken = () => {},
): Promise<TriageAnswer> {
  const before = taken.answer ?? (taken.isBeingAnswered ? await waitForAnswer(app, taken) : null)
  if (before) return answerOf(taken.conversation, before)
  const danger = dangerIn(taken.request.message)
  const isAlarm = danger?.level === 'certain'
  if (taken.conversation.state === 'staff' && !isAlarm) return staffAnswers(taken)
  const composed = isAlarm ? alarm(taken, danger) : await compose(app, taken, danger, onToken)
  return storeAnswer(app, taken, composed)
}

/** While staff answer, the assistant only says so; that reply is not stored. */
function staffAnswers({ conversation, seq }: TakenMessage): TriageAnswer {
  const text = copy.handOff.staffHere(conversation.taken_by_name ?? '')
  const { text: _, next: __, ...bare } = courtesy(text)
  const reply = { ...bare, question: null, leadReference: null, booking: null }
  return answerOf(conversation, { seq, role: 'assistant', content: text, reply, author_name: null })
}

async function compose(
  app: App,
  taken: TakenMessage,
  danger: Danger | null,
  onToken: OnToken,
): Promise<Composed> {
  const { request, conversation } = taken
  const state = readQualification(conversation.qualification)
  const wish = request.wantsPerson ? 'person' : wishIn(request.message)
  if (wish === 'person') return handOver(taken, state)
  if (danger) {
    onToken(`${safety.possible}\n\n`)
    const { reply } = await answer(app, taken, close(state), onToken)
    return { reply: { ...reply, text: `${safety.possible}\n\n${reply.text}` }, state: close(state) }
  }
  if (wish === 'data' || wish === 'complaint') return { reply: wished(wish), state }
  const outcome = takeAnswer(state, request.message)
  if (outcome.type === 'consented')
    return { reply: courtesy(''), state: outcome.state, files: true }
  if (outcome.type === 'said') return { reply: courtesy(outcome.text), state: outcome.state }
  return answer(app, taken, outcome.state, onToken)
}

/** Answers from the site, and starts the qualifying questions when the visitor shows interest. */
async function answer(
  app: App,
  taken: TakenMessage,
  state: Qualification,
  onToken: OnToken,
): Promise<Composed> {
  const { request, conversation } = taken
  const mode = await readMode(app)
  if (mode === 'off') return { reply: { ...courtesy(copy.off), offersPerson: true }, state }
  const { attachments, faults } = await textsFor(app, taken)
  // Comes first, so that nobody takes the answer for one about a file that was not read.
  const fault = faults.map((one) => `${one}\n\n`).join('')
  if (fault) onToken(fault)
  if (fault && !request.message && attachments.length === 0)
    return { reply: courtesy(fault.trim()), state }
  const question = {
    message: request.message || copy.attachedOnly,
    history: taken.history,
    attachments,
    page: conversation.page,
  }
  const answered = await answerQuestion(app, mode, question, onToken)
  const reply = { ...answered, text: `${fault}${answered.text}` }
  // The visitor may have meant a person: the reply offers one, and the button calls staff.
  if (reply.intent === 'person') return { reply: { ...reply, offersPerson: true }, state }
  const isAnswer = reply.kind === 'answer' || reply.kind === 'unsure'
  const interest = isArea(reply.intent)
    ? reply.intent
    : (interestIn(request.message) ?? reply.intent)
  return { reply, state: isAnswer ? begin(state, interest) : state }
}

/** Stores the answer with the lead, the mails and the new state, in one transaction. */
async function storeAnswer(
  app: App,
  taken: TakenMessage,
  composed: Composed,
): Promise<TriageAnswer> {
  const { conversation, sessionHash, request, seq } = taken
  if (composed.files) await countLead(app, composed.state)
  return inSession(app, sessionHash, async (tx) => {
    await store.lockSession(tx, sessionHash)
    // Another request may have answered it, or staff may have taken over meanwhile.
    const now = await store.selectConversation(tx, conversation.id)
    if (!now) throw new AppError('not_found', copy.errors.notFound)
    const before = await messages.selectAnswer(tx, now.id, seq)
    if (before) return answerOf(now, before)
    const lead = composed.files ? await fileLead(app, tx, now, composed.state) : null
    const state = lead ? markFiled(composed.state) : composed.state
    const { text, next, ...reply } = lead
      ? { ...composed.reply, text: copy.consent.filed(lead.reference), offersPerson: true }
      : composed.reply
    const isPolite = reply.intent === 'data' || reply.intent === 'complaint'
    const question = isPolite ? null : questionOf(state)
    const isFirstQuestion =
      question !== null && readQualification(now.qualification).pending === null
    const parts = [
      text,
      isFirstQuestion && reply.intent !== 'person' && copy.opening,
      question?.text ?? next,
    ]
    const content = parts.filter(Boolean).join('\n\n').slice(0, 20_000)
    const isOnlyQuestion = question !== null && reply.kind === 'courtesy' && !composed.wantsPerson
    const stored: StoredReply = {
      ...reply,
      kind: isOnlyQuestion ? 'question' : reply.kind,
      question,
      leadReference: lead?.reference ?? null,
      booking: lead?.booking ?? (reply.offersPerson ? '/book' : null),
    }
    const asksAnew = composed.wantsPerson === true && now.state === 'assistant'
    const alarms = composed.isAlarm === true && (now.intent !== 'danger' || !now.mailed_lately)
    if (alarms) await alarmStaff(app, tx, now, request.message)
    else if (asksAnew) await mailStaff(app, tx, now, request.message)
    await store.updateConversation(tx, now.id, {
      qualification: state,
      visitorEmail: state.answers.email,
      visitorName: state.name ?? undefined,
      organisation: state.answers.organisation,
      ...(reply.intent !== 'other' && { intent: reply.intent }),
      ...((asksAnew || composed.isAlarm) && { state: 'requested', waits: true }),
      ...((asksAnew || alarms) && { staffMailed: true }),
    })
    const message = { role: 'assistant' as const, content, answers: seq, reply: stored }
    const { seq: own } = await messages.insertMessage(tx, now.id, message)
    const isAsked = now.state === 'assistant' && (asksAnew || composed.isAlarm)
    const after = isAsked ? { ...now, state: 'requested' as const } : now
    return answerOf(after, { ...message, seq: own, author_name: null })
  })
}

function answerOf(conversation: store.Conversation, message: messages.StoredMessage): TriageAnswer {
  const { content, seq, reply } = message
  if (!reply) throw new Error('no answer of the assistant')
  return {
    ...reply,
    message: content,
    conversationId: conversation.id,
    seq,
    handOff: handOffOf(conversation.state),
    staffName: conversation.taken_by_name,
  }
}

export const handOffOf = (state: ConversationState): HandOff | null =>
  state === 'staff' ? 'staff_here' : state === 'requested' ? 'requested' : null

/** Waits for the answer that another request is making for the same message. */
async function waitForAnswer(app: App, taken: TakenMessage): Promise<messages.StoredMessage> {
  const { conversation, seq, sessionHash } = taken
  for (let tries = 0; tries < 40; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    const found = await inSession(app, sessionHash, (tx) =>
      messages.selectAnswer(tx, conversation.id, seq),
    )
    if (found) return found
  }
  throw new AppError('conflict', copy.errors.answering, 5)
}
