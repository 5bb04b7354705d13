import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { useFocusOnFault } from '#app/ui/use-focus-on-fault.ts'
import { leadFollowUp as copy } from '#content/lead-follow-up.ts'
import { lostNoteLength, lostReasons, textOf } from './follow-up.ts'
import { wordsOf } from './follow-up-text.ts'
import type { FollowUpFormProps } from './owner-form.tsx'

const { lost } = copy

/** The part to which the key `l` leads. */
export const lostFormId = 'lead-lost'

/** Why a lead was lost. */
export function LostForm({ lead, action, answer }: FollowUpFormProps) {
  const isSaving = useNavigation().formData?.get('intent') === 'lost'
  const stored = textOf('lost', lead)
  const words = wordsOf('lost', lead)
  const form = useFocusOnFault(answer)
  const { reason, lost_note } = answer?.typed ?? {}
  return (
    <details id={lostFormId} open={Boolean(answer)} className="border-t border-line pt-2">
      <summary
        className="min-h-9 cursor-pointer py-1.5 text-small font-medium marker:content-none"
        aria-keyshortcuts="l"
      >
        {lost.label}
        <span aria-hidden="true" className="ms-1.5">
          ▾
        </span>
        {words && <span className="font-normal wrap-anywhere text-ink-muted"> · {words}</span>}
      </summary>
      <Form
        key={stored}
        ref={form}
        method="post"
        action={action}
        preventScrollReset
        replace
        className="mt-2 flex flex-wrap items-start gap-2"
      >
        <input type="hidden" name="intent" value="lost" />
        <input type="hidden" name="was" value={stored} />
        <Kept name="lost" />
        <Field
          id="lead-lost-reason"
          label={lost.reason}
          error={answer?.field ? null : answer?.error}
          className="grow basis-48"
        >
          <Select
            name="reason"
            defaultValue={reason ?? lead.lost_reason ?? ''}
            options={[
              { value: '', label: lost.notLost },
              ...lostReasons.map((value) => ({ value, label: lost.reasons[value] })),
            ]}
          />
        </Field>
        <Field
          id="lead-lost-note"
          label={lost.note}
          error={answer?.field === 'lost_note' ? answer.error : null}
          className="grow basis-48"
        >
          <Input
            name="lost_note"
            maxLength={lostNoteLength}
            autoComplete="off"
            defaultValue={lost_note ?? lead.lost_note ?? ''}
          />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          size="small"
          aria-disabled={isSaving}
          className="mt-7"
        >
          {lost.save}
        </Button>
      </Form>
    </details>
  )
}
