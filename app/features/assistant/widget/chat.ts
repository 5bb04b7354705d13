import type {
  Capabilities,
  Capability,
  ChatFile,
  ChatNews,
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
  /** Over a text that was read from an image. */
  caption?: string
  answer?: TriageAnswer
  /** Not with the server yet, or never: what is to be sent once more. */
  undelivered?: TriageRequest
  /** What the server said against it. */
  reason?: string | null
  /** The reply ended before its end. */
  cut?: boolean
}

export type Chat = {
  lines: readonly Line[]
  /** As much of the reply as is there; null while none is on its way. */
  arriving: string | null
  pending: boolean
  uploading: boolean
  reading: boolean
  transcribing: boolean
  text: string
  files: readonly ChatFile[]
  /** Read from images, and not yet with the server: the next message brings it. */
  pictures: readonly PictureText[]
  conversationId: string | null
  handOff: HandOff | null
  staffName: string | null
  seq: number
  capabilities: Capabilities | null
  /** Beside the input: what cannot be done, and why. */
  note: string | null
}

const listeners = new Set<() => void>()

/** One for each load of the page; it outlives the panel, which goes with the public pages. */
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

/** Whether something is under way that the other controls wait for. */
export function isBusy({ pending, uploading, reading, transcribing }: Chat): boolean {
  return pending || uploading || reading || transcribing
}

/** Blank text without a file is not sent, nor anything before the reply is there. */
export function canSend(state: Chat): boolean {
  return !isBusy(state) && (state.text.trim() !== '' || state.files.length > 0)
}

/** Why a function does not work here, in words. */
export function reasonOf({ reason }: Capability): string | null {
  const reasons: Record<string, string | undefined> = capabilityReasons
  return (reason && reasons[reason]) || null
}

const heard = new Set<number>()

/** What a person wrote, or that one came or left; each is shown once. */
export function takeNews({ messages, handOff, staffName, seq }: ChatNews): number {
  const fresh = messages.filter((message) => !heard.has(message.seq))
  for (const message of fresh) heard.add(message.seq)
  const lines = fresh.map(({ seq: number, role, author, content }): Line => {
    return { id: `news-${chat.conversationId}-${number}`, by: role, author, text: content }
  })
  change({ lines: [...chat.lines, ...lines], handOff, staffName, seq: Math.max(seq, chat.seq) })
  return fresh.filter(({ role }) => role === 'staff').length
}

/** It is there no more, deleted or too old: what is said next begins another. */
export function forgetConversation(): void {
  heard.clear()
  change({ conversationId: null, handOff: null, staffName: null, seq: 0 })
}

/** Also where the address is not a secure one, and `crypto.randomUUID` missing. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
