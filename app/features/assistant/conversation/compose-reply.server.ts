import type { App } from '#app/platform/app.server.ts'
import { chatLead } from '#content/chat-lead.ts'
import { conversationCopy as copy } from '#content/conversations.ts'
import type { Reply } from '../assistant.ts'
import { contactIn } from '../contact/contact-in.ts'
import { questionBeside } from '../contact/question-beside.ts'
import type { UnderstoodContact } from '../lead-form.ts'
import { readMode } from '../provider/capabilities-service.server.ts'
import { helpLine } from '../safety/safety-reply.ts'
import { answerQuestion } from './answering.server.ts'
import { textsFor } from './attachment-text.server.ts'
import { askedBefore, type LeadOffer, readLeadOffer } from './lead-offer.ts'
import { askAbout, leadLanguageOf } from './lead-replies.ts'
import { wishesLead } from './lead-wish.ts'
import { insteadOfNone, withKnownAnswer, withLikelyLabel } from './likely-reply.server.ts'
import {
  asksBesides,
  type Composed,
  courtesy,
  handOver,
  isOfNoLead,
  screenedReply,
} from './message-screening.server.ts'
import { isDecline, isYes } from './read-answer.ts'
import type { TakenMessage } from './take-message.server.ts'

export type OnToken = (text: string) => void

/** Answers the message; the help is named before the answer when somebody may be in danger. */
export async function composeReply(
  app: App,
  taken: TakenMessage,
  onToken: OnToken,
): Promise<Composed> {
  const help = taken.request.screening.danger ? `${helpLine(taken.request.message)}\n\n` : ''
  if (help) onToken(help)
  const answered = await composeFor(app, taken, onToken)
  const language = leadLanguageOf(taken.request.message, taken.history)
  const composed = { ...answered, step: { language, ...answered.step } }
  if (!help) return composed
  const reply = withHelp(help, composed, taken)
  return { ...composed, reply, step: { isQuiet: true, language } }
}

/**
 * Below the help stands what was asked for: a person, what a client or an applicant wants, or the answer to
 * a question. Who asks nothing is only helped, and does not read that the site has no answer.
 */
function withHelp(
  help: string,
  { reply, wantsPerson }: Composed,
  { request }: TakenMessage,
): Reply {
  const { screening, message } = request
  const isAsked = wantsPerson || screening.labels.length > 0 || asksBesides.test(message)
  if (isAsked) return { ...reply, kind: 'safety', text: help + reply.text }
  const { next: _, ...alone } = reply
  return { ...alone, kind: 'safety', text: help.trim(), sources: [], offersPerson: true }
}

/** What comes before every answer, then what the last reply asked, a contact, and the site. */
async function composeFor(app: App, given: TakenMessage, onToken: OnToken): Promise<Composed> {
  const taken = await withLikelyLabel(app, given)
  const { request } = taken
  const { message, wantsPerson, screening } = request
  const state = readLeadOffer(taken.conversation.qualification)
  const contact = contactGiven(taken, state)
  if (wantsPerson || screening.labels.includes('person'))
    return withContact(handOver(taken), message, contact)
  const fixed = screenedReply(taken, app.now())
  if (fixed && 'reply' in fixed) return withKnownAnswer(app, taken, fixed)
  if (screening.danger || screening.labels.length > 0) {
    const before = fixed?.before ? `${fixed.before}\n\n` : ''
    if (before) onToken(before)
    const answered = await answer(app, taken, onToken)
    const reply = { ...answered.reply, text: before + answered.reply.text }
    return { ...answered, reply, step: { isNoLead: screening.labels.some(isOfNoLead) } }
  }
  const said = answerToAsked(state, askedBefore(state, taken.seq), message)
  if (said) return said
  if (!contact) {
    const answered = await answer(app, taken, onToken)
    const likely = insteadOfNone(answered, taken, app.now())
    return likely ?? offered(answered, message, state)
  }
  const question = questionBeside(message, contact)
  if (!question) return withContact(undefined, message, contact)
  const asked = { ...taken, request: { ...request, message: question } }
  return withContact(await answer(app, asked, onToken), message, contact)
}

/** The contact in a message that is about our work; nothing of somebody in danger, a client or an applicant. */
function contactGiven({ request }: TakenMessage, state: LeadOffer): UnderstoodContact | null {
  const { danger, labels } = request.screening
  const isOurs = !danger && labels.every((label) => label === 'person')
  const isWithheld = state.offer === 'withheld' && !wishesLead(request.message)
  if (!isOurs || state.offer === 'closed' || isWithheld) return null
  return contactIn(request.message)
}

/** Asks about the contact below the answer. */
function withContact(
  answered: Composed | undefined,
  message: string,
  contact: UnderstoodContact | null,
): Composed {
  if (!contact) return answered ?? { reply: courtesy(''), step: {} }
  const language = leadLanguageOf(message)
  const asked = askAbout(contact, language)
  const { isUseful } = answered?.step ?? {}
  const step = { contact, language, isUseful }
  if (!answered) return { reply: { ...courtesy(asked), kind: 'question' }, step }
  const { next: _, ...reply } = answered.reply
  return { ...answered, reply: { ...reply, text: `${reply.text}\n\n${asked}` }, step }
}

/** What the message says to the offer or to the contact that the last reply showed. */
function answerToAsked(
  { contact, language }: LeadOffer,
  asks: LeadOffer['asks'],
  message: string,
): Composed | null {
  const words = chatLead[language]
  if (asks && isDecline(message)) {
    const text = asks === 'contact' ? words.contact.refused : words.declined
    return { reply: courtesy(text), step: { isDeclined: true, language } }
  }
  if (!asks || !isYes(message)) return null
  if (asks === 'contact' && contact?.email)
    return { reply: courtesy(''), step: { language }, files: contact }
  return { reply: courtesy(words.below), step: { isWished: true, language } }
}

/** An answer after which the form may be offered; always on wish. */
function offered(answered: Composed, message: string, { sent, offer }: LeadOffer): Composed {
  // After a danger there is no form.
  if (!wishesLead(message) || offer === 'closed') return answered
  const { reply } = answered
  const step = { ...answered.step, isWished: true }
  if (reply.kind !== 'unsure' && reply.kind !== 'refused') return { ...answered, step }
  const words = chatLead[leadLanguageOf(message)]
  const text = sent ? words.alreadySent(sent.reference) : words.wished
  return {
    ...answered,
    reply: { ...courtesy(text), intent: reply.intent, offersPerson: true },
    step,
  }
}

/** Answers from the site. */
async function answer(app: App, taken: TakenMessage, onToken: OnToken): Promise<Composed> {
  const { request } = taken
  const step = { language: leadLanguageOf(request.message, taken.history) }
  const mode = await readMode(app)
  if (mode === 'off')
    return { reply: { ...courtesy(copy.off), offersPerson: true }, step, hasFailed: true }
  const { attachments, faults } = await textsFor(app, taken)
  // Comes first, so that nobody takes the answer for one about a file that was not read.
  const fault = faults.map((one) => `${one}\n\n`).join('')
  if (fault) onToken(fault)
  if (fault && !request.message && attachments.length === 0)
    return { reply: courtesy(fault.trim()), step, hasFailed: true }
  const question = {
    message: request.message || copy.attachedOnly,
    history: taken.history,
    attachments,
    page: request.page,
    signal: taken.signal,
    conversationId: taken.conversation.id,
    courtesy: request.screening.courtesy,
  }
  const answered = await answerQuestion(app, mode, question, onToken)
  const reply = { ...answered, text: `${fault}${answered.text}` }
  // The visitor may have meant a person: the reply offers one, and the button calls staff.
  if (reply.intent === 'person') return { reply: { ...reply, offersPerson: true }, step }
  const isUseful = reply.kind === 'answer' && reply.sources.length > 0 && !isOther(reply.intent)
  return { reply, step: { ...step, isUseful } }
}

/** An answer for clients and applicants makes nobody a lead. */
const isOther = (intent: string) => intent === 'support' || intent === 'careers'
