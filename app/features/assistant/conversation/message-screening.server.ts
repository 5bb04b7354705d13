import { conversationWords as words } from '#content/conversations.ts'
import { siteMap } from '#content/site-map.ts'
import { languageOf } from '../answering/language.ts'
import type { Reply } from '../assistant.ts'
import type { Danger } from '../safety/danger.ts'
import { safetyReply } from '../safety/safety-reply.ts'
import { begin, close, type Qualification, readQualification } from './qualification.ts'
import type { Turned } from './take-message.server.ts'

/** What is to be said and kept: the answer, and where the qualifying questions are after it. */
export type Composed = {
  reply: Reply
  state: Qualification
  files?: boolean
  wantsPerson?: boolean
  /** A life may be in danger: staff are told at once, and nothing is sold. */
  isAlarm?: boolean
}

/** Where help is, before anything else, in every mode and at every turn. */
export function alarm({ request, conversation }: Turned, danger: Danger): Composed {
  const state = close(readQualification(conversation.qualification))
  return { reply: safetyReply(danger.kind, request.message), state, isAlarm: true }
}

/** What is said of a wish that a person must grant; the questions of the assistant wait. */
export function wished(wish: 'data' | 'complaint'): Reply {
  const paths = wish === 'data' ? (['/privacy', '/contact'] as const) : (['/contact'] as const)
  return {
    ...courtesy(words.wishes[wish]),
    intent: wish,
    sources: paths.map((path) => ({ path, title: siteMap[path].name })),
    offersPerson: true,
  }
}

export function handOver({ conversation, request }: Turned, state: Qualification): Composed {
  const language = languageOf(request.message)
  const first =
    language && language !== 'other' ? words.handOff.requestedIn[language] : words.handOff.requested
  const text = conversation.state === 'assistant' ? first : words.handOff.again
  const reply = { ...courtesy(text), intent: 'person' as const, offersPerson: true }
  return { reply, state: begin(state, 'person'), wantsPerson: true }
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
