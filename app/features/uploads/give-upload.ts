import type { UploadAnswer } from '#app/features/files/use-upload.ts'
import { isSignInPage, stillSignedIn } from '#app/platform/still-signed-in.ts'
import { uploadCopy as copy } from '#content/uploads.ts'

/** Where to go on, or why the file was refused. */
export type Given = UploadAnswer<{ error: string }>

const againMilliseconds = 2_000

/** Has a complete upload given, as often as it takes until the server answers. @returns null when it was stopped */
export async function giveWhenComplete(
  address: string,
  signal: AbortSignal,
  tell: (stage: 'waiting') => void,
): Promise<Given | null> {
  while (!signal.aborted) {
    const given = await give(address, signal)
    if (given) return given
    tell('waiting')
    await new Promise((resolve) => setTimeout(resolve, againMilliseconds))
  }
  return null
}

/** Undefined when there was no answer that says what became of it. */
async function give(address: string, signal: AbortSignal): Promise<Given | undefined> {
  const headers = { accept: 'application/json' }
  const answer = await fetch(address, { method: 'POST', headers, signal }).catch(() => undefined)
  if (!answer) return undefined
  if (isSignInPage(answer.url, answer.status)) {
    await stillSignedIn()
    return undefined
  }
  if (answer.status >= 500 || answer.status === 429) return undefined
  const body = await answer.json().catch(() => ({}))
  if ('location' in body || 'refusal' in body) return body
  return { refusal: { error: typeof body.error === 'string' ? body.error : copy.errors.failed } }
}
