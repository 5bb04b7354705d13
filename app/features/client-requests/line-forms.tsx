import { useContext, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { acceptAttribute } from '#app/features/files/file.ts'
import { chosenFiles, findFileFaults } from '#app/features/files/file-fault.ts'
import { useFilesOfAnySize } from '#app/features/uploads/use-files-of-any-size.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Textarea } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { Form } from '#app/ui/form.tsx'
import { KeepingContext } from '#app/ui/kept/keeping.ts'
import { Kept } from '#app/ui/kept/kept.tsx'
import { UploadProgress } from '#app/ui/upload-progress.tsx'
import { useFocusOnFault } from '#app/ui/use-focus-on-fault.ts'
import { portalRequest as copy } from '#content/client-requests.ts'
import { fileUpload } from '#content/files.ts'
import { answerLength, type GiveRefusal, type RequestLine } from './client-request.ts'
import { LargeFileProgress } from './large-file-progress.tsx'
import { UnfinishedNote } from './unfinished-note.tsx'

type LineFormProps = { line: RequestLine; path: string; refusal: GiveRefusal | undefined }

type LineFilesFormProps = LineFormProps & {
  /** The most bytes of a file. */
  largest: number
}

/**
 * Sends files for a line: chosen, dropped on the field, or taken with the phone's camera. Large ones go in pieces and
 * survive a lost connection.
 */
export function LineFilesForm({ line, path, largest, refusal: posted }: LineFilesFormProps) {
  const [refusal, setRefusal] = useState(posted)
  const field = useRef<HTMLInputElement>(null)
  const refuse = (error: string): GiveRefusal => ({ line: line.id, error, answer: '' })
  function check(data: FormData): GiveRefusal | undefined {
    const found = chosenFiles(data).length > 0
    const faults = found ? findFileFaults(data, { maxBytes: largest }) : [copy.errors.files]
    return faults.length > 0 ? refuse(faults.join(' ')) : undefined
  }
  const owner = useContext(KeepingContext)?.owner ?? ''
  const place = { owner, endpoint: `${path}/uploads`, line: line.id }
  const { form, progress, pending, disabled, large } = useFilesOfAnySize({
    path: `${path}/file-upload`,
    place,
    check,
    onRefusal: setRefusal,
    refuse,
  })
  // Autofocus is for a page without a script: a field that is already there does not take it.
  const element = useFocusOnFault(refusal)
  const hasFiles = line.files.length > 0
  const send = pending ? copy.sending : hasFiles ? copy.moreFiles : copy.sendFiles
  return (
    <Form
      ref={element}
      action={path}
      {...form}
      className="no-print mt-3 grid gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <input type="hidden" name="line" value={line.id} />
      <input type="hidden" name="kind" value="document" />
      <Field
        id={`files-${line.id}`}
        label={copy.files}
        error={refusal?.error}
        autoFocus={Boolean(refusal)}
        required
        requiredText={copy.required}
      >
        <FileInput
          ref={field}
          name="files"
          multiple
          accept={`${acceptAttribute()},image/*`}
          aria-label={copy.named(copy.files, line.title)}
        />
      </Field>
      <Button
        type="submit"
        variant={hasFiles ? 'secondary' : 'primary'}
        disabled={disabled}
        aria-label={copy.named(send, line.title)}
        className="justify-self-start sm:mt-7 sm:self-start"
      >
        {send}
      </Button>
      <UploadProgress value={progress} labels={fileUpload} className="col-span-full" />
      <LargeFileProgress
        file={large.current}
        said={large.said}
        onPause={large.pause}
        onGo={large.go}
        onCancel={() => {
          large.cancel()
          field.current?.focus()
        }}
      />
      {!pending && (
        <UnfinishedNote
          place={place}
          onCancelled={() => field.current?.focus()}
          className="col-span-full grid gap-1 text-small text-ink-muted"
        />
      )}
    </Form>
  )
}

/** Answers a line in words. */
export function AnswerForm({ line, path, refusal }: LineFormProps) {
  const pending = useNavigation().formData?.get('line') === line.id
  const send = line.answer === null ? copy.sendAnswer : copy.changeAnswer
  const label = pending ? copy.sending : send
  const form = useFocusOnFault(refusal)
  return (
    <Form
      ref={form}
      method="post"
      action={path}
      preventScrollReset
      replace
      className="no-print mt-4 grid gap-3"
    >
      <Kept name={`answer-${line.id}`} />
      <input type="hidden" name="line" value={line.id} />
      <input type="hidden" name="kind" value="answer" />
      <input type="hidden" name="seen" value={line.given_at ?? ''} />
      <Field
        id={`answer-${line.id}`}
        label={copy.answer}
        error={refusal?.error}
        autoFocus={Boolean(refusal)}
        required
        requiredText={copy.required}
      >
        <Textarea
          name="answer"
          aria-label={copy.named(copy.answer, line.title)}
          rows={3}
          maxLength={answerLength}
          defaultValue={refusal?.answer ?? line.answer ?? ''}
        />
      </Field>
      <Button
        type="submit"
        variant={line.answer === null ? 'primary' : 'secondary'}
        disabled={pending}
        aria-label={copy.named(label, line.title)}
        className="justify-self-start"
      >
        {label}
      </Button>
    </Form>
  )
}
