import type { TriageRequest } from '#app/features/assistant/assistant.ts'
import { raiseToast } from '#app/ui/toast.ts'
import type { LeadLanguage } from '../lead-form.ts'
import {
  addGreeting,
  addLine,
  type Chat,
  canSend,
  change,
  changeLine,
  endFault,
  forgetConversation,
  isBusy,
  noteSent,
  onChat,
  randomUuid,
  readChat,
  sessionId,
  showAnswer,
  timesLeft,
} from './chat.ts'
import { chatCopy } from './chat-copy.ts'
import {
  ChatRefusal,
  fetchCapabilities,
  fetchHours,
  fetchQuestions,
  readImageText,
  sendMessage,
  sendStop,
  transcribe,
  uploadDocument,
} from './chat-requests.ts'
import { dropMemory, keepMemory } from './memory.ts'
import { endRating, resume } from './resume.ts'

const mostFiles = 5
/** How many characters of an image's text go with the next message. */
const mostText = 8_000

/** Shows the greeting and reads the capabilities when the panel is opened for the first time. */
export function begin(): void {
  if (readChat().lines.length > 0) return
  addGreeting()
  void resume()
  readHours()
  void fetchCapabilities().then((capabilities) => change({ capabilities }))
}

/** Sends the text of the input with its attachments. */
export function submit(): void {
  const state = readChat()
  if (canSend(state)) void send(state.text.trim(), { text: '', files: [] })
  else if (state.resuming) submitWhenResumed()
}

/** The text that was to be sent. */
let wished: string | null = null

/**
 * What is sent while an earlier conversation is fetched belongs to it, so it waits for it. A text that is
 * changed meanwhile waits for another press.
 */
function submitWhenResumed(): void {
  const isFirst = wished === null
  wished = readChat().text
  if (!isFirst) return
  const stop = onChat(() => {
    const { resuming, text } = readChat()
    if (resuming) return
    stop()
    const isSame = text === wished
    wished = null
    if (isSame) submit()
  })
}

/** Sends offered words: a first question, a choice, or the wish for a person. */
export function say(text: string, wants?: 'person'): void {
  if (!isBusy(readChat())) void send(text, {}, wants)
}

async function send(text: string, then: Partial<Chat>, wants?: 'person') {
  const { conversationId, files, pictures } = readChat()
  const sent = then.files ? files : []
  const messageId = randomUuid()
  noteSent(messageId)
  const request: TriageRequest = {
    conversationId,
    message: text,
    sessionId,
    files: sent.map(({ name, url, type }) => ({ name, url, type })),
    ...(pictures.length > 0 && { pictures: [...pictures] }),
    messageId,
    page: location.pathname,
    ...(wants && { wants }),
  }
  endRating()
  change({ ...then, pictures: [], note: null })
  await deliver(request, addLine({ by: 'visitor', text, files: sent }))
}

/** Reads the questions to begin with on the page that is being read. */
export function readQuestions(language: LeadLanguage): void {
  const { pathname } = location
  void fetchQuestions(pathname, language).then((found) =>
    change({ questions: found?.questions ?? [] }),
  )
}

/** Reads when people are at work. */
export function readHours(): void {
  void fetchHours().then((hours) => hours && change({ hours }))
}

/** Sends a line again that was not delivered. */
export function resend(id: string): void {
  const state = readChat()
  const line = state.lines.find((one) => one.id === id)
  if (!line?.undelivered || isBusy(state)) return
  endFault(line)
  void deliver({ ...line.undelivered, conversationId: state.conversationId }, id)
}

/** A message on its way: `stopped` is the line that says that its answer was stopped. */
type Delivery = { messageId?: string | undefined; stopped?: string; began: number }
/** The message that waits for its answer, and its delivery. */
let waiting: Delivery | null = null
let delivery: Promise<void> = Promise.resolve()
/** The conversation that `delivery` belongs to, as `timesLeft` counts them. */
let deliveryOf = 0

/** Stops the answer: the input is free at once, and what was shown stays. */
export function stop(): void {
  const { pending, arriving } = readChat()
  if (!pending || !waiting?.messageId) return
  sendStop(waiting.messageId, sessionId)
  waiting.stopped = addLine({ by: 'assistant', text: arriving ?? '', cut: 'stopped' })
  change({ pending: false, arriving: null })
}

function deliver(request: TriageRequest, lineId: string): Promise<void> {
  change({ pending: true, arriving: '' })
  // The answer that was stopped names the conversation: a new message waits for it, one of the next
  // conversation does not.
  const before = deliveryOf === timesLeft() ? delivery : Promise.resolve()
  deliveryOf = timesLeft()
  const mine: Delivery = { messageId: request.messageId, began: deliveryOf }
  waiting = mine
  delivery = before.then(() => deliverNow(request, lineId, mine))
  return delivery
}

async function deliverNow(asked: TriageRequest, lineId: string, mine: Delivery) {
  const { began } = mine
  // It waited for the answer before it, and the conversation was left meanwhile.
  if (began !== timesLeft()) return
  const request = { ...asked, conversationId: asked.conversationId ?? readChat().conversationId }
  // Its answer was stopped before it was sent.
  if (mine.stopped) return changeLine(lineId, { undelivered: request, reason: null })
  try {
    const answer = await sendMessage(request, (text) => {
      if (began === timesLeft() && !mine.stopped)
        change({ arriving: (readChat().arriving ?? '') + text })
    })
    if (began !== timesLeft()) return
    const { conversationId, handOff, staffName, seq, message, resumeKey } = answer
    if (resumeKey) keepMemory({ conversationId, key: resumeKey })
    if (mine.stopped) {
      change({
        conversationId: conversationId || readChat().conversationId,
        seq: Math.max(seq, readChat().seq),
      })
      return
    }
    // One change of state, so that the streamed text becomes the line without flicker.
    const line = { id: randomUuid(), by: 'assistant' as const, text: message, answer }
    change({
      pending: false,
      arriving: null,
      // An answer that could not be stored names no conversation.
      conversationId: conversationId || readChat().conversationId,
      // What has come as an event since may be newer.
      ...((seq ?? 0) >= readChat().seq && {
        handOff: handOff ?? null,
        staffName: staffName ?? null,
      }),
      seq: Math.max(seq ?? 0, readChat().seq),
      lines: message ? [...readChat().lines, line] : readChat().lines,
    })
  } catch (error) {
    if (began !== timesLeft()) return
    // Stopped, but it may not have reached the server: it can be sent again.
    if (mine.stopped) return changeLine(lineId, { undelivered: request, reason: saidBy(error) })
    const { arriving } = readChat()
    change({ pending: false, arriving: null })
    if (showAnswer(request.messageId ?? '')) return
    const broken = arriving
      ? addLine({ by: 'assistant', text: arriving, cut: 'broken' })
      : undefined
    changeLine(lineId, { undelivered: request, reason: saidBy(error), broken })
    if (error instanceof ChatRefusal && error.status === 404) {
      forgetConversation()
      if (request.conversationId) dropMemory(request.conversationId)
    }
    raiseToast({ ...chatCopy().send.failure, tone: 'destructive' })
  }
}

/** Nobody speaks in the recording, says the engine that has listened to the whole of it. */
const isSilence = (error: unknown) => error instanceof ChatRefusal && error.status === 422

const saidBy = (error: unknown) => (error instanceof ChatRefusal ? error.said : null)

/** Uploads documents when they are picked, so that sending the message is fast. */
export async function attach(picked: readonly File[]): Promise<void> {
  const { attach: copy } = chatCopy()
  const room = mostFiles - readChat().files.length
  const files = picked.slice(0, Math.max(0, room))
  change({ note: picked.length > room ? copy.tooMany(mostFiles) : null })
  if (files.length === 0) return
  change({ uploading: true })
  const began = timesLeft()
  const results = await Promise.allSettled(files.map((file) => uploadDocument(sessionId, file)))
  const stored = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  // They belong to the conversation that was left.
  if (began !== timesLeft()) return
  change({ uploading: false, files: [...readChat().files, ...stored] })
  const failed = results.find((one) => one.status === 'rejected')
  if (!failed) return raiseToast(copy.success(stored.length))
  change({ note: saidBy(failed.reason) })
  raiseToast({ ...copy.failure, tone: 'destructive' })
}

export function detach(url: string): void {
  change({ files: readChat().files.filter((file) => file.url !== url) })
}

/** Reads the text of an image and shows it as two lines of the conversation. */
export async function readImage(image: File): Promise<void> {
  const { image: copy, ocr } = chatCopy()
  change({ reading: true, note: null })
  const began = timesLeft()
  try {
    const text = await readImageText(image)
    if (began !== timesLeft()) return
    addLine({ by: 'visitor', text: copy.line(image.name) })
    addLine({ by: 'assistant', text, caption: copy.caption(image.name) })
    const pictures = [...readChat().pictures, { name: image.name, text: text.slice(0, mostText) }]
    change({ pictures: pictures.slice(-mostFiles) })
    raiseToast(ocr.success)
  } catch (error) {
    if (began !== timesLeft()) return
    change({ note: saidBy(error) })
    raiseToast({ ...ocr.failure, tone: 'destructive' })
  } finally {
    if (began === timesLeft()) change({ reading: false })
  }
}

/**
 * Adds the text of a recording to the input; it is never sent automatically. What was heard on the way is
 * there at once, and stays when the whole cannot be written down.
 */
export async function writeDown(recording: Blob, heard: string): Promise<void> {
  const { voice } = chatCopy()
  const { text } = readChat()
  const withWords = (words: string) =>
    text && words && !/\s$/.test(text) ? `${text} ${words}` : text + words
  change({ transcribing: true, note: null, text: withWords(heard) })
  const began = timesLeft()
  try {
    const words = (await transcribe(recording)).trim()
    if (began !== timesLeft()) return
    change({ text: withWords(words) })
    raiseToast(voice.success)
  } catch (error) {
    if (began !== timesLeft()) return
    // Who has seen their words is not told that they did not speak: these words are the text.
    if (heard && isSilence(error)) return raiseToast(voice.success)
    change({ note: saidBy(error) })
    raiseToast({ ...voice.failure, tone: 'destructive' })
  } finally {
    if (began === timesLeft()) change({ transcribing: false })
  }
}
