import { answerTasks } from '#app/platform/worker-program.server.ts'

export type ReadingTask = { kind: 'picture' | 'document'; bytes: Uint8Array }
/** No text: the file cannot be opened. */
export type ReadingAnswer = { text?: string }

// The program of the reading worker. Each task loads what it needs.
answerTasks(async ({ kind, bytes }: ReadingTask, goOn): Promise<ReadingAnswer> => {
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (kind === 'document') {
    const { textOfDocument } = await import('./document-text.server.ts')
    return { text: await textOfDocument(given, goOn) }
  }
  const { UnreadablePicture } = await import('./image-preparation.server.ts')
  const { recognise } = await import('./ocr.server.ts')
  try {
    return { text: (await recognise(given)).text }
  } catch (error) {
    if (error instanceof UnreadablePicture) return {}
    throw error
  }
})
