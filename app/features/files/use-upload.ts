import { useState } from 'react'
import { isSignInPage, stillSignedIn } from '#app/platform/still-signed-in.ts'
import { type Outcome, sendField, tellOutcome } from '#app/ui/kept/sending.ts'
import { raiseToast, type Toast } from '#app/ui/toast.ts'
import { fileUpload } from '#content/files.ts'
import { signedOut } from '#content/signed-out.ts'

/**
 * The answer of an upload endpoint: the address to continue at, or the form's errors. The endpoint
 * of a form that stays open also returns its toast.
 */
export type UploadAnswer<Refusal> =
  | { location: string; toast?: Pick<Toast, 'title' | 'description'> }
  | { refusal: Refusal }

/**
 * Sends a form with files and reports the progress, which `fetch` cannot do. The endpoint answers
 * with an `UploadAnswer` as JSON (`uploadAnswer`), or with its own type. A failed request becomes a
 * toast, and the form stays as it is.
 *
 * @param failed what the toast says when the form did not arrive
 * @returns `progress` from 0 to 1, null while nothing is being sent; `send` resolves to null when
 *   the request failed
 */
export function useUpload<Refusal, Answer = UploadAnswer<Refusal>>(
  failed: Failed = fileUpload.failed,
) {
  const [progress, setProgress] = useState<number | null>(null)
  async function send(uploadPath: string, form: FormData): Promise<Answer | null> {
    setProgress(0)
    const tell = (outcome: Outcome) => tellOutcome(form.get(sendField), outcome)
    try {
      const answer = (await postSignedIn(uploadPath, form, setProgress)) as Answer & object
      tell({ kind: 'location' in answer ? 'stored' : 'answered' })
      return answer
    } catch (error) {
      const isAnswer = error instanceof Refused || error instanceof SignedOut
      tell(isAnswer ? { kind: 'answered' } : { kind: 'unsent', isSaid: false })
      raiseToast({ ...toastOf(error, failed), tone: 'destructive' })
      return null
    } finally {
      setProgress(null)
    }
  }
  return { progress, send }
}

/** The server refused the request with a message. */
class Refused extends Error {}
/** The session has ended: the answer was the sign-in page. */
class SignedOut extends Error {}

type Failed = Pick<Toast, 'title' | 'description'>

function toastOf(error: unknown, failed: Failed): Failed {
  if (error instanceof SignedOut) return signedOut.notSent
  if (error instanceof Refused) return { ...failed, description: error.message }
  return failed
}

type Report = (share: number) => void

/** A connection that has moved nothing for so long, in milliseconds, is given up. */
const sendingPatience = 60_000
/** The same once everything is sent: the longest work on a form, converting a picture, may take three minutes. */
const answerPatience = 300_000

/** Checks the session before a large file is sent, and again when it ended during the upload. */
async function postSignedIn(uploadPath: string, form: FormData, report: Report): Promise<unknown> {
  if (!(await stillSignedIn())) throw new SignedOut('another account')
  try {
    return await post(uploadPath, form, report)
  } catch (error) {
    if (!(error instanceof SignedOut) || !(await stillSignedIn())) throw error
    return post(uploadPath, form, report)
  }
}

function post(uploadPath: string, form: FormData, report: Report): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', uploadPath)
    request.setRequestHeader('Accept', 'application/json')
    let limit: ReturnType<typeof setTimeout> | undefined
    const wait = (milliseconds: number) => {
      clearTimeout(limit)
      limit = setTimeout(() => request.abort(), milliseconds)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      wait(sendingPatience)
      report(total > 0 ? loaded / total : 0)
    }
    request.upload.onload = () => wait(answerPatience)
    request.onloadend = () => clearTimeout(limit)
    request.onerror = request.onabort = () => reject(new Error('not sent'))
    request.onload = () => {
      try {
        resolve(answerOf(request))
      } catch (error) {
        reject(error)
      }
    }
    wait(sendingPatience)
    request.send(form)
  })
}

/** @throws SignedOut, Refused; Error when the answer is none */
function answerOf(request: XMLHttpRequest): unknown {
  const type = request.getResponseHeader('content-type') ?? ''
  if (isSignInPage(request.responseURL, request.status)) throw new SignedOut('signed out')
  if (!type.startsWith('application/json')) throw new Error(`status ${request.status}`)
  const answer = JSON.parse(request.responseText)
  if (typeof answer.error !== 'string') return answer
  if (request.status < 500) throw new Refused(answer.error)
  throw new Error(`status ${request.status}`)
}
