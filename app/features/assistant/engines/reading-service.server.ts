import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { ThreadFailed } from '#app/platform/threads.server.ts'
import { functionFaults as words } from '#content/assistant-functions.ts'
import { readingThread, runEngine } from './engine-thread.server.ts'
import { attachmentBytes } from './function-limits.ts'
import type { ReadingAnswer, ReadingTask } from './reading-program.server.ts'

type Thrifty = Pick<App, 'threads' | 'log'>

/**
 * The text of a PDF, Word or plain text document, also of a scanned one. Its bytes decide what it is;
 * the name only tells its owner which one is meant.
 *
 * @throws AppError `too_large`, `invalid` when nothing can be read in it, `rate_limited`
 */
export async function readDocumentText(
  app: Thrifty,
  bytes: Uint8Array,
  name: string,
): Promise<string> {
  if (bytes.length > attachmentBytes) throw new AppError('too_large', words.document.tooLarge(name))
  const task: ReadingTask = { kind: 'document', bytes }
  try {
    const { text } = await runEngine<ReadingAnswer>(app, readingThread, task)
    if (text === undefined) throw new AppError('invalid', words.document.unreadable(name))
    return text
  } catch (error) {
    if (!(error instanceof ThreadFailed)) throw error
    app.log.warn({ err: error }, 'a document was not read')
    throw new AppError('invalid', words.document.slow(name))
  }
}

/**
 * The text in a picture whose type has been looked at; empty when nothing can be read in it.
 * @throws AppError `invalid` when it cannot be opened, `rate_limited`, `unavailable`
 */
export async function readPictureText(app: Thrifty, bytes: Uint8Array): Promise<string> {
  const task: ReadingTask = { kind: 'picture', bytes }
  try {
    const answer = await runEngine<ReadingAnswer>(app, readingThread, task)
    if (answer.text === undefined) throw new AppError('invalid', words.image.unreadable)
    return answer.text
  } catch (error) {
    if (!(error instanceof ThreadFailed)) throw error
    app.log.warn({ err: error }, 'a picture was not read')
    throw new AppError('unavailable', words.failed, 5)
  }
}
