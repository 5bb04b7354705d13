import type { OpenAI } from 'openai'
import { ProviderError, type ProviderTimeouts } from './provider-client.server.ts'
import { readPieces } from './read-pieces.server.ts'
import { type Call, type ChatRequest, type Refused, sendChat } from './send-chat.server.ts'

/** A longer reply is ended, because it costs money and nobody reads it. */
const charactersAtMost = 3_000
/** Characters with reasoning, which is not shown. */
const receivedAtMost = 60_000
const mostCalls = 3

export type ChatEnd = {
  /** It broke off, or was ended. */
  isCut: boolean
  /** As the provider counted them. */
  tokens: number | undefined
  /** The tools that the model calls before it answers. */
  calls: Call[]
}
type Limits = { signal?: AbortSignal; timeouts: ProviderTimeouts }
type Reader = { feed: (text: string) => void; length: () => number; isDone?: () => boolean }

/**
 * Reads a chat into a reader as it is written, within limits of time and length.
 * @throws ProviderError or the client's error before the first word; a later failure only ends the text
 */
export async function streamChat(
  client: OpenAI,
  known: Refused,
  request: ChatRequest,
  { signal, timeouts }: Limits,
  reader: Reader,
): Promise<ChatEnd> {
  const control = new AbortController()
  const leave = () => control.abort()
  signal?.addEventListener('abort', leave, { once: true })
  const first = setTimeout(leave, timeouts.first)
  const whole = setTimeout(leave, timeouts.whole)
  const calls = new Map<string, Call>()
  let isWhole: boolean | undefined
  let tokens: number | undefined
  let received = 0
  try {
    if (signal?.aborted) leave()
    const response = await sendChat(client, known, request, control.signal)
    for await (const piece of readPieces(response)) {
      if (piece.type === 'tokens') tokens = piece.tokens
      else if (piece.type === 'fault') throw new ProviderError('failed')
      else if (piece.type === 'end') isWhole ??= piece.isWhole
      else clearTimeout(first)
      if (piece.type === 'call' && calls.size < mostCalls) addCall(calls, piece)
      if (piece.type !== 'text') continue
      reader.feed(piece.text)
      received += piece.text.length
      if (reader.isDone?.() || reader.length() > charactersAtMost || received > receivedAtMost)
        break
    }
    // An abort ends the stream without an error.
    if (control.signal.aborted) throw new ProviderError('time-out')
  } catch (error) {
    if (signal?.aborted) throw new ProviderError('cancelled')
    if (reader.length() === 0) {
      if (control.signal.aborted) throw new ProviderError('time-out')
      throw error instanceof TypeError ? new ProviderError('malformed') : error
    }
  } finally {
    clearTimeout(first)
    clearTimeout(whole)
    signal?.removeEventListener('abort', leave)
    control.abort()
  }
  return { isCut: isWhole !== true, tokens, calls: [...calls.values()] }
}

type CallPiece = { key: string; id?: string; name?: string; arguments?: string }

function addCall(calls: Map<string, Call>, { key, id, name, arguments: words = '' }: CallPiece) {
  const before = calls.get(key)
  calls.set(key, {
    id: id || before?.id || `call-${key}`,
    name: name || before?.name || '',
    arguments: (before?.arguments ?? '') + words,
  })
}
