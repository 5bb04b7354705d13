import { useNavigation } from 'react-router'
import type { LeadActivity } from '#app/features/leads/lead.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Select, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { dateTime } from '#app/ui/format-date.ts'
import { applicationStatus, applicationPage as words } from '#content/applications.ts'
import { type Application, applicationStatuses } from './application.ts'

export type HistoryAnswer = { note: string; noteError: string | null; statusError: string | null }

const statusOptions = applicationStatuses.map((value) => ({
  value,
  label: applicationStatus[value],
}))

type ApplicationHistoryProps = {
  application: Application
  activities: LeadActivity[]
  action: string
  answer: HistoryAnswer | undefined
}

/** The history of an application, where staff change its status and add notes. */
export function ApplicationHistory(props: ApplicationHistoryProps) {
  const { application, activities, action, answer } = props
  // Adding a note empties its field; changing the status keeps a note that is being written.
  const notes = activities.filter(({ kind }) => kind === 'note').length
  const intent = useNavigation().formData?.get('intent')
  return (
    <>
      <Form
        method="post"
        action={action}
        preventScrollReset
        replace
        className="mt-8 flex flex-wrap items-end gap-3"
      >
        <input type="hidden" name="intent" value="status" />
        <input type="hidden" name="from" value={application.status} />
        <Field
          id="application-new-status"
          label={words.setStatus}
          error={answer?.statusError}
          className="grow"
        >
          <Select
            key={application.status}
            name="status"
            defaultValue={application.status}
            options={statusOptions}
          />
        </Field>
        <Button type="submit" variant="secondary" disabled={intent === 'status'}>
          {intent === 'status' ? words.saving : words.saveStatus}
        </Button>
      </Form>
      <Form method="post" action={action} preventScrollReset replace className="mt-6 grid gap-3">
        <input type="hidden" name="intent" value="note" />
        <Field
          id="application-note"
          label={words.noteLabel}
          hint={words.noteHint}
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
          {intent === 'note' ? words.adding : words.addNote}
        </Button>
      </Form>
      <h2 className="headline mt-8 text-heading">{words.history}</h2>
      {activities.length === 0 ? (
        <p className="mt-2 text-ink-muted">{words.historyEmpty}</p>
      ) : (
        <ol className="mt-3">
          {activities.map((one) => (
            <li key={one.id} className="border-b border-line py-3">
              <p className="label text-ink-muted">
                {one.actor_name} · <time dateTime={one.created_at}>{dateTime(one.created_at)}</time>
              </p>
              <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{wordsOf(one)}</p>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

function wordsOf({ kind, body, from_status, to_status }: LeadActivity): string {
  const labels: Record<string, string> = applicationStatus
  const label = (status: string | null) => labels[status ?? ''] ?? status ?? ''
  return kind === 'note' ? (body ?? '') : words.moved(label(from_status), label(to_status))
}
