import { chatFileBytes, filesPerMessage, messageLength } from '../conversation/conversation.ts'

const mebibyte = 1024 * 1024

/** What the assistant's functions take, told to the browser with the capabilities. */
export const functionLimits = {
  chat: { characters: messageLength, files: filesPerMessage, bytes: chatFileBytes },
  ocr: { bytes: 10 * mebibyte },
  speech: { characters: 1_500 },
  voice: { seconds: 30, bytes: 2 * mebibyte },
}

export const attachmentBytes = chatFileBytes

/** As base64 inside JSON a file weighs a third more; the rest is the frame around it. */
const asJson = (bytes: number) => Math.ceil((bytes * 4) / 3) + 64 * 1024

/** What the body of a request may weigh, for the addresses that take more than a form. */
export const functionBodies: Readonly<Record<string, number>> = {
  '/api/functions/vision-ocr': asJson(functionLimits.ocr.bytes),
  '/api/functions/voice-to-text': asJson(functionLimits.voice.bytes),
}
