import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { WorkerFailed } from '#app/platform/worker.ts'
import { functionFaults as copy } from '#content/assistant-functions.ts'
import { readingWorker, runEngine } from './engine-worker.server.ts'
import { attachmentBytes } from './function-limits.ts'
import type { ReadingAnswer, ReadingTask } from './reading-program.server.ts'

/**
 * A document was not read by a fault that may pass, or because it takes too much each time: only another try
 * tells which.
 */
export class ReadingFailed extends AppError {}

type Thrifty = Pick<App, 'workers' | 'log'>
type Document = { name: string; size: number; bytes: () => Promise<Uint8Array> }

/**
 * The text of a PDF, Word or plain text document, also of a scanned one. The type is read from the bytes;
 * the name is only for messages. `bytes` is called when the task begins.
 * @param asker the address it came from
 * @throws AppError `too_large`, `invalid` when nothing can be read, `rate_limited`, `unavailable`;
 *   ReadingFailed
 */
export async function readDocumentText(
  app: Thrifty,
  { name, size, bytes }: Document,
  asker: string,
): Promise<string> {
  if (size > attachmentBytes) throw new AppError('too_large', copy.document.tooLarge(name))
  const input = async (): Promise<ReadingTask> => ({ kind: 'document', bytes: await bytes() })
  try {
    const { text } = await runEngine<ReadingAnswer>(app, readingWorker, { asker, input })
    if (!text) throw new AppError('invalid', copy.document.unreadable(name))
    return text
  } catch (error) {
    if (!(error instanceof WorkerFailed)) throw error
    app.log.warn({ err: error }, 'a document was not read')
    if (error.reason === 'stopped') throw new AppError('unavailable', copy.failed, 5)
    if (error.reason === 'thrown') throw new AppError('invalid', copy.document.unreadable(name))
    throw new ReadingFailed('unavailable', documentFaults[error.reason](name), 5)
  }
}

const documentFaults = {
  time: copy.document.slow,
  memory: copy.document.swelling,
  broken: copy.document.notNow,
}

/**
 * The text in a picture whose type is already checked; empty when there is none.
 * @param asker the address it came from
 * @throws AppError `invalid` when it cannot be opened, `rate_limited`, `unavailable`
 */
export async function readPictureText(
  app: Thrifty,
  bytes: Uint8Array,
  asker: string,
): Promise<string> {
  const input = (): ReadingTask => ({ kind: 'picture', bytes })
  try {
    const answer = await runEngine<ReadingAnswer>(app, readingWorker, { asker, input })
    if (answer.text === undefined) throw new AppError('invalid', copy.image.unreadable)
    return answer.text
  } catch (error) {
    if (!(error instanceof WorkerFailed)) throw error
    app.log.warn({ err: error }, 'a picture was not read')
    if (error.reason === 'stopped' || error.reason === 'broken')
      throw new AppError('unavailable', copy.failed, 5)
    const isSlow = error.reason === 'time'
    throw new AppError('invalid', isSlow ? copy.image.slow : copy.image.unreadable)
  }
}
