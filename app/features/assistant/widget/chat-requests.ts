import type {
  Capabilities,
  ChatEvent,
  ChatFile,
  ResumeRequest,
  TriageAnswer,
  TriageRequest,
} from '#app/features/assistant/assistant.ts'
import type { OfficeHours } from '#app/features/bookings/office-hours.ts'
import { visitBegan } from '#app/features/visits/visit-began.ts'
import type { LeadLanguage } from '../lead-form.ts'
import { chatCopy } from './chat-copy.ts'
import type { FeedSource } from './event-feed.ts'
import { readEvents } from './event-stream.ts'

/** The server refused a request; `said` is its text for the visitor, if there is one. */
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

async function ask(
  path: string,
  body: unknown,
  accept = 'application/json',
  patience = longest,
): Promise<Response> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(body),
    // A conversation can become a lead, which is stored with where its visit began.
    referrer: visitBegan().landing || undefined,
    signal: AbortSignal.timeout(patience),
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

/** How often the whole reply is asked for while it is still being made: the server waits each time, too. */
const mostAsked = 4
/** Before the reply is asked for again, in milliseconds. */
const pause = 1_000

/**
 * Sends a message and streams the reply where possible. If the stream breaks, or the server cannot answer at
 * this moment, the whole reply is asked for; the server answers a repeated message only once.
 */
export async function sendMessage(
  request: TriageRequest,
  onToken: (text: string) => void,
): Promise<TriageAnswer> {
  try {
    return await stream(request, onToken)
  } catch (error) {
    if (error instanceof ChatRefusal && !isPassing(error)) throw error
    return askAgain(request, error instanceof ChatRefusal ? pause : 0)
  }
}

async function askAgain(request: TriageRequest, first: number): Promise<TriageAnswer> {
  for (let asked = 1, wait = first; ; asked += 1, wait = pause) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    try {
      const answer = await ask('/api/functions/smart-triage', request)
      return (await answer.json()) as TriageAnswer
    } catch (error) {
      const isOnItsWay = error instanceof ChatRefusal && error.status === 409
      if (!isOnItsWay || asked === mostAsked) throw error
    }
  }
}

/** The server is out of reach of its database, or still answers the same message. */
const isPassing = ({ status }: ChatRefusal) => status === 503 || status === 409

async function stream(request: TriageRequest, onToken: (text: string) => void) {
  const answer = await ask('/api/functions/smart-triage', request, 'text/event-stream')
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream') || !answer.body)
    return (await answer.json()) as TriageAnswer
  for await (const { name, data } of readEvents(answer.body)) {
    if (name === 'token') onToken((JSON.parse(data) as { text: string }).text)
    if (name === 'reply') return JSON.parse(data) as TriageAnswer
    if (name === 'error') throw refusalIn(data)
  }
  throw new Error('the stream ended without a reply')
}

function refusalIn(data: string): ChatRefusal {
  const { error, status } = JSON.parse(data) as { error?: string; status?: number }
  return new ChatRefusal(error ?? null, status)
}

type EventsQuery = { conversationId: string; sessionId: string; after: string; all: '1' }

const eventsAddress = (query: EventsQuery) => `/api/chat-events?${new URLSearchParams(query)}`

/** Opens a stream of events; it does not reconnect, see `FeedSource`. */
export function openEvents(
  query: EventsQuery,
  ...[take, lost]: Parameters<FeedSource['open']>
): () => void {
  const source = new EventSource(eventsAddress(query))
  source.addEventListener('news', ({ data }) => take(JSON.parse(data) as ChatEvent))
  source.addEventListener('full', () => lost('refused'))
  // `CLOSED`: the answer was not a stream. After a broken connection the browser would reconnect.
  source.onerror = () => lost(source.readyState === EventSource.CLOSED ? 'refused' : 'broken')
  return () => source.close()
}

/** Reads once what was written since; null when the conversation is gone. @throws Error */
export async function fetchEvent(query: EventsQuery): Promise<ChatEvent | null> {
  const answer = await fetch(eventsAddress(query), {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(longestLook),
  })
  if (answer.status === 404) return null
  if (!answer.ok) throw await refusalOf(answer)
  return (await answer.json()) as ChatEvent
}

/** Goes on with an earlier conversation. @throws ChatRefusal */
export async function sendKey(request: ResumeRequest): Promise<void> {
  await ask('/api/chat-resume', request, undefined, longestLook)
}

/** Tells the server what was shown in the open panel. */
export function sendSeen(seen: { conversationId: string; sessionId: string; seq: number }): void {
  void ask('/api/chat-seen', seen).catch(() => {})
}

/** Stops the answer that is being written. */
export function sendStop(messageId: string, sessionId: string): void {
  void ask('/api/chat-stop', { sessionId, messageId }).catch(() => {})
}

type Judged = { sessionId: string; conversationId: string }
type Opinion = { seq: number; thumb: 'up' | 'down'; reason?: string; comment?: string }

/** Sends what the visitor thinks of an answer, or of the conversation. @throws ChatRefusal */
export async function sendFeedback(given: Judged & (Opinion | { rating: number })): Promise<void> {
  await ask('/api/chat-feedback', given)
}

const fetchJson = async <T>(path: string): Promise<T | null> => {
  try {
    const answer = await fetch(path)
    return answer.ok ? ((await answer.json()) as T) : null
  } catch {
    // Also when the answer was cut.
    return null
  }
}

export const fetchHours = () => fetchJson<OfficeHours>('/api/chat-hours')

export const fetchQuestions = (page: string, language: LeadLanguage) =>
  fetchJson<{ questions: string[] }>(
    `/api/chat-questions?${new URLSearchParams({ page, language })}`,
  )

/** Deletes the key of a conversation; also while the page goes away. */
export function forgetKey(request: ResumeRequest): void {
  const body = JSON.stringify(request)
  const headers = { 'content-type': 'application/json' }
  void fetch('/api/chat-forget', { method: 'POST', headers, body, keepalive: true }).catch(() => {})
}

export async function uploadDocument(sessionId: string, file: File): Promise<ChatFile> {
  // Checked here, because the server would close the connection before it could say why.
  if (file.size > largestFile) throw new ChatRefusal(chatCopy().attach.tooLarge(file.name))
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
  if (image.size > largestFile) throw new ChatRefusal(chatCopy().attach.tooLarge(image.name))
  const answer = await ask('/api/functions/vision-ocr', { image: await dataUrl(image) })
  return ((await answer.json()) as { text: string }).text
}

export async function transcribe(recording: Blob): Promise<string> {
  const audio = (await dataUrl(recording)).replace(/^.*?,/, '')
  const answer = await ask('/api/functions/voice-to-text', { audio })
  return ((await answer.json()) as { text: string }).text
}

/**
 * What is heard so far of a recording that goes on; empty when it could not be listened to.
 * @param signal aborts when the recording is at its end
 * @throws ChatRefusal when no more should be asked
 */
export async function transcribeDraft(recording: Blob, signal: AbortSignal): Promise<string> {
  const audio = (await dataUrl(recording)).replace(/^.*?,/, '')
  const answer = await fetch('/api/functions/voice-to-text?draft', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ audio }),
    signal,
  })
  if (answer.ok) return ((await answer.json()) as { text: string }).text.trim()
  // 429 and 503 pass: the engine has others to listen to.
  if (![429, 503].includes(answer.status)) throw await refusalOf(answer)
  return ''
}

/** @returns an MP3 in base64 */
export async function fetchSpeech(text: string): Promise<string> {
  const answer = await ask('/api/functions/text-to-speech', { text, voice: 'alloy' })
  return ((await answer.json()) as { audioContent: string }).audioContent
}

export const fetchCapabilities = () => fetchJson<Capabilities>('/api/assistant/capabilities')

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
