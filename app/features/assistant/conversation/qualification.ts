import { z } from 'zod'
import { conversationCopy as copy } from '#content/conversations.ts'
import { courtesyIn } from '../answering/courtesy.ts'
import type { ChatQuestion, Intent } from '../assistant.ts'
import { looksLikeAnswer } from './answer-shape.ts'
import { isDecline, isQuestion, isYes, oneLine, readContact } from './read-answer.ts'

const keys = ['area', 'organisation', 'need', 'time', 'email'] as const
export type Area = keyof typeof copy.areas

/**
 * The state of the qualifying questions.
 * - `idle`: none was asked yet
 * - `asking`: `pending` waits for its answer
 * - `filed`: the visitor agreed, and a lead was stored
 * - `aside`: something else came first; taken up again when the visitor asks for it or shows interest
 * - `over`: declined or given up; not asked again
 * - `closed`: a life may have been in danger; not asked again
 */
const qualificationSchema = z.object({
  status: z.enum(['idle', 'asking', 'filed', 'aside', 'over', 'closed']).default('idle'),
  pending: z
    .enum([...keys, 'consent'])
    .nullable()
    .default(null),
  plan: z.array(z.enum(keys)).default([]),
  /** How many messages did not answer the pending question. */
  detours: z.number().default(0),
  answers: z.partialRecord(z.enum(keys), z.string()).default({}),
  name: z.string().nullable().default(null),
})
export type Qualification = z.output<typeof qualificationSchema>

/** Reads the stored state; a state of an unknown form starts again at `idle`. */
export const readQualification = (stored: unknown): Qualification =>
  qualificationSchema.safeParse(stored).data ?? qualificationSchema.parse({})

const areaOfIntent: Partial<Record<Intent, Area>> = {
  evisa: 'e-visa',
  governance: 'governance',
  healthcare: 'healthcare',
  aftrlife: 'aftrlife',
  construction: 'construction',
}
/** Whether an intent is one of the solution areas. */
export const isArea = (intent: Intent): boolean => intent in areaOfIntent

const interested: readonly Intent[] = ['pricing', 'timeline']

/** Starts the questions when a visitor shows interest; otherwise leaves the state as it is. */
export function begin(state: Qualification, intent: Intent): Qualification {
  const area = areaOfIntent[intent]
  if (state.status === 'closed') return state
  if (intent === 'person') return beginForPerson(state)
  if (state.status === 'aside') return area || interested.includes(intent) ? takeUp(state) : state
  if (state.status !== 'idle' || !(area || interested.includes(intent))) return state
  const answers = { ...state.answers, ...(area && { area: copy.areas[area] }) }
  return next({ ...state, answers, plan: keys.filter((key) => !answers[key]) })
}

/** A visitor who wants a person is only asked for an address. */
function beginForPerson(state: Qualification): Qualification {
  if (state.status === 'filed' || state.pending === 'consent' || state.answers.email) return state
  return next({ ...state, plan: ['email'] })
}

/** Goes on to the next question; the last one asks for consent. */
function next(state: Qualification): Qualification {
  const [pending, ...plan] = state.plan
  if (pending) return { ...state, status: 'asking', pending, plan, detours: 0 }
  if (!state.answers.email) return end(state)
  return { ...state, status: 'asking', pending: 'consent', plan: [], detours: 0 }
}

const end = (state: Qualification): Qualification => ({
  ...state,
  status: 'over',
  pending: null,
  plan: [],
})

/** Puts the questions aside with their answers: the message was about something else that comes first. */
export function putAside(state: Qualification): Qualification {
  if (state.status !== 'asking' || !state.pending) return state
  const open = keys.filter((key) => key === state.pending || state.plan.includes(key))
  return { ...state, status: 'aside', pending: null, plan: open, detours: 0 }
}

/** Goes on with the questions that were put aside. */
export const takeUp = (state: Qualification): Qualification =>
  state.status === 'aside' ? next(state) : state

/** Whether a message asks to go on with the questions, while they are aside. */
export const wantsToGoOn = (state: Qualification, message: string): boolean =>
  state.status === 'aside' && goesOn.test(message.trim())

const goesOn =
  /^(?:let'?s |please |can we |i want to |ok(?:ay)?,? )*(?:continue|go on|carry on|resume|take up|back to)\b.{0,40}$|^(?:on )?(?:continue[rz]?|continuons|reprenons|reprendre)\b.{0,40}$/i

/** Stops the questions: where a life may be in danger, nothing is sold. */
export const close = (state: Qualification): Qualification => ({ ...end(state), status: 'closed' })

export const markFiled = (state: Qualification): Qualification => ({
  ...end(state),
  status: 'filed',
})

/** What a message means for the pending question; `detour`: it does not answer it. */
export type Outcome =
  | { type: 'none' | 'detour' | 'consented'; state: Qualification }
  | { type: 'said'; state: Qualification; text: string }

/** Reads a message as the answer to the pending question, if one is pending. */
export function takeAnswer(state: Qualification, message: string): Outcome {
  const { pending } = state
  if (state.status !== 'asking' || !pending) return { type: 'none', state }
  if (pending === 'consent') return takeConsent(state, message)
  if (pending !== 'email' || !readContact(message)) {
    if (isDecline(message)) return { type: 'said', state: end(state), text: copy.declined }
    if (isQuestion(message) || courtesyIn(message)) return detour(state)
  }
  if (pending === 'email') return takeEmail(state, message)
  if (!looksLikeAnswer(pending, message)) return detour(state)
  return said({ ...state, answers: { ...state.answers, [pending]: oneLine(message) } })
}

/** A mistyped address, or a word or two where an address was asked for. */
const triesAddress = /@|\bat\b.+\b(?:dot|com|org|gov)\b|^\W*\S+(?:\s+\S+)?\W*$/i

function takeEmail(state: Qualification, message: string): Outcome {
  const contact = readContact(message)
  // A message that is no attempt at an address is answered normally, without a complaint about the
  // address.
  if (!contact && !triesAddress.test(message)) return detour(state)
  if (!contact)
    return state.detours > 0
      ? { type: 'said', state: end(state), text: copy.noEmail }
      : { type: 'said', state: { ...state, detours: 1 }, text: copy.wrongEmail }
  const answers = { ...state.answers, email: contact.email }
  return said({ ...state, answers, name: contact.name })
}

function takeConsent(state: Qualification, message: string): Outcome {
  if (isYes(message)) return { type: 'consented', state }
  if (isDecline(message)) return { type: 'said', state: end(state), text: copy.consent.refused }
  return detour(state)
}

/** The question is repeated once after the other message is answered, and then dropped. */
const detour = (state: Qualification): Outcome => ({
  type: 'detour',
  state: state.detours > 0 ? end(state) : { ...state, detours: state.detours + 1 },
})

const said = (state: Qualification): Outcome => ({
  type: 'said',
  state: next(state),
  text: copy.noted,
})

/** The pending question with its text and choices. */
export function questionOf(state: Qualification): ChatQuestion | null {
  const { pending } = state
  if (!pending) return null
  if (pending === 'consent') {
    const text = `${summaryOf(state)}\n\n${copy.consent.text} ${copy.consent.ask}`
    return { id: pending, text, choices: [copy.consent.yes, copy.consent.no] }
  }
  const offered = { area: Object.values(copy.areas), time: copy.times }
  const choices = pending === 'area' || pending === 'time' ? [...offered[pending]] : []
  return { id: pending, text: copy.questions[pending], choices: [...choices, copy.skip] }
}

function summaryOf({ answers, name }: Qualification): string {
  const { intro, ...labels } = copy.summary
  const rows = keys.flatMap((key) => (answers[key] ? [`${labels[key]}: ${answers[key]}`] : []))
  return [intro, ...rows, ...(name ? [`${labels.name}: ${name}`] : [])].join('\n')
}

/** The value of an area as the contact form stores it. */
export function areaValue(label: string | undefined): string | null {
  const found = Object.entries(copy.areas).find(([, text]) => text === label)
  return found?.[0] ?? label?.slice(0, 100) ?? null
}
