import { getFormProps, useForm } from '@conform-to/react'
import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Field, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { engagementForm, engagementPage } from '#content/engagements.ts'
import type { EngagementAnswer } from './engagement-answer.ts'
import { type ProjectUpdateInput, parseUpdate } from './engagement-forms.ts'

const { updates: copy } = engagementPage

type UpdateFormProps = {
  /** A new id for every rendering, so that a form sent twice posts one update. */
  id: string
  action: string
  people: number
  client: string
  answer: EngagementAnswer | undefined
}

/** The form that posts an update to the client's people. */
export function UpdateForm({ id, action, people, client, answer }: UpdateFormProps) {
  const pending = useNavigation().formData?.get('intent') === 'update.post'
  const [form, fields] = useForm<ProjectUpdateInput>({
    id: 'update',
    lastResult: answer?.result,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseUpdate(formData),
  })
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      replace
      {...getFormProps(form)}
      className="grid gap-4"
    >
      <Kept name="update" />
      <input type="hidden" name="intent" value="update.post" />
      <input type="hidden" name="id" value={id} />
      <Alert text={form.errors} />
      <TextField
        field={fields.title}
        label={copy.name}
        required
        requiredText={engagementForm.required}
        input={{ maxLength: 200, autoComplete: 'off' }}
      />
      <Field
        id={fields.body.id}
        label={copy.body}
        hint={copy.told(people, client)}
        error={fields.body.errors}
        required
        requiredText={engagementForm.required}
      >
        <Textarea
          name={fields.body.name}
          defaultValue={fields.body.initialValue}
          rows={6}
          maxLength={10_000}
        />
      </Field>
      <SubmitButton start label={copy.post} busy={pending && copy.posting} />
    </Form>
  )
}
