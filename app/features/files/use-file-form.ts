import type { SubmitEvent } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { useUpload } from './use-upload.ts'

type FileForm<Refusal> = {
  /** The endpoint for the script. */
  uploadPath: string
  /** The errors that the browser can find before sending. */
  check(data: FormData): Refusal | undefined
  /** Called with the errors, or without any when the form is sent. */
  onRefusal(refusal: Refusal | undefined): void
  /** The page that follows replaces this one in the browser's history. */
  replaces?: boolean
}

/**
 * A form with files: a plain post without a script, an upload with a progress bar with one.
 * @returns `form` for the form element; `progress` from 0 to 1, null while nothing is being sent
 */
export function useFileForm<Refusal>({
  uploadPath,
  check,
  onRefusal,
  replaces,
}: FileForm<Refusal>) {
  const navigate = useNavigate()
  const leaving = useNavigation().state !== 'idle'
  const { progress, send } = useUpload<Refusal>()
  const pending = progress !== null
  async function submit(data: FormData) {
    const refusal = check(data)
    onRefusal(refusal)
    if (refusal) return
    const answer = await send(uploadPath, data)
    if (answer && 'location' in answer) navigate(answer.location, { replace: replaces })
    else if (answer) onRefusal(answer.refusal)
  }
  const form = {
    method: 'post',
    encType: 'multipart/form-data',
    'aria-busy': pending,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault()
      if (!pending) void submit(new FormData(event.currentTarget))
    },
  } as const
  return { form, progress, pending, disabled: pending || leaving }
}
