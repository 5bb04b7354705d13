import { getFormProps, useForm } from '@conform-to/react'
import { useNavigation } from 'react-router'
import { SubmitButton } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { engagementForm, engagementPage } from '#content/engagements.ts'
import type { EngagementAnswer } from './engagement-answer.ts'
import { type MilestoneInput, parseMilestone } from './engagement-forms.ts'

const { milestones: copy } = engagementPage

/** Adds a milestone at the end. */
export function MilestoneForm(props: { action: string; answer: EngagementAnswer | undefined }) {
  const pending = useNavigation().formData?.get('intent') === 'milestone.add'
  const [form, fields] = useForm<MilestoneInput>({
    id: 'milestone',
    lastResult: props.answer?.result,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseMilestone(formData),
  })
  return (
    <Form
      method="post"
      action={props.action}
      preventScrollReset
      replace
      {...getFormProps(form)}
      className="mt-6 grid grid-cols-1 items-start gap-4 sm:grid-cols-[minmax(0,1fr)_11rem]"
    >
      <Kept name="milestone" />
      <input type="hidden" name="intent" value="milestone.add" />
      <Field
        id={fields.title.id}
        label={copy.name}
        error={fields.title.errors ?? form.errors}
        required
        requiredText={engagementForm.required}
      >
        <Input
          name={fields.title.name}
          defaultValue={fields.title.initialValue}
          maxLength={200}
          autoComplete="off"
        />
      </Field>
      <TextField
        field={fields.dueOn}
        label={copy.dueOn}
        optionalText={engagementForm.optional}
        input={{ type: 'date', min: '2000-01-01', max: '2099-12-31' }}
      />
      <SubmitButton
        variant="secondary"
        className="sm:col-span-2 sm:justify-self-start"
        label={copy.add}
        busy={pending && copy.adding}
      />
    </Form>
  )
}
