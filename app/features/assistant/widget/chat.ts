import type {
  Capabilities,
  Capability,
  ChatEvent,
  ChatFile,
  ChatMessage,
  HandOff,
  PictureText,
} from '#app/features/assistant/assistant.ts'
import type { OfficeHours } from '#app/features/bookings/office-hours.ts'
import { capabilityReasons } from '#content/assistant-functions.ts'
import type { LeadLanguage } from '../lead-form.ts'
import { linesOf } from './kept-lines.ts'
import type { Line } from './line.ts'
import type { Memory } from './memory.ts'

export type Chat = {
  lines: readonly Line[]
  /** Of the conversation before this one: this one begins in it. */
  language: LeadLanguage
  /** The part of the reply that has arrived; null when none is expected. */
  arriving: string | null
  pending: boolean
  uploading: boolean
  reading: boolean
  transcribing: boolean
  /** An earlier conversation is being fetched. */
  resuming: boolean
  /** The visitor is asked whether to begin another conversation. */
  leaving: boolean
  text: string
  files: readonly ChatFile[]
  /** Texts of images that go with the next message. */
  pictures: readonly PictureText[]
  conversationId: string | null
  handOff: HandOff | null
  staffName: string | null
  seq: number
  capabilities: Capabilities | null
  /** When people are at work. */
  hours: OfficeHours | null
  /** Questions to begin with on the page being read. */
  questions: readonly string[]
  /** A conversation that was left and may be rated. */
  leftConversation: Memory | null
  /** This browser keeps other conversations too. */
  hasOthers: boolean
  /** A note beside the input that says what is not possible, and why. */
  note: string | null
}

const listeners = new Set<() => void>()

/** One for each load of the page. It outlives the panel, which disappears in the signed-in areas. */
export const sessionId = randomUuid()

const fresh: Chat = {
  lines: [],
  language: 'en',
  arriving: null,
  pending: false,
  uploading: false,
  reading: false,
  transcribing: false,
  resuming: false,
  leaving: false,
  text: '',
  files: [],
  pictures: [],
  conversationId: null,
  handOff: null,
  staffName: null,
  seq: 0,
  capabilities: null,
  hours: null,
  questions: [],
  leftConversation: null,
  hasOthers: false,
  note: null,
}

/** The language of a conversation is that of its last answer, and before the first one the visitor's. */
export const languageIn = ({ lines, language }: Pick<Chat, 'lines' | 'language'>): LeadLanguage =>
  lines.findLast(({ answer }) => answer)?.answer?.language ?? language

let chat = fresh

export function readChat(): Chat {
  return chat
}

export function onChat(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function change(next: Partial<Chat>): void {
  chat = { ...chat, ...next }
  for (const listener of listeners) listener()
}

export function addLine(line: Omit<Line, 'id'> & { id?: string }): string {
  const id = line.id ?? randomUuid()
  change({ lines: [...chat.lines, { ...line, id }] })
  return id
}

export function changeLine(id: string, next: Partial<Line>): void {
  change({ lines: chat.lines.map((line) => (line.id === id ? { ...line, ...next } : line)) })
}

/** Whether other controls must wait. */
export function isBusy(state: Chat): boolean {
  const { pending, uploading, reading, transcribing, resuming } = state
  return pending || uploading || reading || transcribing || resuming
}

/** Nothing is sent without text or file, or before the reply has arrived. */
export function canSend(state: Chat): boolean {
  return !isBusy(state) && (state.text.trim() !== '' || state.files.length > 0)
}

/** Whether something would be lost with the conversation. */
export const isUnsent = (state: Chat): boolean =>
  isBusy(state) || state.text.trim() !== '' || state.files.length > 0

/** Why a function does not work here, as text for the visitor. */
export function reasonOf({ reason }: Capability): string | null {
  const reasons: Record<string, string | undefined> = capabilityReasons
  return (reason && reasons[reason]) || null
}

/** The numbers of the messages that are shown. */
const heard = new Set<number>()
/** Everything up to this number has come as an event; an answer says nothing of what staff wrote before it. */
let heardTo = 0
export const lastHeard = () => heardTo
/** The messages that this page has sent: it shows them and their answers itself. */
const sent = new Set<string>()
/** Answers to them that came as events, in case the request itself gets none. */
const answers = new Map<string, ChatMessage>()

/** Notes a message that this page sends. */
export const noteSent = (messageId: string) => sent.add(messageId)

/**
 * Adds messages that this page has not written itself; each is shown once. Returns how many of them are from
 * staff.
 */
export function takeEvent({ messages, handOff, staffName, seq }: ChatEvent): number {
  const unheard = messages.filter((message) => !heard.has(message.seq))
  for (const message of unheard) heard.add(message.seq)
  heardTo = Math.max(heardTo, seq)
  const others = unheard.filter(
    ({ messageId, role }) =>
      !messageId || !sent.has(messageId) || (role === 'assistant' && noteAnswered(messageId)),
  )
  // What staff will answer was delivered, whatever became of the request.
  if (handOff === 'staff_here')
    for (const { messageId, role } of unheard)
      if (role === 'user' && messageId) noteAnswered(messageId)
  for (const message of unheard)
    if (message.role === 'assistant' && message.messageId && !others.includes(message))
      answers.set(message.messageId, message)
  const lines = others.flatMap((message) => linesOf(message, chat.conversationId))
  // An event that was on its way while an answer arrived may have the state before that answer.
  const state = seq < chat.seq ? {} : { handOff, staffName, seq }
  change({ lines: [...chat.lines, ...lines], ...state })
  return others.filter(({ role }) => role === 'staff').length
}

/** Whether a message is answered that counted as not delivered: from now on it is. */
function noteAnswered(messageId: string): boolean {
  const line = chat.lines.find((one) => one.undelivered?.messageId === messageId)
  if (!line) return false
  endFault(line)
  return true
}

/** Shows the answer to a message that has come as an event. @returns whether there is one */
export function showAnswer(messageId: string): boolean {
  const message = answers.get(messageId)
  if (!message) return false
  answers.delete(messageId)
  change({ lines: [...chat.lines, ...linesOf(message, chat.conversationId)] })
  return true
}

/** The line is on its way again, or was delivered after all: the part of an answer that had come goes. */
export function endFault({ id, broken }: Line): void {
  change({ lines: chat.lines.filter((one) => one.id !== broken) })
  changeLine(id, { undelivered: undefined, reason: null, broken: undefined })
}

/** Forgets a conversation that was deleted; the next message begins another one. */
export function forgetConversation(): void {
  heard.clear()
  heardTo = 0
  change({ conversationId: null, handOff: null, staffName: null, seq: 0 })
}

/** How often the conversation was left: what was asked before belongs to none. */
let left = 0
export const timesLeft = () => left

/** Empties the panel, which stays in the visitor's language. */
export function reset(): void {
  left += 1
  heard.clear()
  heardTo = 0
  sent.clear()
  answers.clear()
  const { capabilities, hours } = chat
  change({ ...fresh, capabilities, hours, language: languageIn(chat) })
}

/** The line that has the panel's own greeting, in the language of the conversation. */
export const greetingId = 'greeting'

export const addGreeting = () => addLine({ id: greetingId, by: 'assistant', text: '' })

/** Works without HTTPS as well, where `crypto.randomUUID` is missing. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
