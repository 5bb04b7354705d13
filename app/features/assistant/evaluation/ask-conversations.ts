import type { TriageAnswer } from '../assistant.ts'
import { type AskedCase, askedIn, type ConversationCase } from './conversation-case.ts'
import { type Judgement, judge } from './judge.ts'

/** Sends one message of a conversation and gives the body of the answer. Throws when it is an error. */
export type Send = (
  message: string,
  conversation: { conversationId: string | null; sessionId: string; page?: string },
) => Promise<TriageAnswer>

export interface Line {
  by: 'visitor' | 'assistant'
  text: string
}

/** A question with its answer. */
export interface AskedOnce extends Judgement {
  conversation: string
  asked: AskedCase
  /** All lines up to this answer, which is the last one. */
  transcript: readonly Line[]
  links: readonly string[]
  milliseconds: number
}

export interface HalfAsked {
  inConversation: AskedOnce[]
  /** Those that are also asked alone, in the words that need no conversation. */
  alone: AskedOnce[]
}

/**
 * Asks the conversations one after the other, each as a visitor of its own.
 * @param newVisitor makes the sender of a new visitor
 */
export async function askConversations(
  conversations: readonly ConversationCase[],
  newVisitor: () => Send,
): Promise<HalfAsked> {
  const asked: HalfAsked = { inConversation: [], alone: [] }
  for (const conversation of conversations) {
    asked.inConversation.push(...(await askOne(conversation, newVisitor())))
    for (const one of askedIn(conversation)) {
      if (!one.alone) continue
      const alone = { ...conversation, turns: [{ ...one, ask: one.alone }] }
      asked.alone.push(...(await askOne(alone, newVisitor())))
    }
  }
  return asked
}

async function askOne({ id, page, turns }: ConversationCase, send: Send): Promise<AskedOnce[]> {
  const sessionId = crypto.randomUUID()
  const lines: Line[] = []
  const answers: AskedOnce[] = []
  let conversationId: string | null = null
  for (const turn of turns) {
    const ask = typeof turn === 'string' ? turn : turn.ask
    const start = performance.now()
    const answer: TriageAnswer = await send(ask, { conversationId, sessionId, page })
    const milliseconds = performance.now() - start
    conversationId = answer.conversationId
    lines.push({ by: 'visitor', text: ask }, { by: 'assistant', text: answer.message })
    if (typeof turn === 'string') continue
    const links = answer.sources.map(({ path }) => path)
    const judgement = judge(turn, {
      text: answer.message,
      links,
      offersPerson: answer.offersPerson,
      hasPerson: answer.handOff !== null,
      offersLead: answer.offersLead,
    })
    const transcript = [...lines]
    answers.push({ ...judgement, conversation: id, asked: turn, transcript, links, milliseconds })
  }
  return answers
}
