import { assistant } from '#content/assistant.ts'
import { careers } from '#content/careers.ts'
import { conversationCopy as copy } from '#content/conversations.ts'
import { screenedReplies } from '#content/screened-replies.ts'
import { siteMap } from '#content/site-map.ts'
import type { Reply, Source } from '../assistant.ts'
import type { UnderstoodContact } from '../lead-form.ts'
import type { Danger } from '../safety/danger.ts'
import type { Label } from '../safety/labels.ts'
import { safetyReply } from '../safety/safety-reply.ts'
import { spokenAmong } from '../safety/spoken-language.ts'
import type { LeadStep } from './lead-offer.ts'
import type { TakenMessage } from './take-message.server.ts'

/** What the assistant replies and what is stored with it. */
export type Composed = {
  reply: Reply
  /** What it means for the offer of the lead form. */
  step: LeadStep
  /** The contact that was confirmed and becomes a lead. */
  files?: UnderstoodContact
  wantsPerson?: boolean
  /** A life may be in danger: staff are told at once, and nothing is offered. */
  danger?: Danger
  /** The assistant could not do its work: it is switched off, or a file could not be read. */
  hasFailed?: boolean
}

/** Says where help is, before anything else, in every mode and at every turn. */
export function alarm({ request }: TakenMessage, danger: Danger): Composed {
  const reply = safetyReply(danger.kind, request.message, false)
  return { reply, step: { isDanger: true }, danger }
}

/** The same when staff have been told. */
export const saidThatStaffKnow = ({ reply, danger }: Composed, message: string): Reply =>
  danger ? safetyReply(danger.kind, message, true) : reply

type Fixed = Exclude<Label, 'person'>

const intentOf = {
  ...({ data: 'data', complaint: 'complaint', support: 'support', job: 'careers' } as const),
  ...({ press: 'press', injection: 'other', abuse: 'other' } as const),
} satisfies Record<Fixed, Reply['intent']>

const kindOf = {
  ...({
    data: 'courtesy',
    complaint: 'courtesy',
    abuse: 'courtesy',
    injection: 'refused',
  } as const),
  ...({ support: 'answer', job: 'answer', press: 'answer' } as const),
} satisfies Record<Fixed, Reply['kind']>

const pathsOf = {
  data: ['/privacy', '/contact'],
  complaint: ['/contact'],
  support: ['/auth', '/contact'],
  job: ['/careers'],
  press: ['/contact'],
  injection: [],
  abuse: [],
} as const satisfies Record<Fixed, readonly string[]>

const titleOf = (path: keyof typeof siteMap | '/auth'): string =>
  path === '/auth' ? assistant.portal : siteMap[path].name

/** A question about applying or about data that the pages answer better than a fixed reply. */
const asksTheSite: Partial<Record<Fixed, RegExp>> = {
  job: /\b(?:salar\w*|pay|wage|sponsor\w*|work permits?|benefits|how long|keep|interview|remote|relocat\w*|hear back|salaire|entrevue|teletravail|when will|part[- ]time|full[- ]time|temps partiel|which department)\b/i,
  data: /\b(?:do|does|will|can) (?:you|unordin|the (?:site|assistant|bot)) (?:share|sell|give|pass|transfer|use|keep|store)\b|\bhow long\b|\bpartagez\b/i,
}
/** Words beside an insult, or beside what may be a danger, that ask something. */
export const asksBesides =
  /\?|\b(?:how|what|when|where|which|who|cost|price|comment|combien|quand|quel\w*)\b/i
const fewWords = 5

/**
 * The reply to the first label that has a fixed one; undefined when the site answers better. Where an insult
 * comes with a question, `before` stands before its answer.
 */
export function screenedReply(
  { request, history }: TakenMessage,
  now: Date,
): Composed | { before: string } | undefined {
  const { message, screening } = request
  const label = screening.labels.find((one): one is Fixed => one !== 'person')
  if (!label || asksTheSite[label]?.test(message)) return undefined
  const copies = screenedReplies[spokenAmong(message, history)]
  const isQuestion = asksBesides.test(message) && message.trim().split(/\s+/).length > fewWords
  if (label === 'abuse' && isQuestion) {
    const isSaid = history.some(({ content }) => content.startsWith(copies.boundary))
    return { before: isSaid ? '' : copies.boundary }
  }
  const text = label === 'job' ? copies.jobs(...openJobs(message, now)) : copies[label]
  const reply: Reply = {
    ...courtesy(text),
    kind: kindOf[label],
    intent: intentOf[label],
    sources: pathsOf[label].map((path): Source => ({ path, title: titleOf(path) })),
    offersPerson: label !== 'job',
  }
  return { reply, step: { isNoLead: isOfNoLead(label) } }
}

/** Labels of people who ask for something else than our work. */
export const isOfNoLead = (label: Label): boolean =>
  ['data', 'complaint', 'support', 'job', 'press'].includes(label)

const mostJobs = 6

/** How many positions are open, and those that the message is about, otherwise the newest. */
function openJobs(message: string, now: Date): [number, string[]] {
  const today = now.toISOString().slice(0, 10)
  const open = careers.jobs.filter(({ validThrough }) => validThrough >= today)
  const words = message.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const isMeant = ({ title, place }: (typeof open)[number]) =>
    words.some((word) =>
      `${title} ${place.label}`
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .includes(word),
    )
  const meant = open.filter(isMeant)
  const newest = [...open].sort((a, b) => b.posted.localeCompare(a.posted))
  const shown = (meant.length > 0 ? meant : newest).slice(0, mostJobs)
  return [open.length, shown.map(({ title, place }) => `${title}, ${place.label}`)]
}

export function handOver({ conversation, request, history }: TakenMessage): Composed {
  const spoken = spokenAmong(request.message, history)
  const { requested, requestedIn, again, againIn } = copy.handOff
  const [first, next] =
    spoken === 'en' ? [requested, again] : [requestedIn[spoken], againIn[spoken]]
  const told = conversation.state === 'assistant' ? first : next
  const isClient = request.screening.labels.includes('support')
  const more = isClient ? screenedReplies[spoken].supportToo : ''
  const text = more ? `${told}\n\n${more}` : told
  const reply = { ...courtesy(text), intent: 'person' as const, offersPerson: true }
  // Who needs help as a client or has a complaint is no lead: only the button and the wait are left.
  const isNoLead = request.screening.labels.some(isOfNoLead)
  return { reply, step: isNoLead ? { isNoLead } : { isWished: true }, wantsPerson: true }
}

export const courtesy = (text: string): Reply => ({
  kind: 'courtesy',
  intent: 'other',
  text,
  sources: [],
  offersPerson: false,
  provider: 'builtin',
  quality: 'full',
})
