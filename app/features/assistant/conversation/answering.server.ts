import type { App } from '#app/platform/app.server.ts'
import { conversationCopy } from '#content/conversations.ts'
import { answerFrom } from '../answering/answer-service.server.ts'
import { courtesyIn } from '../answering/courtesy.ts'
import { asksWhetherMachine } from '../answering/machine.ts'
import { isManipulation } from '../answering/manipulation.ts'
import { questionAsked } from '../answering/question-asked.ts'
import type { Question, Reply } from '../assistant.ts'
import { factLanguageAmong } from '../facts/fact-language.ts'
import type { AssistantMode } from '../provider/assistant-settings.ts'
import { modelFor } from '../provider/capabilities-service.server.ts'
import { gatherContext } from '../provider/context-service.server.ts'
import { ProviderError, type ProviderFault } from '../provider/provider-client.server.ts'
import { composeReply } from '../provider/reply-service.server.ts'
import { rewriteQuestion } from '../provider/rewrite-service.server.ts'

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
  const courtesy = courtesyIn(question.message) ?? question.courtesy
  // Skips the provider for messages that are no question: that saves its cost. A "yes" may answer what the
  // provider wrote. Who asks whether a machine answers gets the truth, whatever a model would say.
  const isFixed = isManipulation(question.message) || asksWhetherMachine(question.message)
  if (!isOutside || isFixed || (courtesy && courtesy !== 'nod'))
    return builtin(app, question, onToken)
  // What staff have written goes before everything but safety, also before a model.
  const spoken = factLanguageAmong(question)
  const known = await questionAsked(app.knowledge, question, spoken)
  if (known?.known.from === 'staff') return builtin(app, question, onToken)
  const composed = await compose(app, question, onToken)
  if (typeof composed !== 'string') return composed
  const reply = await builtin(app, question, onToken)
  const isQuoted = reply.kind === 'answer' && reply.sources.length > 0
  const { fromPages, usedUp } = conversationCopy
  const line = usedUp[composed as keyof typeof usedUp] ?? (isQuoted ? fromPages : '')
  return line ? { ...reply, text: `${reply.text}\n\n${line}` } : reply
}

async function builtin(app: App, question: Question, onToken: (text: string) => void) {
  const reply = await answerFrom(app.knowledge, question)
  onToken(reply.text)
  return reply
}

/** The fault when the provider gives no usable reply, which it has logged. */
async function compose(
  app: App,
  question: Question,
  onToken: (text: string) => void,
): Promise<Reply | ProviderFault> {
  const rewrite = (isFoundAlone: boolean) => rewriteQuestion(app, question, isFoundAlone)
  const context = await gatherContext(app, question, rewrite)
  try {
    return await composeReply(app, { question, context, onToken, signal: question.signal })
  } catch (error) {
    if (error instanceof ProviderError) return error.fault
    throw error
  }
}
