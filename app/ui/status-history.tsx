import { data, useNavigation } from 'react-router'
import { Button, SubmitButton } from './button.tsx'
import { Field, Select, Textarea } from './field.tsx'
import { Form } from './form.tsx'
import { Kept } from './kept/kept.tsx'
import { Moment } from './times/moment.tsx'

type Activity = {
  id: string
  kind: string
  body: string | null
  from_status: string | null
  to_status: string | null
  actor_name: string
  created_at: string
}

export type HistoryAnswer = { note: string; noteError: string | null; statusError: string | null }

/** The answer of a post that did not arrive: with the note, so that it is not lost. */
export async function keepNote<Answer>(
  request: Request,
  send: () => Promise<Answer>,
  failures: { note: string; status: string },
): Promise<Answer | ReturnType<typeof data<HistoryAnswer>>> {
  const note = String((await request.clone().formData()).get('note') ?? '')
  try {
    return await send()
  } catch (error) {
    if (error instanceof Response) throw error
    const answer = note
      ? { note, noteError: failures.note, statusError: null }
      : { note, noteError: null, statusError: failures.status }
    // With an error status the loaders are not called: they would not reach the server either.
    return data(answer, { status: 503 })
  }
}

type Copy = Readonly<
  Record<'setStatus' | 'saveStatus' | 'saving' | 'noteLabel' | 'noteHint', string> &
    Record<'addNote' | 'adding' | 'history' | 'historyEmpty', string>
> & { moved(from: string, to: string): string }

type StatusHistoryProps = {
  /** Begins the ids of the fields. */
  name: string
  status: string
  /** By status, in the order of the choice. */
  labels: Readonly<Record<string, string>>
  copy: Copy
  heading: 'h2' | 'h3'
  activities: Activity[]
  action: string
  answer: HistoryAnswer | undefined
}

/** The history of a record, where staff change its status and add notes. */
export function StatusHistory(props: StatusHistoryProps) {
  const { name, status, labels, copy, heading: Heading, activities, action, answer } = props
  const labelOf = (value: string | null) => labels[value ?? ''] ?? value ?? ''
  const textOf = ({ kind, body, from_status, to_status }: Activity) =>
    kind === 'note' ? (body ?? '') : copy.moved(labelOf(from_status), labelOf(to_status))
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
        className="flex flex-wrap items-end gap-3"
      >
        <input type="hidden" name="intent" value="status" />
        <input type="hidden" name="from" value={status} />
        <Field
          id={`${name}-new-status`}
          label={copy.setStatus}
          error={answer?.statusError}
          className="grow"
        >
          <Select
            key={status}
            name="status"
            defaultValue={status}
            options={Object.entries(labels).map(([value, label]) => ({ value, label }))}
          />
        </Field>
        <Button type="submit" variant="secondary" disabled={intent === 'status'}>
          {intent === 'status' ? copy.saving : copy.saveStatus}
        </Button>
      </Form>
      <Form method="post" action={action} preventScrollReset replace className="mt-6 grid gap-3">
        <Kept name={`${name} note`} />
        <input type="hidden" name="intent" value="note" />
        <Field
          id={`${name}-note`}
          label={copy.noteLabel}
          hint={copy.noteHint}
          error={answer?.noteError}
        >
          <Textarea key={notes} name="note" rows={3} maxLength={5000} defaultValue={answer?.note} />
        </Field>
        <SubmitButton
          variant="secondary"
          start
          label={copy.addNote}
          busy={intent === 'note' && copy.adding}
        />
      </Form>
      <Heading className="headline mt-8 text-heading">{copy.history}</Heading>
      {activities.length === 0 ? (
        <p className="mt-2 text-ink-muted">{copy.historyEmpty}</p>
      ) : (
        <ol className="mt-3">
          {activities.map((activity) => (
            <li key={activity.id} className="border-b border-line py-3">
              <p className="label text-ink-muted">
                {activity.actor_name} · <Moment at={activity.created_at} look="time" />
              </p>
              <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{textOf(activity)}</p>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
