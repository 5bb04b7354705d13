import type {
  Capabilities,
  ChatFile,
  ChatNews,
  TriageAnswer,
  TriageRequest,
} from '#app/features/assistant/assistant.ts'
import { chatWidget } from '#content/chat-widget.ts'
import type { NewsSource } from './event-feed.ts'
import { readEvents } from './event-stream.ts'

/** The server said no, if it could, in words for the visitor. */
export class ChatRefusal extends Error {
  readonly said: string | null
  readonly status: number | undefined
  constructor(said: string | null, status?: number) {
    super(said ?? 'refused')
    this.said = said
    this.status = status
  }
}

const longest = 90_000
const longestLook = 20_000
const largestFile = 10 * 1024 * 1024

async function ask(path: string, body: unknown, accept = 'application/json'): Promise<Response> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(longest),
  })
  if (!answer.ok) throw await refusalOf(answer)
  return answer
}

async function refusalOf(answer: Response): Promise<ChatRefusal> {
  const isJson = answer.headers.get('content-type')?.includes('json')
  const said = isJson
    ? ((await answer.json().catch(() => null)) as { error?: unknown } | null)
    : null
  return new ChatRefusal(typeof said?.error === 'string' ? said.error : null, answer.status)
}

/**
 * Sends a message; the reply streams where the way allows it. Should the stream break, the whole
 * reply is asked for once more: a message that is sent twice is answered once.
 */
export async function sendMessage(
  request: TriageRequest,
  onToken: (text: string) => void,
): Promise<TriageAnswer> {
  try {
    return await stream(request, onToken)
  } catch (error) {
    if (error instanceof ChatRefusal) throw error
    const answer = await ask('/api/functions/smart-triage', request)
    return (await answer.json()) as TriageAnswer
  }
}

async function stream(request: TriageRequest, onToken: (text: string) => void) {
  const answer = await ask('/api/functions/smart-triage', request, 'text/event-stream')
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream') || !answer.body)
    return (await answer.json()) as TriageAnswer
  for await (const { name, data } of readEvents(answer.body)) {
    if (name === 'token') onToken((JSON.parse(data) as { text: string }).text)
    if (name === 'reply') return JSON.parse(data) as TriageAnswer
    if (name === 'error')
      throw new ChatRefusal((JSON.parse(data) as { error?: string }).error ?? null)
  }
  throw new Error('the stream ended without a reply')
}

type NewsQuery = { conversationId: string; sessionId: string; after: string }

const newsAddress = (query: NewsQuery) => `/api/chat-events?${new URLSearchParams(query)}`

/** A stream of news, which does not come back by itself: see `NewsSource`. */
export function openNews(
  query: NewsQuery,
  ...[take, lost]: Parameters<NewsSource['open']>
): () => void {
  const source = new EventSource(newsAddress(query))
  source.addEventListener('news', ({ data }) => take(JSON.parse(data) as ChatNews))
  source.addEventListener('full', () => lost('refused'))
  // Closed by an answer that is no stream; after a broken connection it would try again.
  source.onerror = () => lost(source.readyState === EventSource.CLOSED ? 'refused' : 'broken')
  return () => source.close()
}

/** What staff wrote since, asked once; null where the conversation is gone. @throws Error */
export async function fetchNews(query: NewsQuery): Promise<ChatNews | null> {
  const answer = await fetch(newsAddress(query), {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(longestLook),
  })
  if (answer.status === 404) return null
  if (!answer.ok) throw await refusalOf(answer)
  return (await answer.json()) as ChatNews
}

export async function uploadDocument(sessionId: string, file: File): Promise<ChatFile> {
  // The server would cut the connection before it could say why.
  if (file.size > largestFile) throw new ChatRefusal(chatWidget.attach.tooLarge(file.name))
  const form = new FormData()
  form.set('sessionId', sessionId)
  form.set('file', file)
  const answer = await fetch('/api/chat-uploads', {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: form,
    signal: AbortSignal.timeout(longest),
  })
  if (!answer.ok) throw await refusalOf(answer)
  return (await answer.json()) as ChatFile
}

export async function readImageText(image: File): Promise<string> {
  if (image.size > largestFile) throw new ChatRefusal(chatWidget.attach.tooLarge(image.name))
  const answer = await ask('/api/functions/vision-ocr', { image: await dataUrl(image) })
  return ((await answer.json()) as { text: string }).text
}

export async function transcribe(recording: Blob): Promise<string> {
  const audio = (await dataUrl(recording)).replace(/^.*?,/, '')
  const answer = await ask('/api/functions/voice-to-text', { audio })
  return ((await answer.json()) as { text: string }).text
}

/** @returns MP3, base64 */
export async function fetchSpeech(text: string): Promise<string> {
  const answer = await ask('/api/functions/text-to-speech', { text, voice: 'alloy' })
  return ((await answer.json()) as { audioContent: string }).audioContent
}

export async function fetchCapabilities(): Promise<Capabilities | null> {
  const answer = await fetch('/api/assistant/capabilities').catch(() => null)
  return answer?.ok ? ((await answer.json()) as Capabilities) : null
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
