import type { App } from '#app/platform/app.server.ts'
import type { Question, Reply } from '../assistant.ts'

/**
 * Answers a question from the site's own content.
 * @param onToken hears the words as they come
 */
export async function answerQuestion(
  _app: App,
  _question: Question,
  onToken: (text: string) => void,
): Promise<Reply> {
  const { text, sources } = notYet
  onToken(text)
  return {
    kind: 'unsure',
    intent: 'other',
    text,
    sources: [...sources],
    offersPerson: true,
    provider: 'builtin',
    quality: 'basic',
  }
}

const notYet = {
  text: 'I do not know.',
  sources: [{ path: '/solutions', title: 'Solutions' }],
}
