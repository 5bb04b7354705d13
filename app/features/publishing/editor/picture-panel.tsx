import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { pictureEndings } from '#app/features/pictures/picture.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { articleEditor } from '#content/article-editor.ts'
import { EditorPanel } from './editor-panel.tsx'
import { usePictureUpload } from './use-picture-upload.ts'

const copy = articleEditor.picture

type PicturePanelProps = {
  editor: Editor
  /** A pasted or dropped file; null when the file is chosen in the panel. */
  given: File | null
  /** The number of files that follow this one. */
  waiting: number
  onClose: () => void
}

/** Adds a picture with its description, or changes the description of the selected picture. */
export function PicturePanel({ editor, given, waiting, onClose }: PicturePanelProps) {
  const before = given || !editor.isActive('image') ? null : editor.getAttributes('image')
  const [alt, setAlt] = useState(String(before?.alt ?? ''))
  const [file, setFile] = useState(given)
  const preview = usePreview(file)
  const altField = useRef<HTMLInputElement>(null)
  const { progress, errors, upload, check } = usePictureUpload()
  const pending = progress !== null
  async function apply() {
    if (pending || !check(before ? 'alt' : 'both', { file, alt })) return altField.current?.focus()
    if (before) editor.chain().focus().updateAttributes('image', { alt: alt.trim() }).run()
    else {
      const picture = file && (await upload(file, alt))
      if (!picture) return
      const { url: src, ...others } = picture
      editor
        .chain()
        .focus()
        .insertContent({ type: 'image', attrs: { src, ...others } })
        .run()
    }
    onClose()
  }
  return (
    <EditorPanel label={copy.title} onEnter={() => void apply()} onClose={onClose}>
      {preview && <img src={preview} alt="" className="editor-preview" />}
      {!before && (
        <Field
          id="picture-file"
          label={copy.file}
          hint={given ? undefined : copy.fileHint}
          error={errors.file}
          required
          requiredText={copy.required}
        >
          {given ? (
            <output id="picture-file" className="block text-small wrap-anywhere">
              {given.name} {waiting > 0 && `(${copy.more(waiting)})`}
            </output>
          ) : (
            <FileInput
              form=""
              autoFocus
              accept={pictureEndings}
              disabled={pending}
              onChange={(event) => setFile(event.currentTarget.files?.[0] ?? null)}
            />
          )}
        </Field>
      )}
      <Field
        id="picture-alt"
        label={copy.alt}
        hint={copy.altHint}
        error={errors.alt}
        required
        requiredText={copy.required}
      >
        <Input
          form=""
          ref={altField}
          autoFocus={Boolean(given ?? before)}
          value={alt}
          maxLength={300}
          autoComplete="off"
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
      </Field>
      <div role="status" className={pending ? '' : 'sr-only'}>
        {pending && (
          <Progress
            label={copy.progress}
            value={progress}
            text={progress >= 1 ? copy.working : undefined}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="small" disabled={pending} onClick={() => void apply()}>
          {before ? copy.save : pending ? copy.inserting : copy.insert}
        </Button>
        <Button size="small" variant="secondary" disabled={pending} onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
    </EditorPanel>
  )
}

function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setAddress(null)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
