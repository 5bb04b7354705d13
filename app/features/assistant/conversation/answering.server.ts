import type { App } from '#app/platform/app.server.ts'
import { answerFrom } from '../answering/answer-service.server.ts'
import type { Question, Reply } from '../assistant.ts'

/**
 * Answers a question from the site's own content.
 * @param onToken hears the words as they come
 */
export async function answerQuestion(
  app: App,
  question: Question,
  onToken: (text: string) => void,
): Promise<Reply> {
  const reply = await answerFrom(app.knowledge, question)
  onToken(reply.text)
  return reply
}
