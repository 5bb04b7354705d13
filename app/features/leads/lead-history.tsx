import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, Select, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { dateTime } from '#app/ui/format-date.ts'
import { leadDialog, leadLabels } from '#content/admin.ts'
import { type Lead, type LeadActivity, leadStatuses } from './lead.ts'

export type HistoryAnswer = { note: string; noteError: string | null; statusError: string | null }

type LeadHistoryProps = {
  lead: Lead
  activities: LeadActivity[]
  action: string
  answer: HistoryAnswer | undefined
}

/** The history of a lead, where staff change its status and add notes. */
export function LeadHistory({ lead, activities, action, answer }: LeadHistoryProps) {
  // Adding a note empties its field; changing the status keeps a note that is being written.
  const notes = activities.filter(({ kind }) => kind === 'note').length
  const intent = useNavigation().formData?.get('intent')
  return (
    <div className="mt-8 border-t border-ink pt-6">
      <Form
        method="post"
        action={action}
        preventScrollReset
        replace
        className="flex flex-wrap items-end gap-3"
      >
        <input type="hidden" name="intent" value="status" />
        <input type="hidden" name="from" value={lead.status} />
        <Field
          id="lead-new-status"
          label={leadDialog.setStatus}
          error={answer?.statusError}
          className="grow"
        >
          <Select
            key={lead.status}
            name="status"
            defaultValue={lead.status}
            options={leadStatuses.map((value) => ({ value, label: leadLabels.status[value] }))}
          />
        </Field>
        <Button type="submit" variant="secondary" disabled={intent === 'status'}>
          {intent === 'status' ? leadDialog.saving : leadDialog.saveStatus}
        </Button>
      </Form>
      <Form method="post" action={action} preventScrollReset replace className="mt-6 grid gap-3">
        <input type="hidden" name="intent" value="note" />
        <Field
          id="lead-note"
          label={leadDialog.noteLabel}
          hint={leadDialog.noteHint}
          error={answer?.noteError}
        >
          <Textarea key={notes} name="note" rows={3} maxLength={5000} defaultValue={answer?.note} />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          disabled={intent === 'note'}
        >
          {intent === 'note' ? leadDialog.adding : leadDialog.addNote}
        </Button>
      </Form>
      <h3 className="headline mt-8 text-heading">{leadDialog.history}</h3>
      {activities.length === 0 ? (
        <p className="mt-2 text-ink-muted">{leadDialog.historyEmpty}</p>
      ) : (
        <ol className="mt-3">
          {activities.map((activity) => (
            <li key={activity.id} className="border-b border-line py-3">
              <p className="label text-ink-muted">
                {activity.actor_name} ·{' '}
                <time dateTime={activity.created_at}>{dateTime(activity.created_at)}</time>
              </p>
              <p className="mt-1 break-words whitespace-pre-wrap">{wordsOf(activity)}</p>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

function wordsOf(activity: LeadActivity): string {
  const label = (status: string | null) =>
    leadLabels.status[status as keyof typeof leadLabels.status] ?? status ?? ''
  return activity.kind === 'note'
    ? (activity.body ?? '')
    : leadDialog.moved(label(activity.from_status), label(activity.to_status))
}
