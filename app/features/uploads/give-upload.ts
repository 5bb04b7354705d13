import type { UploadAnswer } from '#app/features/files/use-upload.ts'
import { isSignInPage, stillSignedIn } from '#app/platform/still-signed-in.ts'
import { uploadCopy as copy } from '#content/uploads.ts'

/** Where to go on, or why the file was refused. `again`: the same file may be chosen again, and is not sent twice. */
export type Given = UploadAnswer<{ error: string }> & { again?: true }

const [firstSeconds, mostSeconds, allSeconds] = [2, 30, 600]
/** How long one question waits: putting a large file together takes minutes. The next one does not begin it anew. */
const longestWait = 180_000

/** No answer that says what became of it: when to ask again at the earliest, and what to say when it is too late. */
type NotYet = { after: number; error: string }

/**
 * Has a complete upload given: asks less and less often, for ten minutes, until the server says what became of it.
 * @param tell whether the server answers
 * @returns null when it was stopped
 */
export async function giveWhenComplete(
  address: string,
  signal: AbortSignal,
  tell: (answers: boolean) => void,
): Promise<Given | null> {
  const end = performance.now() + allSeconds * 1000
  for (let pause = firstSeconds; !signal.aborted; pause = Math.min(2 * pause, mostSeconds)) {
    const given = await give(address, signal, tell)
    if (signal.aborted) break
    if (!('after' in given)) return given
    const wait = Math.max(pause, given.after) * 1000
    if (performance.now() + wait > end) return { refusal: { error: given.error }, again: true }
    await waited(wait, signal)
  }
  return null
}

function waited(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

async function give(
  address: string,
  signal: AbortSignal,
  tell: (answers: boolean) => void,
): Promise<Given | NotYet> {
  const headers = { accept: 'application/json' }
  const answer = await fetch(address, {
    method: 'POST',
    headers,
    signal: AbortSignal.any([signal, AbortSignal.timeout(longestWait)]),
  }).catch(() => undefined)
  if (signal.aborted) return { after: 0, error: '' }
  tell(answer !== undefined)
  const error = copy.errors.unchecked
  if (!answer) return { after: 0, error }
  if (isSignInPage(answer.url, answer.status)) {
    await stillSignedIn()
    return { after: 0, error }
  }
  const body = await answer.json().catch(() => ({}))
  const after = Number(answer.headers.get('retry-after')) || 0
  if (answer.status >= 500) return { after, error }
  if (answer.status === 429) return { after, error: body.refusal?.error ?? body.error ?? error }
  if ('location' in body || 'refusal' in body) return body
  return { refusal: { error: typeof body.error === 'string' ? body.error : copy.errors.failed } }
}
