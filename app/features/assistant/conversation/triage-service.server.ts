import { audit } from '#app/features/audit/audit-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { conversationCopy as copy } from '#content/conversations.ts'
import type { HandOff, Intent, Reply, TriageAnswer } from '../assistant.ts'
import { readMode } from '../provider/capabilities-service.server.ts'
import type { Danger } from '../safety/danger.ts'
import { helpLine, stillInDanger } from '../safety/safety-reply.ts'
import { answerQuestion } from './answering.server.ts'
import { textsFor } from './attachment-text.server.ts'
import { countLead, fileLead } from './chat-lead.server.ts'
import { inSession } from './chat-session.server.ts'
import type { ConversationState, StoredReply } from './conversation.ts'
import * as store from './conversation-store.server.ts'
import {
  alarm,
  type Composed,
  courtesy,
  handOver,
  saidThatStaffKnow,
  screenedReply,
} from './message-screening.server.ts'
import * as messages from './message-store.server.ts'
import { languageToStore, outcomeOf } from './outcome.ts'
import {
  begin,
  isArea,
  markFiled,
  putAside,
  type Qualification,
  questionOf,
  readQualification,
  takeAnswer,
  takeUp,
  wantsToGoOn,
} from './qualification.ts'
import { interestIn, isQuestion } from './read-answer.ts'
import { firstKeyOf, hashOfKey, keyExpiry, withKey } from './resume-key.server.ts'
import { insertKey } from './resume-store.server.ts'
import { cut, untilStopped } from './stop-service.server.ts'
import { alarmStaff, mailStaff, type TakenMessage } from './take-message.server.ts'

export { helpOrThrow } from './help-without-storing.server.ts'
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
  if (before)
    return withKey(app, taken.conversation.id, taken.seq, answerOf(taken.conversation, before))
  const danger = dangerAt(taken)
  if (danger) return storeAnswer(app, taken, alarm(taken, danger))
  if (taken.conversation.state === 'staff') return staffAnswers(taken)
  const asked = { sessionHash: taken.sessionHash, messageId: taken.request.messageId }
  const composed = await untilStopped(app, asked, onToken, (signal, told) =>
    compose(app, { ...taken, signal }, told),
  )
  return storeAnswer(app, taken, 'shown' in composed ? cut(taken, composed.shown) : composed)
}

/** What nobody doubts: the message says it, or goes on telling about it. Labels mean a new subject. */
function dangerAt({ request, conversation, history }: TakenMessage): Danger | null {
  const { danger, labels } = request.screening
  if (danger?.level === 'certain') return danger
  const isOpen = labels.length === 0 && !request.wantsPerson && conversation.state !== 'staff'
  const isNewSubject = interestIn(request.message) !== undefined || isQuestion(request.message)
  return isOpen && !isNewSubject ? stillInDanger(history, request.message) : null
}

/** While staff answer, the assistant only says so; that reply is not stored. */
function staffAnswers({ conversation, request, seq }: TakenMessage): TriageAnswer {
  const told = copy.handOff.staffHere(conversation.taken_by_name ?? '')
  const text = request.screening.danger ? `${helpLine(request.message)}\n\n${told}` : told
  const { text: _, next: __, ...bare } = courtesy(text)
  const reply = { ...bare, question: null, leadReference: null, booking: null }
  return answerOf(conversation, { seq, role: 'assistant', content: text, reply, author_name: null })
}

/** Answers the message; the help is named before the answer when somebody may be in danger. */
async function compose(app: App, taken: TakenMessage, onToken: OnToken): Promise<Composed> {
  const { request, conversation } = taken
  const help = request.screening.danger ? `${helpLine(request.message)}\n\n` : ''
  if (help) onToken(help)
  const state = readQualification(conversation.qualification)
  const composed = await composeFor(app, taken, state, onToken)
  if (!help) return composed
  const reply = { ...composed.reply, kind: 'safety' as const, text: help + composed.reply.text }
  return { ...composed, reply, state: putAside(composed.state), asksNothing: true }
}

/** What comes before every answer and question, then the pending question, then the site. */
async function composeFor(
  app: App,
  taken: TakenMessage,
  state: Qualification,
  onToken: OnToken,
): Promise<Composed> {
  const { message, wantsPerson, screening } = taken.request
  if (wantsPerson || screening.labels.includes('person')) return handOver(taken, state)
  const fixed = screenedReply(taken, app.now().toISOString().slice(0, 10))
  if (fixed && 'reply' in fixed) return fixed
  if (screening.danger || screening.labels.length > 0) {
    const before = fixed?.before ? `${fixed.before}\n\n` : ''
    if (before) onToken(before)
    const answered = await answer(app, taken, putAside(state), onToken)
    const reply = { ...answered.reply, text: before + answered.reply.text }
    return { ...answered, reply, state: putAside(state), asksNothing: true }
  }
  if (wantsToGoOn(state, message)) return { reply: courtesy(copy.takenUp), state: takeUp(state) }
  const outcome = takeAnswer(state, message)
  if (outcome.type === 'consented')
    return { reply: courtesy(''), state: outcome.state, files: true }
  if (outcome.type === 'said') return { reply: courtesy(outcome.text), state: outcome.state }
  return answer(app, taken, outcome.state, onToken)
}

const noLeads: readonly Intent[] = ['support', 'complaint', 'careers', 'press', 'data']

/** Answers from the site, and starts the qualifying questions when the visitor shows interest. */
async function answer(
  app: App,
  taken: TakenMessage,
  state: Qualification,
  onToken: OnToken,
): Promise<Composed> {
  const { request } = taken
  const mode = await readMode(app)
  if (mode === 'off')
    return { reply: { ...courtesy(copy.off), offersPerson: true }, state, hasFailed: true }
  const { attachments, faults } = await textsFor(app, taken)
  // Comes first, so that nobody takes the answer for one about a file that was not read.
  const fault = faults.map((one) => `${one}\n\n`).join('')
  if (fault) onToken(fault)
  if (fault && !request.message && attachments.length === 0)
    return { reply: courtesy(fault.trim()), state, hasFailed: true }
  const question = {
    message: request.message || copy.attachedOnly,
    history: taken.history,
    attachments,
    page: request.page,
    signal: taken.signal,
    conversationId: taken.conversation.id,
  }
  const answered = await answerQuestion(app, mode, question, onToken)
  const reply = { ...answered, text: `${fault}${answered.text}` }
  // The visitor may have meant a person: the reply offers one, and the button calls staff.
  if (reply.intent === 'person') return { reply: { ...reply, offersPerson: true }, state }
  const isAnswer = reply.kind === 'answer' || reply.kind === 'unsure'
  const interest = isArea(reply.intent)
    ? reply.intent
    : (interestIn(request.message) ?? reply.intent)
  // Who is a client, complains, looks for work or writes for the press is no lead.
  const isNoLead = noLeads.includes(taken.conversation.intent)
  return { reply, state: isAnswer && !isNoLead ? begin(state, interest) : state }
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
    await store.lockConversation(tx, conversation.id)
    // Another request may have answered it, or staff may have taken over meanwhile.
    const now = await store.selectConversation(tx, conversation.id)
    if (!now) throw new AppError('not_found', copy.errors.notFound)
    const before = await messages.selectAnswer(tx, now.id, seq)
    if (before) return withKey(app, now.id, seq, answerOf(now, before))
    const lead = composed.files ? await fileLead(app, tx, now, composed.state) : null
    const state = lead ? markFiled(composed.state) : composed.state
    const told = await tellOfDanger(app, tx, now, taken, composed)
    const {
      text,
      next,
      isUnstated: _,
      ...reply
    } = lead
      ? { ...composed.reply, text: copy.consent.filed(lead.reference), offersPerson: true }
      : told.reply
    const question = composed.asksNothing ? null : questionOf(state)
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
    if (asksAnew) await mailStaff(app, tx, now, request.message)
    await store.updateConversation(tx, now.id, {
      qualification: state,
      visitorEmail: state.answers.email,
      visitorName: state.name ?? undefined,
      organisation: state.answers.organisation,
      language: languageToStore(request.message),
      ...(reply.intent !== 'other' && { intent: reply.intent }),
      ...((asksAnew || told.isTold) && { state: 'requested' }),
      ...((asksAnew || composed.danger) && { waits: true }),
      ...((asksAnew || told.isMailed) && { staffMailed: true }),
    })
    const outcome = outcomeOf(composed)
    const message = { role: 'assistant' as const, content, answers: seq, reply: stored, outcome }
    const { seq: own } = await messages.insertMessage(tx, now.id, message)
    const isAsked = now.state === 'assistant' && (asksAnew || told.isTold)
    const after = isAsked ? { ...now, state: 'requested' as const } : now
    if (seq === 1) {
      const key = hashOfKey(firstKeyOf(app, now.id))
      await insertKey(tx, now.id, { hash: key, expires: keyExpiry(app) })
    }
    return withKey(app, now.id, seq, answerOf(after, { ...message, seq: own, author_name: null }))
  })
}

/**
 * Tells staff of a danger: by mail, in the audit log, and by the state of the conversation, which the panel
 * shows. The reply, and the band in the chat's panel, say so only when the mail is on its way.
 */
async function tellOfDanger(
  app: App,
  tx: Tx,
  now: store.Conversation,
  { request }: TakenMessage,
  composed: Composed,
): Promise<{ reply: Reply; isTold: boolean; isMailed: boolean }> {
  const { danger, reply } = composed
  if (!danger) return { reply, isTold: false, isMailed: false }
  const isKnown = now.intent === 'danger' && now.mailed_lately
  const isMailed = !isKnown && (await alarmStaff(app, tx, now, request.message))
  const subject = { subjectType: 'conversation', subjectId: now.id }
  // Without the words of the visitor: the log outlives the conversation.
  const details = { kind: danger.kind, mailed: isMailed }
  if (!isKnown) await audit(tx, { ...subject, action: 'conversation.danger_told', details })
  const isTold = isKnown || isMailed
  const said = isTold ? saidThatStaffKnow(composed, request.message) : reply
  return { reply: said, isTold, isMailed }
}

/** A stored answer as the browser gets it. */
export function answerOf(
  conversation: store.Conversation,
  message: messages.StoredMessage,
): TriageAnswer {
  const { content, seq, reply } = message
  if (!reply) throw new Error('no answer of the assistant')
  return {
    ...reply,
    message: content,
    conversationId: conversation.id,
    seq,
    handOff: handOffOf(conversation.state),
    staffName: conversation.taken_by_name,
    resumeKey: null,
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
