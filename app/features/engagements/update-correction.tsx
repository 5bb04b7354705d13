import { getFormProps, useForm } from '@conform-to/react'
import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { useWayBack } from '#app/ui/way-back.ts'
import { engagementForm, engagementPage } from '#content/engagements.ts'
import type { ProjectUpdate } from './engagement.ts'
import type { EngagementAnswer } from './engagement-answer.ts'
import { parseCorrection, type UpdateCorrectionInput } from './engagement-forms.ts'

const { updates: copy } = engagementPage

type UpdateCorrectionProps = {
  update: ProjectUpdate
  /** The addresses of the page with this dialog, and without it. */
  action: string
  back: string
  answer: EngagementAnswer | undefined
}

/** The dialog that corrects an update. */
export function UpdateCorrection({ update, action, back, answer }: UpdateCorrectionProps) {
  const { leave } = useWayBack(back)
  const pending = useNavigation().formData?.get('intent') === 'update.correct'
  const [form, fields] = useForm<UpdateCorrectionInput>({
    id: 'correction',
    lastResult: answer?.result,
    defaultValue: { title: update.title, body: update.body },
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseCorrection(formData),
  })
  const control = (name: 'title' | 'body') => ({
    name: fields[name].name,
    defaultValue: fields[name].initialValue as string | undefined,
  })
  const field = (name: 'title' | 'body') => ({
    id: fields[name].id,
    label: copy[name === 'title' ? 'name' : 'body'],
    error: fields[name].errors,
    requiredText: engagementForm.required,
  })
  return (
    <Dialog
      open
      title={copy.correctTitle}
      description={copy.correctHint}
      closeLabel={copy.close}
      closeHref={back}
      onClose={leave}
    >
      <Form
        method="post"
        action={action}
        preventScrollReset
        replace
        {...getFormProps(form)}
        className="grid gap-4"
      >
        <Kept name={`correction ${update.id}`} />
        <input type="hidden" name="intent" value="update.correct" />
        <input type="hidden" name="update" value={update.id} />
        <input
          type="hidden"
          name="version"
          value={answer?.staleUpdate?.version ?? update.version}
        />
        {answer?.staleUpdate && <Stale now={answer.staleUpdate} />}
        <Alert text={form.errors} />
        <Field {...field('title')} required>
          <Input {...control('title')} maxLength={200} autoComplete="off" />
        </Field>
        <Field {...field('body')} required>
          <Textarea {...control('body')} rows={8} maxLength={10_000} />
        </Field>
        <SubmitButton start label={copy.saveCorrection} busy={pending && copy.saving} />
      </Form>
    </Dialog>
  )
}

function Stale({ now }: { now: { title: string; body: string } }) {
  return (
    <div role="alert" className="border border-vermilion px-4 py-3">
      <p className="font-medium text-vermilion">{copy.stale.title}</p>
      <p className="mt-1">{copy.stale.text}</p>
      <blockquote className="mt-3 max-h-40 overflow-y-auto border-s border-line ps-4 wrap-anywhere whitespace-pre-wrap">
        <p className="font-medium">{now.title}</p>
        <p>{now.body}</p>
      </blockquote>
      <p className="mt-3">{copy.stale.again}</p>
    </div>
  )
}
