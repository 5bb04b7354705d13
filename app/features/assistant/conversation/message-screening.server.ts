import { conversationCopy as copy } from '#content/conversations.ts'
import { siteMap } from '#content/site-map.ts'
import { languageOf } from '../answering/language.ts'
import type { Reply } from '../assistant.ts'
import type { Danger } from '../safety/danger.ts'
import { safetyReply } from '../safety/safety-reply.ts'
import { begin, close, type Qualification, readQualification } from './qualification.ts'
import type { TakenMessage } from './take-message.server.ts'

/**
 * What the assistant replies and what is stored with it: the reply and the new state of the qualifying
 * questions.
 */
export type Composed = {
  reply: Reply
  state: Qualification
  files?: boolean
  wantsPerson?: boolean
  /** A life may be in danger: staff are told at once, and no qualifying question is asked. */
  isAlarm?: boolean
}

/** Says where help is, before anything else, in every mode and at every turn. */
export function alarm({ request, conversation }: TakenMessage, danger: Danger): Composed {
  const state = close(readQualification(conversation.qualification))
  return { reply: safetyReply(danger.kind, request.message), state, isAlarm: true }
}

/** The reply to a wish that only a person can fulfil; qualifying questions pause. */
export function wished(wish: 'data' | 'complaint'): Reply {
  const paths = wish === 'data' ? (['/privacy', '/contact'] as const) : (['/contact'] as const)
  return {
    ...courtesy(copy.wishes[wish]),
    intent: wish,
    sources: paths.map((path) => ({ path, title: siteMap[path].name })),
    offersPerson: true,
  }
}

export function handOver({ conversation, request }: TakenMessage, state: Qualification): Composed {
  const language = languageOf(request.message)
  const first =
    language && language !== 'other' ? copy.handOff.requestedIn[language] : copy.handOff.requested
  const text = conversation.state === 'assistant' ? first : copy.handOff.again
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
