import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { useFocusOnFault } from '#app/ui/use-focus-on-fault.ts'
import { leadFollowUp as copy } from '#content/lead-follow-up.ts'
import { type FollowUp, type FollowUpAnswer, textOf } from './follow-up.ts'

const { owner } = copy

export type FollowUpFormProps = {
  lead: FollowUp
  action: string
  answer: FollowUpAnswer | undefined
}

type OwnerFormProps = FollowUpFormProps & {
  staff: { id: string; name: string }[]
  userId: string
}

/** The control to which the key `a` leads. */
export const ownerKeyId = 'lead-owner-key'

/** Who looks after a lead: oneself with one button, or anybody by name. */
export function OwnerForm({ lead, action, answer, staff, userId }: OwnerFormProps) {
  const isSaving = useNavigation().formData?.get('intent') === 'owner'
  const form = useFocusOnFault(answer)
  const { owner_id, owner_name } = lead
  const isKnown = staff.some(({ id }) => id === owner_id)
  // Somebody who has left may still be the owner.
  const left = owner_id && !isKnown ? [{ value: owner_id, label: owner_name ?? owner_id }] : []
  const options = [...staff.map(({ id, name }) => ({ value: id, label: name })), ...left]
  const hidden = (
    <>
      <input type="hidden" name="intent" value="owner" />
      <input type="hidden" name="was" value={textOf('owner', lead)} />
    </>
  )
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Form
        ref={form}
        method="post"
        action={action}
        preventScrollReset
        replace
        className="flex grow items-end gap-2"
      >
        {hidden}
        <Field id="lead-new-owner" label={owner.label} error={answer?.error} className="grow">
          <Select
            key={owner_id}
            name="owner"
            defaultValue={answer?.typed.owner ?? owner_id ?? ''}
            options={[{ value: '', label: owner.nobody }, ...options]}
            {...(owner_id === userId && { 'data-key': ownerKeyId })}
          />
        </Field>
        <Button type="submit" variant="secondary" size="small" aria-disabled={isSaving}>
          {owner.save}
        </Button>
      </Form>
      {owner_id !== userId && (
        <Form method="post" action={action} preventScrollReset replace>
          {hidden}
          <input type="hidden" name="owner" value={userId} />
          <Button
            type="submit"
            variant="secondary"
            size="small"
            data-key={ownerKeyId}
            aria-keyshortcuts="a"
            aria-disabled={isSaving}
          >
            {owner.take}
          </Button>
        </Form>
      )}
    </div>
  )
}
