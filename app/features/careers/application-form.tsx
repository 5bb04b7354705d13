import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { acceptAttribute } from '#app/features/files/file.ts'
import { type UploadAnswer, useUpload } from '#app/features/files/use-upload.ts'
import { dropDraft } from '#app/features/intake/draft.ts'
import { lostResult } from '#app/features/intake/intake.ts'
import { useLazyForm } from '#app/features/intake/use-lazy-form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { Form } from '#app/ui/form.tsx'
import { raiseToast } from '#app/ui/toast.ts'
import { UploadProgress } from '#app/ui/upload-progress.tsx'
import { applicationForm as copy } from '#content/application-form.ts'
import type { Job } from '#content/careers.ts'
import { fileUpload } from '#content/files.ts'
import { intakeCopy } from '#content/intake.ts'
import { applicationFormName, applyHref, type Refusal } from './application.ts'
import { resumeTypes } from './resume.ts'

const loadSchema = () => import('./application-schema.ts').then((one) => one.browserSchema)

export type Sent = Exclude<UploadAnswer<Refusal>, { refusal: unknown }>

type ApplicationFormProps = {
  id: string
  job: Job | undefined
  retentionDays: number
  /** Renders the form's `IntakeFields`; the route passes it in. */
  guard: (answer: Refusal | undefined) => ReactNode
  /** The answer to a form that was posted without a script. */
  refusal?: Refusal
  onSent: (answer: Sent) => void
  /** The cancel link or button, beside the submit button. */
  cancel: ReactNode
}

type FieldName = keyof typeof copy.fields

/** The refusal that is shown when the form did not reach the server. */
const lost = (formData: FormData): Refusal => ({
  result: lostResult(formData, copy.failure.description),
  challenge: null,
  failed: true,
  hadResume: false,
})

/** A form that comes back after a full page load has lost its chosen file; the message says so. */
function withoutFile(refusal: Refusal | undefined): Refusal | undefined {
  if (!refusal?.hadResume || !refusal.result || refusal.result.error?.resume) return refusal
  const error = { ...refusal.result.error, resume: [copy.errors.resumeAgain] }
  return { ...refusal, result: { ...refusal.result, error } }
}

/** The application form: a plain post without a script, an upload with a progress bar with one. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { id, job, retentionDays, guard, onSent, cancel } = props
  const [refusal, setRefusal] = useState(() => withoutFile(props.refusal))
  const { progress, send } = useUpload<Refusal>()
  const sending = progress !== null
  const pending = sending || Boolean(refusal?.challenge)
  const lazy = useLazyForm({
    id,
    answer: refusal,
    loadSchema,
    onValid: (formData) => void (sending || submit(formData)),
  })
  async function submit(formData: FormData) {
    const answer = await send(applyHref(job).replace('/apply', '/apply/file-upload'), formData)
    // The message is also shown in the form, because without a connection the toast may not load.
    if (!answer) return setRefusal(lost(formData))
    if ('refusal' in answer) {
      if (answer.refusal.failed) raiseToast({ ...copy.failure, tone: 'destructive' })
      return setRefusal(answer.refusal)
    }
    dropDraft(applicationFormName)
    onSent(answer)
  }
  const field = (name: FieldName) => ({
    ...lazy.field(name),
    label: copy.fields[name],
    requiredText: copy.required,
    optionalText: copy.optional,
  })
  const { control } = lazy
  return (
    <Form
      method="post"
      action={applyHref(job)}
      encType="multipart/form-data"
      {...lazy.form}
      aria-busy={pending}
      className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2"
    >
      {guard(refusal)}
      <Field {...field('firstName')} required>
        <Input {...control('firstName')} autoComplete="given-name" />
      </Field>
      <Field {...field('lastName')} required>
        <Input {...control('lastName')} autoComplete="family-name" />
      </Field>
      <Field {...field('email')} required>
        <Input {...control('email')} type="email" autoComplete="email" inputMode="email" />
      </Field>
      <Field {...field('phone')}>
        <Input {...control('phone')} type="tel" autoComplete="tel" />
      </Field>
      <Field {...field('linkedIn')}>
        <Input {...control('linkedIn')} inputMode="url" autoComplete="url" />
      </Field>
      <Field {...field('experience')} hint={copy.hints.experience} required>
        <Input {...control('experience')} />
      </Field>
      <Field {...field('resume')} hint={copy.hints.resume} required className="sm:col-span-2">
        <FileInput name="resume" accept={acceptAttribute(resumeTypes)} />
      </Field>
      <Field
        {...field('coverLetter')}
        hint={copy.hints.coverLetter}
        required
        className="sm:col-span-2"
      >
        <Textarea {...control('coverLetter')} rows={7} />
      </Field>
      <p className="text-small text-ink-muted sm:col-span-2">
        {copy.consent} {copy.retention(retentionDays)}{' '}
        <Link to="/privacy" className="text-link">
          {intakeCopy.consent.privacy}
        </Link>
      </p>
      <Alert takesFocus text={lazy.errors} className="sm:col-span-2" />
      <UploadProgress value={progress} labels={fileUpload} className="sm:col-span-2" />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <SubmitButton size="large" label={copy.submit} busy={pending && copy.submitting} />
        {cancel}
      </div>
    </Form>
  )
}
