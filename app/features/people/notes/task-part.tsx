import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { listDate } from '#app/ui/format-date.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { recordNotes } from '#content/record-notes.ts'
import type { NamedRecord } from '../person.ts'
import type { NoteAnswer, Task } from './note.ts'
import { TaskForm } from './task-form.tsx'

const { tasks: copy } = recordNotes

type TaskPartProps = {
  tasks: Task[]
  /** The day it is, `yyyy-mm-dd`. */
  today: string
  staff: NamedRecord[]
  path: string
  answer: NoteAnswer | undefined
}

/** The tasks of a record, with the form of a new one. */
export function TaskPart({ tasks, today, staff, path, answer }: TaskPartProps) {
  return (
    <>
      {tasks.length === 0 ? (
        <p className="text-ink-muted">{copy.empty}</p>
      ) : (
        <ul className="border-t border-ink">
          {tasks.map((task) => (
            <TaskItem key={task.id} task={task} today={today} path={path} />
          ))}
        </ul>
      )}
      <details open={answer?.task !== undefined} className="mt-4">
        <summary className="text-link inline-flex min-h-6 cursor-pointer">{copy.fold}</summary>
        <TaskForm key={tasks.length} staff={staff} path={path} answer={answer?.task} />
      </details>
    </>
  )
}

function TaskItem({ task, today, path }: { task: Task; today: string; path: string }) {
  const { id, title, due_on, owner_name, done_at, done_by_name } = task
  const times = useTimes()
  const isDone = done_at !== null
  const pending = useNavigation().formData?.get('task') === id
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line py-2.5">
      <div className="min-w-0">
        <p className={`wrap-anywhere ${isDone ? 'text-ink-muted line-through' : 'font-medium'}`}>
          {title}
        </p>
        <p className="label mt-0.5 flex flex-wrap items-center gap-x-2 text-ink-muted">
          {isDone ? (
            copy.done(done_by_name ?? '', times.date(done_at))
          ) : (
            <>
              <time dateTime={due_on}>{copy.due(listDate(due_on))}</time>
              {owner_name && <span>{copy.by(owner_name)}</span>}
              {due_on < today && <StatusBadge tone="vermilion">{copy.late}</StatusBadge>}
            </>
          )}
        </p>
      </div>
      <Form method="post" action={path} preventScrollReset replace>
        <input type="hidden" name="task" value={id} />
        <Button
          type="submit"
          name="intent"
          value={isDone ? 'task_open' : 'task_done'}
          variant="secondary"
          aria-label={isDone ? copy.reopenOf(title) : copy.markDoneOf(title)}
          disabled={pending}
        >
          {isDone ? copy.reopen : copy.markDone}
        </Button>
      </Form>
    </li>
  )
}
