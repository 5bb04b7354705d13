import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Form } from '#app/ui/form.tsx'
import { ArrowDown } from '#app/ui/icons.tsx'
import { Link } from '#app/ui/link.tsx'
import { leadLabels } from '#content/admin.ts'
import { leadPanel as copy } from '#content/lead-panel.ts'
import { type LeadStatus, leadStatuses } from './lead.ts'

/** The id of the group, to which the key `s` leads. */
export const statusChoiceId = 'lead-to-status'
/** The name of the field that holds the lead that is shown next. */
export const thenField = 'then'

type LeadStatusChoiceProps = {
  status: LeadStatus
  action: string
  error: string | null | undefined
  /** The address of the next lead. */
  next: string | undefined
}

/** The statuses as buttons: one click changes the status. A thumb finds the next lead beside them. */
export function LeadStatusChoice({ status, action, error, next }: LeadStatusChoiceProps) {
  const { formAction, formData } = useNavigation()
  const asked = formAction === action ? formData?.get('status') : undefined
  const shown = (asked as LeadStatus | null | undefined) ?? status
  return (
    <Form method="post" action={action} preventScrollReset replace>
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="from" value={status} />
      <input type="hidden" name={thenField} defaultValue="" />
      <fieldset id={statusChoiceId} className="flex flex-wrap gap-px">
        <legend className="label mb-1.5 text-ink-muted">{copy.status}</legend>
        {leadStatuses.map((one, at) => (
          <button
            key={one}
            type="submit"
            name="status"
            value={one}
            aria-pressed={one === shown}
            aria-label={copy.setTo(leadLabels.status[one])}
            aria-keyshortcuts={String(at + 1)}
            className="inline-flex min-h-11 flex-auto items-center justify-center gap-1.5 border border-line-strong bg-paper px-2.5 text-small font-medium hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {leadLabels.status[one]}
            <span aria-hidden="true" className="text-[0.6875rem] opacity-70 pointer-coarse:hidden">
              {at + 1}
            </span>
          </button>
        ))}
        {next && (
          <Link
            to={next}
            preventScrollReset
            className="hidden min-h-11 flex-auto items-center justify-center gap-1.5 border border-ink bg-surface px-2.5 text-small font-medium no-underline max-lg:inline-flex pointer-coarse:inline-flex"
          >
            {copy.next}
            <ArrowDown aria-hidden="true" size={14} />
          </Link>
        )}
      </fieldset>
      {error && <Alert text={error} className="mt-3" />}
    </Form>
  )
}
