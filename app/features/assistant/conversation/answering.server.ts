import type { App } from '#app/platform/app.server.ts'
import { conversationCopy } from '#content/conversations.ts'
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
 * Answers a question from the content of the site: written by the configured provider if there is one,
 * otherwise, and whenever that fails, quoted from the content.
 * @param onToken gets the words as they arrive; only the returned reply is final
 */
export async function answerQuestion(
  app: App,
  mode: AssistantMode,
  question: Question,
  onToken: (text: string) => void,
): Promise<Reply> {
  const isOutside = mode === 'configured' && modelFor(app, 'chat') !== undefined
  const courtesy = courtesyIn(question.message)
  // Skips the provider for messages that are no question: that saves its cost. A "yes" may answer what the
  // provider wrote.
  if (!isOutside || isManipulation(question.message) || (courtesy && courtesy !== 'nod'))
    return builtin(app, question, onToken)
  const composed = await compose(app, question, onToken)
  if (composed) return composed
  const reply = await builtin(app, question, onToken)
  const isQuoted = reply.kind === 'answer' && reply.sources.length > 0
  return isQuoted ? { ...reply, text: `${reply.text}\n\n${conversationCopy.fromPages}` } : reply
}

async function builtin(app: App, question: Question, onToken: (text: string) => void) {
  const reply = await answerFrom(app.knowledge, question)
  onToken(reply.text)
  return reply
}

/** Undefined when the provider gives no usable reply, which it has logged. */
async function compose(app: App, question: Question, onToken: (text: string) => void) {
  const passages = await app.knowledge.search(wholeQuestion(question), passagesGiven)
  try {
    return await composeReply(app, { question, passages, onToken, signal: question.signal })
  } catch (error) {
    if (error instanceof ProviderError) return undefined
    throw error
  }
}
