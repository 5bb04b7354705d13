import { type DetailedError, Upload } from 'tus-js-client'
import { stillSignedIn } from '#app/platform/still-signed-in.ts'
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
  /** Stops and deletes what has arrived. */
  cancel(): void
  /** What became of it; null when it was cancelled. */
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
    onUploadUrlAvailable: () => note(recallUpload(key)?.sent ?? 0),
    onShouldRetry(error) {
      const again = isPassing(error)
      if (again) enter('waiting')
      return again
    },
    onProgress(sent) {
      if (stage === 'starting' || stage === 'waiting') enter('sending')
      onSent(sent)
    },
    onChunkComplete: (_, sent) => note(sent),
    onError: (error) => void stopped(error as DetailedError),
    onSuccess: () => void complete(),
  })
  const note = (sent: number) =>
    rememberUpload(key, { name, size, sent, uploadUrl: upload.url ?? '' })

  async function stopped(error: DetailedError) {
    const answer = error.originalResponse
    // An answer that is none of the protocol's is the sign-in page: it waits for the person.
    const status = answer?.getStatus() ?? 0
    if (status === 401 || (status >= 200 && status < 300)) {
      enter('stopped')
      if (await stillSignedIn()) return go()
      return
    }
    enter('stopped', status >= 400 && status < 500 ? answer?.getBody() : undefined)
  }

  async function complete() {
    enter('checking')
    onSent(size)
    const given = await giveWhenComplete(upload.url ?? '', stop.signal, enter)
    if (given) forgetUpload(key)
    end(given)
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
    cancel() {
      stop.abort()
      forgetUpload(key)
      // What cannot be deleted now is deleted a day later.
      upload.abort(upload.url !== null).catch(() => {})
      end(null)
    },
  }
}

/** Whether the same request may succeed in a moment: no answer, a fault of the server, or a piece that came twice. */
function isPassing(error: DetailedError): boolean {
  const status = error.originalResponse?.getStatus() ?? 0
  return status === 0 || status === 409 || status === 423 || status === 429 || status >= 500
}
