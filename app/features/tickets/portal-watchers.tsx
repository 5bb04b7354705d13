import { useNavigation } from 'react-router'
import { Button, SubmitButton } from '#app/ui/button.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { ticketPage } from '#content/tickets.ts'
import type { Colleague, WatcherRefusal } from './ticket.ts'

const copy = ticketPage.watchers

export type Watching = {
  watchers: Colleague[]
  /** Whom the reader can add. */
  colleagues: Colleague[]
  /** The reader has created the ticket or written in it. */
  canChange: boolean
}

type WatchersProps = Watching & {
  path: string
  isClosed: boolean
  /** The reader, who may stop watching; nobody for staff who view the portal. */
  readerId: string | null
  refusal: WatcherRefusal | undefined
}

/** Who watches a ticket, and for its writers the form that adds and removes watchers. */
export function Watchers(props: WatchersProps) {
  const { path, watchers, canChange, isClosed, readerId, refusal } = props
  const pending = useNavigation().formData?.has('watcher') ?? false
  const canAdd = canChange && !isClosed
  return (
    <section aria-labelledby="watchers" className="mt-10 border-t border-line pt-6">
      <h2 id="watchers" className="headline text-heading">
        {copy.title}
      </h2>
      <p className="mt-2 text-ink-muted">{copy.text}</p>
      {watchers.length === 0 ? (
        <p className="mt-3 text-ink-muted">{copy.none}</p>
      ) : (
        <ul aria-labelledby="watchers" className="mt-3 border-t border-line">
          {watchers.map(({ id, name }) => (
            <li
              key={id}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-1"
            >
              <span className="min-w-0 wrap-anywhere">{name}</span>
              {(canChange || id === readerId) && (
                <Form method="post" action={path} preventScrollReset replace aria-busy={pending}>
                  <input type="hidden" name="watcher" value={id} />
                  <Button
                    type="submit"
                    name="intent"
                    value="remove"
                    variant="secondary"
                    size="small"
                    disabled={pending}
                    aria-label={copy.removeNamed(name)}
                  >
                    {copy.remove}
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      {canAdd && <AddWatcher {...props} pending={pending} />}
      {!canChange && readerId && <p className="mt-3 text-ink-muted">{copy.onlyWriters}</p>}
      {!canAdd && refusal && (
        <p role="alert" className="mt-3 font-medium text-vermilion">
          {refusal.watcherError}
        </p>
      )}
    </section>
  )
}

function AddWatcher({
  path,
  watchers,
  colleagues,
  refusal,
  pending,
}: WatchersProps & { pending: boolean }) {
  if (colleagues.length === 0 && !refusal)
    return <p className="mt-3 text-ink-muted">{copy.noColleagues}</p>
  return (
    <Form
      method="post"
      action={path}
      preventScrollReset
      replace
      aria-busy={pending}
      className="mt-4 grid gap-4 sm:flex sm:items-start"
    >
      <Field
        id="watcher"
        label={copy.colleague}
        error={refusal?.watcherError}
        autoFocus={refusal !== undefined}
        className="sm:w-80"
      >
        <Select
          // A new watcher leaves the list, and the field is empty again.
          key={watchers.length}
          name="watcher"
          defaultValue={refusal?.watcher ?? ''}
          placeholder={copy.choose}
          options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <SubmitButton
        name="intent"
        value="add"
        variant="secondary"
        className="justify-self-start sm:mt-7"
        label={copy.add}
        busy={pending && copy.adding}
      />
    </Form>
  )
}
