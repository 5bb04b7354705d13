import { useState } from 'react'
import { isSignInPage, stillSignedIn } from '#app/platform/still-signed-in.ts'
import { raiseToast, type Toast } from '#app/ui/toast.ts'
import { fileUpload } from '#content/files.ts'
import { signedOut } from '#content/signed-out.ts'

/**
 * What a uploadPath for uploads answers: where to go on, or what is wrong with what was sent. A uploadPath to a
 * form that stays where it is hands over its toast as well.
 */
export type UploadAnswer<Refusal> =
  | { location: string; toast?: Pick<Toast, 'title' | 'description'> }
  | { refusal: Refusal }

/**
 * Sends a form with files and knows how far it is, which `fetch` does not tell. The uploadPath answers with
 * an `UploadAnswer` as JSON (`uploadAnswer`), or with something of its own. What goes wrong on the way becomes a toast, and the form
 * stays as it is.
 *
 * @returns `progress` from 0 to 1, null while nothing is being sent; `send` resolves to null when the
 *   form did not get through
 */
export function useUpload<Refusal, Answer = UploadAnswer<Refusal>>() {
  const [progress, setProgress] = useState<number | null>(null)
  async function send(uploadPath: string, form: FormData): Promise<Answer | null> {
    setProgress(0)
    try {
      return (await postSignedIn(uploadPath, form, setProgress)) as Answer
    } catch (error) {
      raiseToast({ ...toastOf(error), tone: 'destructive' })
      return null
    } finally {
      setProgress(null)
    }
  }
  return { progress, send }
}

/** The server said no in words of ours. */
class Refused extends Error {}
/** The answer was the page for signing in. */
class SignedOut extends Error {}

function toastOf(error: unknown): Pick<Toast, 'title' | 'description'> {
  if (error instanceof SignedOut) return signedOut.notSent
  if (error instanceof Refused) return { ...fileUpload.failed, description: error.message }
  return fileUpload.failed
}

type Report = (share: number) => void

/** Asks before a large file travels for nothing, and once more when the session ended on its way. */
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
    request.upload.onprogress = ({ loaded, total }) => report(total > 0 ? loaded / total : 0)
    request.onerror = request.onabort = () => reject(new Error('not sent'))
    request.onload = () => {
      const type = request.getResponseHeader('content-type') ?? ''
      if (isSignInPage(request.responseURL, request.status)) reject(new SignedOut('signed out'))
      else if (!type.startsWith('application/json')) reject(new Error(`status ${request.status}`))
      else {
        const answer = JSON.parse(request.responseText)
        if (typeof answer.error !== 'string') resolve(answer)
        else if (request.status < 500) reject(new Refused(answer.error))
        else reject(new Error(`status ${request.status}`))
      }
    }
    request.send(form)
  })
}
