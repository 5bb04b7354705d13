import { chatFileBytes, filesPerMessage, messageLength } from '../conversation/conversation.ts'
import { leadFields } from '../lead-form.ts'

const mebibyte = 1024 * 1024

/** The limits of the assistant's functions; the browser gets them with the capabilities. */
export const functionLimits = {
  chat: { characters: messageLength, files: filesPerMessage, bytes: chatFileBytes },
  ocr: { bytes: 10 * mebibyte },
  speech: { characters: 1_500 },
  voice: { seconds: 30, bytes: 2 * mebibyte },
}

export const attachmentBytes = chatFileBytes

/** The size of a file as base64 inside JSON: a third more, and room for the JSON around it. */
const asJson = (bytes: number) => Math.ceil((bytes * 4) / 3) + 64 * 1024

/** Characters that somebody may type or paste into a field; more is refused beside it. */
const pasted = 10_000
/** The most bytes of a character in JSON: two escaped halves. */
const bytesEach = 12

/** The largest bodies of the addresses that take files, or more text than other forms. */
export const functionBodies: Readonly<Record<string, number>> = {
  '/api/chat-lead': leadFields.length * pasted * bytesEach + 64 * 1024,
  '/api/functions/vision-ocr': asJson(functionLimits.ocr.bytes),
  '/api/functions/voice-to-text': asJson(functionLimits.voice.bytes),
}
