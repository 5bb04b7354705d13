import type { App } from '#app/platform/app.server.ts'
import { conversationWords } from '#content/conversations.ts'
import { answerFrom } from '../answering/answer-service.server.ts'
import { courtesyIn } from '../answering/courtesy.ts'
import { wholeQuestion } from '../answering/follow-up.ts'
import { isManipulation } from '../answering/manipulation.ts'
import type { Question, Reply } from '../assistant.ts'
import type { AssistantMode } from '../provider/assistant-settings.ts'
import { modelFor } from '../provider/capabilities-service.server.ts'
import { ProviderError } from '../provider/provider-client.server.ts'
import { composeReply } from '../provider/reply-service.server.ts'

const passagesGiven = 8

/**
 * Answers a question from the site's own content: composed by the configured provider where there is
 * one, else, and whenever that fails, in the content's own words.
 * @param onToken hears the words as they come; the reply itself is what counts
 */
export async function answerQuestion(
  app: App,
  mode: AssistantMode,
  question: Question,
  onToken: (text: string) => void,
): Promise<Reply> {
  const isOutside = mode === 'configured' && modelFor(app, 'chat') !== undefined
  const courtesy = courtesyIn(question.message)
  // What is no question is nothing to compose, and costs nothing; a yes may answer what was composed before.
  if (!isOutside || isManipulation(question.message) || (courtesy && courtesy !== 'nod'))
    return builtin(app, question, onToken)
  const composed = await compose(app, question, onToken)
  if (composed) return composed
  const reply = await builtin(app, question, onToken)
  const isQuoted = reply.kind === 'answer' && reply.sources.length > 0
  return isQuoted ? { ...reply, text: `${reply.text}\n\n${conversationWords.fromPages}` } : reply
}

async function builtin(app: App, question: Question, onToken: (text: string) => void) {
  const reply = await answerFrom(app.knowledge, question)
  onToken(reply.text)
  return reply
}

/** Undefined when the provider gives nothing that can be used, which it has logged. */
async function compose(app: App, question: Question, onToken: (text: string) => void) {
  const passages = await app.knowledge.search(wholeQuestion(question), passagesGiven)
  try {
    return await composeReply(app, { question, passages, onToken })
  } catch (error) {
    if (error instanceof ProviderError) return undefined
    throw error
  }
}
