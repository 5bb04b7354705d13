import { audit } from '#app/features/audit/audit-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { beginningOf } from '#app/platform/clean-text.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { chatLead } from '#content/chat-lead.ts'
import { conversationCopy as copy } from '#content/conversations.ts'
import type { HandOff, Reply, TriageAnswer } from '../assistant.ts'
import type { UnderstoodContact } from '../lead-form.ts'
import type { Danger } from '../safety/danger.ts'
import { helpLine, stillInDanger } from '../safety/safety-reply.ts'
import { countLead, type Given, passOn } from './chat-lead.server.ts'
import { inSession } from './chat-session.server.ts'
import { composeReply, type OnToken } from './compose-reply.server.ts'
import { type ConversationState, noLead, type StoredReply } from './conversation.ts'
import * as store from './conversation-store.server.ts'
import { afterStep, readLeadOffer, sentAs } from './lead-offer.ts'
import { valuesOf } from './lead-replies.ts'
import { screenedByMeaning } from './meaning-screening.server.ts'
import { alarm, type Composed, courtesy, saidThatStaffKnow } from './message-screening.server.ts'
import * as messages from './message-store.server.ts'
import { languageToStore, outcomeOf } from './outcome.ts'
import { interestIn, isQuestion } from './read-answer.ts'
import { firstKeyOf, hashOfKey, keyExpiry, withKey } from './resume-key.server.ts'
import { insertKey } from './resume-store.server.ts'
import { cut, untilStopped } from './stop-service.server.ts'
import { withNext } from './suggestion-service.server.ts'
import { alarmStaff, mailStaff, type TakenMessage } from './take-message.server.ts'

export { helpOrThrow } from './help-without-storing.server.ts'
export { takeMessage } from './take-message.server.ts'
export { readTriageRequest } from './triage-request.server.ts'

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
  const { answer, conversation, isBeingAnswered, seq } = taken
  const before = answer
    ? { answer, conversation }
    : isBeingAnswered && (await waitForAnswer(app, taken))
  if (before)
    return withKey(app, conversation.id, seq, answerOf(before.conversation, before.answer))
  try {
    return await newAnswer(app, taken, onToken)
  } catch (error) {
    app.failedAnswers.note({ conversationId: taken.conversation.id, seq: taken.seq })
    throw error
  }
}

async function newAnswer(app: App, given: TakenMessage, onToken: OnToken): Promise<TriageAnswer> {
  const taken = await screenedByMeaning(app, given)
  const danger = dangerAt(taken)
  if (danger) return storeAnswer(app, taken, alarm(taken, danger))
  if (taken.conversation.state === 'staff') return staffAnswers(taken)
  const asked = { sessionHash: taken.sessionHash, messageId: taken.request.messageId }
  const composed = await untilStopped(app, asked, onToken, (signal, told) =>
    composeReply(app, { ...taken, signal }, told),
  )
  if ('shown' in composed) return storeAnswer(app, taken, cut(taken, composed.shown))
  const reply = await withNext(app, taken, composed.reply)
  return storeAnswer(app, taken, { ...composed, reply })
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
  const reply = { ...bare, ...noLead }
  return answerOf(conversation, { seq, role: 'assistant', content: text, reply, author_name: null })
}

/** Stores the answer with the lead, the mails and the new state, in one transaction. */
async function storeAnswer(
  app: App,
  taken: TakenMessage,
  composed: Composed,
): Promise<TriageAnswer> {
  const { conversation, sessionHash, request, seq } = taken
  const given = composed.files && givenBy(conversation, composed.files)
  if (given) await countLead(app, readLeadOffer(conversation.qualification), given)
  return inSession(app, sessionHash, async (tx) => {
    await store.lockSession(tx, sessionHash)
    await store.lockConversation(tx, conversation.id)
    // Another request may have answered it, or staff may have taken over meanwhile.
    const now = await store.selectConversation(tx, conversation.id)
    if (!now) throw new AppError('not_found', copy.errors.notFound)
    const before = await messages.selectAnswer(tx, now.id, seq)
    if (before) return withKey(app, now.id, seq, answerOf(now, before))
    const step = afterStep(readLeadOffer(now.qualification), composed.step)
    const state = { ...step.state, askedAt: step.state.asks ? seq : null }
    const { offersLead } = step
    const { language } = state
    const lead = given ? await passOn(app, tx, now, given, language) : null
    const told = await tellOfDanger(app, tx, now, taken, composed)
    const {
      text,
      next,
      isUnstated: _,
      ...reply
    } = lead
      ? { ...composed.reply, text: chatLead[language].contact.filed(lead.reference) }
      : told.reply
    const parts = [text, offersLead ? null : next].filter(Boolean)
    const content = beginningOf(parts.join('\n\n'), 20_000)
    const stored: StoredReply = {
      ...reply,
      ...{ offersLead, lead, language },
      contact: state.asks === 'contact' ? state.contact : null,
      leadReference: lead?.reference ?? null,
      booking: lead?.booking ?? (reply.offersPerson ? '/book' : null),
    }
    const asksAnew = composed.wantsPerson === true && now.state === 'assistant'
    if (asksAnew) await mailStaff(app, tx, now, request.message)
    await store.updateConversation(tx, now.id, {
      qualification: lead ? sentAs(state, lead) : state,
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

/** A confirmed contact, with what was sent before. */
function givenBy(
  { qualification }: store.Conversation,
  contact: UnderstoodContact,
): Given | undefined {
  const given = { ...readLeadOffer(qualification).sent?.values, ...valuesOf(contact) }
  return given.email ? { ...given, email: given.email } : undefined
}

/**
 * Tells staff of a danger: by mail, in the audit log, and by the state of the conversation, which the panel
 * shows. The reply, and the band in the chat's panel, say so only when the mail is on its way.
 */
async function tellOfDanger(
  app: App,
  tx: Tx,
  now: store.Conversation,
  { request, conversation }: TakenMessage,
  composed: Composed,
): Promise<{ reply: Reply; isTold: boolean; isMailed: boolean }> {
  const { danger, reply } = composed
  if (!danger) return { reply, isTold: false, isMailed: false }
  // As it was before this message: a reminder that somebody waits, sent for it, does not name the danger.
  const isKnown = now.intent === 'danger' && conversation.mailed_lately
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
    // An answer that was stored before has not all of it.
    ...noLead,
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

/**
 * Waits for the answer that another request is making for the same message.
 * @returns it, with the conversation as it is then
 */
async function waitForAnswer(app: App, taken: TakenMessage) {
  const { seq, sessionHash } = taken
  const { id } = taken.conversation
  for (let tries = 0; tries < 40; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    const found = await inSession(app, sessionHash, async (tx) => {
      const answer = await messages.selectAnswer(tx, id, seq)
      const conversation = answer && (await store.selectConversation(tx, id))
      return conversation && { answer, conversation }
    })
    if (found) return found
  }
  throw new AppError('conflict', copy.errors.answering, 5)
}
