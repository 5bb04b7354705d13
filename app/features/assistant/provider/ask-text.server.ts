import {
  type AskOptions,
  askProvider,
  type OutsideApp,
  type ProviderTimeouts,
  tokensOf,
} from './provider-client.server.ts'
import { refusedBy } from './send-chat.server.ts'
import { streamChat } from './stream-chat.server.ts'

type Prompt = { instructions: string; data: string; replyTokens: number }

/** What the configured model writes about data, as a whole and not checked. @throws ProviderError */
export async function askForText(
  app: OutsideApp,
  { instructions, data, replyTokens }: Prompt,
  timeouts: ProviderTimeouts,
  options: AskOptions,
): Promise<string> {
  const estimate = tokensOf(instructions + data) + replyTokens
  const messages = [
    { role: 'system' as const, content: instructions },
    { role: 'user' as const, content: data },
  ]
  let text = ''
  const reader = {
    feed(words: string) {
      text += words
    },
    length: () => text.length,
  }
  await askProvider(
    app,
    'chat',
    estimate,
    async (client, model, ai) => {
      text = ''
      const request = { model, messages, isWhole: true }
      const end = await streamChat(client, refusedBy(app, ai, model), request, { timeouts }, reader)
      return { value: end, tokens: end.tokens ?? estimate }
    },
    options,
  )
  return text
}
