import { answerTasks } from '#app/platform/thread-program.server.ts'
import { textOfDocument } from './document-text.server.ts'
import { UnreadablePicture } from './image-preparation.server.ts'
import { recognise } from './ocr.server.ts'

export type ReadingTask = { kind: 'picture' | 'document'; bytes: Uint8Array }
/** Without a text: the bytes cannot be opened. */
export type ReadingAnswer = { text?: string }

// A program of its own thread: pictures and documents become text.
answerTasks(async ({ kind, bytes }: ReadingTask): Promise<ReadingAnswer> => {
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (kind === 'document') return { text: await textOfDocument(given) }
  try {
    return { text: (await recognise(given)).text }
  } catch (error) {
    if (error instanceof UnreadablePicture) return {}
    throw error
  }
})
