import type { OpenAI } from 'openai'
import { ProviderError, type ProviderTimeouts } from './provider-client.server.ts'
import type { createReplyReader } from './reply-reader.ts'

/** A longer reply is ended, because it costs money and nobody reads it. */
const charactersAtMost = 3_000
/** Characters with reasoning, which is not shown. */
const receivedAtMost = 60_000

type Chat = {
  model: string
  messages: { role: 'system' | 'user' | 'assistant'; content: string }[]
  signal?: AbortSignal
  timeouts: ProviderTimeouts
}

/**
 * Streams a chat into a reader, within limits of time and length.
 * @returns whether it broke off or was ended, and the tokens it took, if the provider said so
 * @throws ProviderError before its first word; a later failure only ends the text
 */
export async function streamChat(
  client: OpenAI,
  { model, messages, signal, timeouts }: Chat,
  reader: ReturnType<typeof createReplyReader>,
): Promise<{ isCut: boolean; tokens: number | undefined }> {
  const control = new AbortController()
  const leave = () => control.abort()
  signal?.addEventListener('abort', leave, { once: true })
  const first = setTimeout(leave, timeouts.first)
  const whole = setTimeout(leave, timeouts.whole)
  let isFinished = false
  let tokens: number | undefined
  let received = 0
  try {
    if (signal?.aborted) leave()
    const stream = await client.chat.completions.create(
      { model, messages, stream: true, stream_options: { include_usage: true } },
      { signal: control.signal },
    )
    for await (const { choices, usage } of stream) {
      tokens = usage?.total_tokens ?? tokens
      const [choice] = choices ?? []
      // Reasoning in a field of its own shows that the provider works; it is not shown.
      const delta = choice?.delta as
        | { reasoning_content?: unknown; reasoning?: unknown }
        | undefined
      if (delta?.reasoning_content || delta?.reasoning) clearTimeout(first)
      if (typeof choice?.delta?.content === 'string' && choice.delta.content !== '') {
        clearTimeout(first)
        reader.feed(choice.delta.content)
      }
      if (choice?.finish_reason === 'stop') isFinished = true
      received += choice?.delta?.content?.length ?? 0
      if (reader.length() > charactersAtMost || received > receivedAtMost) break
    }
    // An abort ends the stream without an error.
    if (control.signal.aborted) throw new ProviderError('time-out')
  } catch (error) {
    if (signal?.aborted) throw new ProviderError('cancelled', error)
    if (reader.length() === 0)
      throw control.signal.aborted ? new ProviderError('time-out', error) : error
  } finally {
    clearTimeout(first)
    clearTimeout(whole)
    signal?.removeEventListener('abort', leave)
    control.abort()
  }
  return { isCut: !isFinished, tokens }
}
