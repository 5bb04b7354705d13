import type {
  Capabilities,
  Capability,
  ChatEvent,
  ChatFile,
  HandOff,
  PictureText,
  TriageAnswer,
  TriageRequest,
} from '#app/features/assistant/assistant.ts'
import { capabilityReasons } from '#content/assistant-functions.ts'

export type Line = {
  id: string
  by: 'visitor' | 'assistant' | 'staff' | 'notice'
  text: string
  author?: string | null
  files?: readonly ChatFile[]
  /** Stands above a text that was read from an image. */
  caption?: string
  answer?: TriageAnswer
  /** The request to send again while the line is not delivered. */
  undelivered?: TriageRequest
  /** Why the server refused it. */
  reason?: string | null
  /** The reply broke off. */
  cut?: boolean
}

export type Chat = {
  lines: readonly Line[]
  /** The part of the reply that has arrived; null when none is expected. */
  arriving: string | null
  pending: boolean
  uploading: boolean
  reading: boolean
  transcribing: boolean
  text: string
  files: readonly ChatFile[]
  /** Texts of images that go with the next message. */
  pictures: readonly PictureText[]
  conversationId: string | null
  handOff: HandOff | null
  staffName: string | null
  seq: number
  capabilities: Capabilities | null
  /** A note beside the input that says what is not possible, and why. */
  note: string | null
}

const listeners = new Set<() => void>()

/** One for each load of the page. It outlives the panel, which disappears in the signed-in areas. */
export const sessionId = randomUuid()

let chat: Chat = {
  lines: [],
  arriving: null,
  pending: false,
  uploading: false,
  reading: false,
  transcribing: false,
  text: '',
  files: [],
  pictures: [],
  conversationId: null,
  handOff: null,
  staffName: null,
  seq: 0,
  capabilities: null,
  note: null,
}

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
export function isBusy({ pending, uploading, reading, transcribing }: Chat): boolean {
  return pending || uploading || reading || transcribing
}

/** Nothing is sent without text or file, or before the reply has arrived. */
export function canSend(state: Chat): boolean {
  return !isBusy(state) && (state.text.trim() !== '' || state.files.length > 0)
}

/** Why a function does not work here, as text for the visitor. */
export function reasonOf({ reason }: Capability): string | null {
  const reasons: Record<string, string | undefined> = capabilityReasons
  return (reason && reasons[reason]) || null
}

const heard = new Set<number>()

/** Adds messages and notices of the staff; each is shown once. Returns how many messages were new. */
export function takeEvent({ messages, handOff, staffName, seq }: ChatEvent): number {
  const fresh = messages.filter((message) => !heard.has(message.seq))
  for (const message of fresh) heard.add(message.seq)
  const lines = fresh.map(({ seq: number, role, author, content }): Line => {
    return { id: `news-${chat.conversationId}-${number}`, by: role, author, text: content }
  })
  change({ lines: [...chat.lines, ...lines], handOff, staffName, seq: Math.max(seq, chat.seq) })
  return fresh.filter(({ role }) => role === 'staff').length
}

/** Forgets a conversation that was deleted; the next message begins another one. */
export function forgetConversation(): void {
  heard.clear()
  change({ conversationId: null, handOff: null, staffName: null, seq: 0 })
}

/** Works without HTTPS as well, where `crypto.randomUUID` is missing. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
