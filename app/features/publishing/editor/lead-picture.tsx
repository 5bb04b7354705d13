import { useRef, useState } from 'react'
import { isPictureAddress } from '#app/features/insights/article-address.ts'
import { pictureEndings } from '#app/features/pictures/picture.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { articleEditor } from '#content/article-editor.ts'
import { usePictureUpload } from './use-picture-upload.ts'

const copy = articleEditor.lead

/**
 * Uploads the picture above an article and fills in the fields that follow; without a script those
 * are typed.
 */
export function LeadPicture({ address }: { address: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [shown, setShown] = useState(isPictureAddress(address) ? address : '')
  const [isDone, setDone] = useState(false)
  const { progress, errors, check, upload } = usePictureUpload()
  const pending = progress !== null
  if (!useHydrated()) return null
  const field = (name: string) =>
    box.current?.closest('form')?.elements.namedItem(name) as HTMLInputElement | null
  async function send() {
    setDone(false)
    const alt = field('imageAlt')?.value ?? ''
    if (!check('both', { file, alt }) || !file) {
      if (file && alt.trim() === '') field('imageAlt')?.focus()
      return
    }
    const picture = await upload(file, alt)
    if (!picture) return
    const { url, width, height } = picture
    const values = { imageUrl: url, imageWidth: String(width), imageHeight: String(height) }
    for (const [name, value] of Object.entries(values)) {
      const input = field(name)
      if (!input) continue
      input.value = value
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
    setShown(url)
    setDone(true)
  }
  return (
    <div ref={box} className="grid grid-cols-1 gap-3">
      {shown && (
        <img
          src={shown}
          alt=""
          className="max-h-48 w-full border border-line bg-surface object-contain"
        />
      )}
      <Field id="lead-picture" label={copy.file} hint={copy.hint} error={errors.file ?? errors.alt}>
        <FileInput
          form=""
          accept={pictureEndings}
          disabled={pending}
          onChange={(event) => setFile(event.currentTarget.files?.[0] ?? null)}
        />
      </Field>
      <div role="status" className={pending || isDone ? 'text-small' : 'sr-only'}>
        {pending && (
          <Progress
            label={articleEditor.picture.progress}
            value={progress}
            text={progress >= 1 ? articleEditor.picture.working : undefined}
          />
        )}
        {isDone && copy.done}
      </div>
      <Button
        size="small"
        variant="secondary"
        disabled={pending}
        onClick={() => void send()}
        className="justify-self-start"
      >
        {pending ? articleEditor.picture.inserting : copy.upload}
      </Button>
    </div>
  )
}
