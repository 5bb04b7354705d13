import { type DetailedError, type HttpRequest, type HttpResponse, Upload } from 'tus-js-client'
import { formatFileSize } from '#app/features/files/file.ts'
import { stillSignedIn } from '#app/platform/still-signed-in.ts'
import { uploadCopy as copy } from '#content/uploads.ts'
import { deleteUpload } from './delete-upload.ts'
import { type Given, giveWhenComplete } from './give-upload.ts'
import {
  type Chosen,
  forgetUpload,
  keyOf,
  recallUpload,
  rememberUpload,
} from './unfinished-uploads.ts'
import { pieceBytes } from './upload.ts'

export type Stage = 'starting' | 'sending' | 'waiting' | 'paused' | 'stopped' | 'checking'

type Report = {
  onStage(stage: Stage, message?: string): void
  onSent(bytes: number): void
}

export type Sending = {
  pause(): void
  /** Goes on after a pause or a fault, from where the server is. */
  go(): void
  /** Stops and deletes what has arrived; when it is given already, it is as if nobody had cancelled. */
  cancel(): void
  /** Stops, because the page is left; what has arrived is kept. */
  leave(): void
  /** What became of it; null when it was cancelled or the page is left. */
  done: Promise<Given | null>
}

/** Ten minutes of trying, again and again. */
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, ...Array<number>(20).fill(30_000)]

/** Sends a file in pieces and has it given to its line. It begins where an earlier attempt stopped. */
export function sendLargeFile(chosen: Chosen, { onStage, onSent }: Report): Sending {
  const { endpoint, line, file } = chosen
  const key = keyOf(chosen)
  const { promise: done, resolve } = Promise.withResolvers<Given | null>()
  const stop = new AbortController()
  const { name, size } = file
  let stage: Stage = 'starting'
  /** The bytes that the server had when it was asked last. */
  let arrived = 0
  const enter = (next: Stage, message?: string) => {
    stage = next
    onStage(next, message)
  }
  const upload = new Upload(file, {
    endpoint,
    uploadUrl: recallUpload(key)?.uploadUrl || undefined,
    chunkSize: pieceBytes,
    metadata: { line, filename: name },
    retryDelays,
    storeFingerprintForResuming: false,
    onAfterResponse(request, response) {
      arrived = arrivedBefore(request, response)
    },
    onUploadUrlAvailable: () => note(recallUpload(key)?.sent ?? 0),
    onShouldRetry(error) {
      const again = isPassing(error)
      if (again) enter('waiting')
      return again
    },
    onProgress(sent) {
      if (stage === 'starting' || stage === 'waiting')
        enter('sending', arrived > 0 ? copy.resumed(formatFileSize(arrived)) : undefined)
      onSent(sent)
    },
    onChunkComplete(_, sent) {
      note(sent)
      if (stage === 'sending') enter('sending')
    },
    onError: (error) => void stopped(error as DetailedError),
    onSuccess: () => void complete(),
  })
  const note = (sent: number) =>
    rememberUpload(key, { name, size, sent, uploadUrl: upload.url ?? '' })

  async function stopped(error: DetailedError) {
    const status = statusOf(error)
    // An answer that is none of the protocol's is the sign-in page: it waits for the person.
    if (status === 401 || (status >= 200 && status < 300)) {
      enter('stopped')
      if (await stillSignedIn()) return stop.signal.aborted ? undefined : go()
      return
    }
    const answer = error.originalResponse
    const isSentence = answer?.getHeader('content-type')?.startsWith('text/plain')
    enter('stopped', isSentence && status < 500 ? answer?.getBody() : undefined)
  }

  async function complete() {
    enter('checking')
    onSent(size)
    const tell = (answers: boolean) => enter('checking', answers ? undefined : copy.phases.waiting)
    const given = await giveWhenComplete(upload.url ?? '', stop.signal, tell)
    // Whoever has cancelled ends it.
    if (!given) return
    if (!given.again) forgetUpload(key)
    end(given)
  }

  async function cancel() {
    const checks = stage === 'checking'
    stop.abort()
    forgetUpload(key)
    const stands = upload.abort().then(() => deleteUpload(upload.url ?? ''))
    // What cannot be deleted now is deleted a day later.
    if (!checks) return end(null)
    end((await stands) === 'given' ? { location: requestOf(endpoint) } : null)
  }

  function go() {
    enter('starting')
    upload.start()
  }
  /** The connection is back: the next attempt need not wait for its turn. */
  const online = () => {
    if (stage !== 'waiting' && stage !== 'stopped') return
    void upload.abort().then(go)
  }
  window.addEventListener('online', online)
  function end(given: Given | null) {
    window.removeEventListener('online', online)
    resolve(given)
  }
  go()
  return {
    done,
    pause() {
      void upload.abort()
      enter('paused')
    },
    go,
    cancel: () => void cancel(),
    leave() {
      stop.abort()
      void upload.abort()
      end(null)
    },
  }
}

/** The page of the request whose uploads begin at an address. */
const requestOf = (endpoint: string) => endpoint.replace(/\/uploads$/, '')

/** The server said no when it was asked how far an upload is. */
class NotSaid extends Error {
  readonly status: number
  constructor(status: number) {
    super(`status ${status}`)
    this.status = status
  }
}

/**
 * How much the server has, if it was asked. The library takes every other answer for that of an upload which is gone,
 * and would begin again: only 404 and 410 say so.
 */
function arrivedBefore(request: HttpRequest, response: HttpResponse): number {
  const status = response.getStatus()
  if (request.getMethod() !== 'HEAD') return 0
  if (status >= 400 && status !== 404 && status !== 410) throw new NotSaid(status)
  return Number(response.getHeader('upload-offset')) || 0
}

/** 0 without an answer. */
function statusOf({ originalResponse, causingError }: DetailedError): number {
  return causingError instanceof NotSaid
    ? causingError.status
    : (originalResponse?.getStatus() ?? 0)
}

/** Whether the same request may succeed in a moment: no answer, a fault of the server, or a piece that came twice. */
function isPassing(error: DetailedError): boolean {
  const status = statusOf(error)
  return status === 0 || status === 409 || status === 423 || status === 429 || status >= 500
}
