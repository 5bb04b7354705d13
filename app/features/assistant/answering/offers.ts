import { assistant } from '#content/assistant.ts'
import type { Intent, Question, Turn } from '../assistant.ts'

const { offers } = assistant
type Offer = (typeof offers)[keyof typeof offers]

const offerAfter: Partial<Record<Intent, Offer>> = {
  evisa: offers.projects,
  governance: offers.projects,
  healthcare: offers.projects,
  aftrlife: offers.begin,
  construction: offers.projects,
  capabilities: offers.begin,
  projects: offers.begin,
  insights: offers.projects,
  timeline: offers.begin,
  company: offers.solutions,
  careers: offers.apply,
}

/** The question that is offered after an answer; each one is offered once in a conversation. */
export function offerFor(intent: Intent, { message, history }: Question): string | undefined {
  const offer = offerAfter[intent]
  if (!offer || message === offer.question) return undefined
  return history.some(({ content }) => content.includes(offer.ask)) ? undefined : offer.ask
}

// Nothing but a yes: "do you have jobs" and "tell me the price" are questions.
const accepts =
  /^(?:(?:yes|yep|yeah|ye|sure|ok|okay|please|gladly|of course|certainly|absolutely|go on|go ahead|do|do so|do it|tell me|show me|why not|i (?:would|do|want)|i['’]d (?:like|love)(?: to| that)?|that|it|more|then|very|much|thanks|thank you)(?:[ ,.!]+|$))+$/i
const declines = /^(?:no|nope|nah|not now|later)\b/i
const shortCharacters = 40

/** The offered question when the visitor accepts it with a short "yes"; `declined` for a short "no". */
export function takeOffer({
  message,
  history,
}: Question): Offer['question'] | 'declined' | undefined {
  const open = openOffer(history.findLast(({ role }) => role === 'assistant'))
  const said = message.trim()
  if (!open || said.length > shortCharacters || said.includes('?')) return undefined
  if (accepts.test(said)) return open.question
  return declines.test(said) ? 'declined' : undefined
}

const openOffer = (turn: Turn | undefined): Offer | undefined =>
  Object.values(offers).find(({ ask }) => turn?.content.endsWith(ask))
