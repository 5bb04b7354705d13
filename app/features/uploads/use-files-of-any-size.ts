import type { SubmitEvent } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { useUpload } from '#app/features/files/use-upload.ts'
import { raiseToast } from '#app/ui/toast.ts'
import { fileUpload } from '#content/files.ts'
import type { UploadPlace } from './unfinished-uploads.ts'
import { pieceBytes } from './upload.ts'
import { useLargeFiles } from './use-large-files.ts'

type FilesOfAnySize<Refusal> = {
  /** Where the form is sent with its small files, and where large ones begin. */
  path: string
  place: UploadPlace
  /** The errors that the browser can find before sending. */
  check(data: FormData): Refusal | undefined
  onRefusal(refusal: Refusal | undefined): void
  /** What is shown when a large file was refused. */
  refuse(error: string): Refusal
}

/**
 * A form with files of any size: a plain post without a script; with one, small files go with the form and large
 * ones in pieces, one after the other.
 * @returns `progress` of the form from 0 to 1, null while it is not being sent; `large`: the file in pieces
 */
export function useFilesOfAnySize<Refusal extends object>(options: FilesOfAnySize<Refusal>) {
  const { path, place, check, onRefusal, refuse } = options
  const navigate = useNavigate()
  const leaving = useNavigation().state !== 'idle'
  const { progress, send } = useUpload<Refusal>()
  const large = useLargeFiles(place)
  const pending = progress !== null || large.current !== null

  async function submit(form: HTMLFormElement) {
    const data = new FormData(form)
    const refusal = check(data)
    onRefusal(refusal)
    if (refusal) return
    const files = data.getAll('files') as File[]
    const [apart, rest] = [files.filter(isLarge), files.filter((file) => !isLarge(file))]
    data.delete('files')
    for (const file of rest) data.append('files', file)
    const answer = rest.length > 0 ? await send(path, data) : undefined
    if (answer === null || large.isLeft()) return
    if (answer && 'refusal' in answer) onRefusal(answer.refusal)
    else if (apart.length === 0) goOn(form, answer?.location)
    else await sendApart(form, apart, answer?.location)
  }

  async function sendApart(form: HTMLFormElement, files: File[], before: string | undefined) {
    const sent = await large.send(files)
    if (!sent) return
    const { refused, location = before } = sent
    goOn(form, location)
    if (!refused) return
    // The page that shows what was given has no place for the message.
    if (location) raiseToast({ ...fileUpload.failed, description: refused, tone: 'destructive' })
    else onRefusal(refuse(refused))
  }

  function goOn(form: HTMLFormElement, location: string | undefined) {
    if (!location) return
    // The page may be the same one, with the same form.
    form.reset()
    navigate(location, { replace: true })
  }
  const form = {
    method: 'post',
    encType: 'multipart/form-data',
    'aria-busy': pending,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault()
      if (!pending) void submit(event.currentTarget)
    },
  } as const
  return { form, progress, pending, large, disabled: pending || leaving }
}

const isLarge = ({ size }: File) => size > pieceBytes
