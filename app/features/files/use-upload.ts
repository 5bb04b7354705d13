import { useState } from 'react'
import { raiseToast, type Toast } from '#app/ui/toast.ts'
import { fileUpload } from '#content/files.ts'

/**
 * What a door for uploads answers: where to go on, or what is wrong with what was sent. A door to a
 * form that stays where it is hands over its toast as well.
 */
export type UploadAnswer<Refusal> =
  | { location: string; toast?: Pick<Toast, 'title' | 'description'> }
  | { refusal: Refusal }

/**
 * Sends a form with files and knows how far it is, which `fetch` does not tell. The door answers with
 * an `UploadAnswer` as JSON (`uploadAnswer`), or with something of its own. What goes wrong on the way becomes a toast, and the form
 * stays as it is.
 *
 * @returns `progress` from 0 to 1, null while nothing is being sent; `send` resolves to null when the
 *   form did not get through
 */
export function useUpload<Refusal, Answer = UploadAnswer<Refusal>>() {
  const [progress, setProgress] = useState<number | null>(null)
  async function send(door: string, form: FormData): Promise<Answer | null> {
    setProgress(0)
    try {
      return (await post(door, form, setProgress)) as Answer
    } catch (error) {
      const description = error instanceof Refused ? error.message : fileUpload.failed.description
      raiseToast({ title: fileUpload.failed.title, description, tone: 'destructive' })
      return null
    } finally {
      setProgress(null)
    }
  }
  return { progress, send }
}

/** The server said no in words of ours. */
class Refused extends Error {}

function post(door: string, form: FormData, report: (share: number) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', door)
    request.setRequestHeader('Accept', 'application/json')
    request.upload.onprogress = ({ loaded, total }) => report(total > 0 ? loaded / total : 0)
    request.onerror = request.onabort = () => reject(new Error('not sent'))
    request.onload = () => {
      const type = request.getResponseHeader('content-type') ?? ''
      if (type.startsWith('application/json')) resolve(JSON.parse(request.responseText))
      else if (type.startsWith('text/plain') && request.status < 500)
        reject(new Refused(request.responseText.slice(0, 200)))
      else reject(new Error(`status ${request.status}`))
    }
    request.send(form)
  })
}
