import { useState } from 'react'
import { formatFileSize } from '#app/features/files/file.ts'
import { useUpload } from '#app/features/files/use-upload.ts'
import {
  type PictureAnswer,
  type PictureRefusal,
  pictureBytes,
} from '#app/features/pictures/picture.ts'
import { pictureErrors } from '#content/pictures.ts'

type Errors = PictureRefusal['errors']

/** Uploads a picture. Errors that the browser can find are reported before sending. */
export function usePictureUpload() {
  const { progress, send } = useUpload<PictureRefusal, PictureAnswer>()
  const [errors, setErrors] = useState<Errors>({})
  function check(what: 'alt' | 'both', { file, alt }: { file: File | null; alt: string }) {
    const found: Errors = {}
    if (alt.trim() === '') found.alt = pictureErrors.alt
    if (what === 'both' && !file) found.file = pictureErrors.none
    if (what === 'both' && file && file.size > pictureBytes)
      found.file = pictureErrors.too_large(formatFileSize(pictureBytes))
    setErrors(found)
    return Object.keys(found).length === 0
  }
  async function upload(file: File, alt: string) {
    const form = new FormData()
    form.set('alt', alt.trim())
    form.set('file', file, file.name)
    const answer = await send('/lead_admin/pictures/file-upload', form)
    if (answer && 'picture' in answer) return answer.picture
    if (answer) setErrors(answer.refusal.errors)
    return null
  }
  return { progress, errors, check, upload }
}
