import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { useFocusOnFault } from '#app/ui/use-focus-on-fault.ts'
import { leadFollowUp as copy } from '#content/lead-follow-up.ts'
import { stepLength, textOf } from './follow-up.ts'
import type { FollowUpFormProps } from './owner-form.tsx'

const { nextStep } = copy

/** What is to be done next, and on which day. */
export function NextStepForm({ lead, action, answer }: FollowUpFormProps) {
  const isSaving = useNavigation().formData?.get('intent') === 'next_step'
  const stored = textOf('next_step', lead)
  const form = useFocusOnFault(answer)
  const { step, on } = answer?.typed ?? {}
  return (
    <Form
      key={stored}
      ref={form}
      method="post"
      action={action}
      preventScrollReset
      replace
      className="flex flex-wrap items-start gap-2"
    >
      <input type="hidden" name="intent" value="next_step" />
      <input type="hidden" name="was" value={stored} />
      <Kept name="next step" />
      <Field
        id="lead-step"
        label={nextStep.label}
        error={answer?.field ? null : answer?.error}
        className="basis-full"
      >
        <Input
          name="step"
          maxLength={stepLength}
          autoComplete="off"
          defaultValue={step ?? lead.next_step ?? ''}
        />
      </Field>
      <Field
        id="lead-step-on"
        label={nextStep.on}
        error={answer?.field === 'on' ? answer.error : null}
        className="grow basis-36"
      >
        <Input type="date" name="on" defaultValue={on ?? lead.next_step_on ?? ''} />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        size="small"
        aria-disabled={isSaving}
        className="mt-7"
      >
        {nextStep.save}
      </Button>
    </Form>
  )
}
