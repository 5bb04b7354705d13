import type { ChatFile, TriageAnswer, TriageRequest } from '#app/features/assistant/assistant.ts'

/** A line of the conversation as the panel shows it. */
export type Line = {
  id: string
  by: 'visitor' | 'assistant' | 'staff' | 'notice'
  text: string
  author?: string | null
  files?: readonly ChatFile[]
  /** The visitor wrote it by mail. */
  isByMail?: boolean
  /** Stands above a text that was read from an image. */
  caption?: string
  answer?: TriageAnswer
  /** The request to send again while the line is not delivered. */
  undelivered?: TriageRequest | undefined
  /** The line with the part of the answer that had come. */
  broken?: string | undefined
  /** Why the server refused it. */
  reason?: string | null
  /** The reply broke off. */
  cut?: 'broken' | 'stopped'
  /** What the visitor thinks of the answer. */
  thumb?: 'up' | 'down'
}
