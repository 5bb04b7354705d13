import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import { Link } from '#app/ui/link.tsx'
import { Nothing } from '#app/ui/nothing.tsx'
import { RowDeed } from '#app/ui/row-deed.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { recordNotes } from '#content/record-notes.ts'
import { taskListPage } from '#content/task-list.ts'
import { organisationsPath, peoplePath } from '../person.ts'
import { dueOf, type TaskListRow } from './task-list-query.ts'

const { columns, states } = taskListPage
const { markDone, markDoneOf } = recordNotes.tasks
const tones = { late: 'vermilion', today: 'ochre', later: 'ink' } as const

const subjectOf = ({ person_id, organisation_id }: TaskListRow) =>
  person_id
    ? { kind: 'person', subject: person_id, path: `${peoplePath}/${person_id}` }
    : {
        kind: 'organisation',
        subject: organisation_id ?? '',
        path: `${organisationsPath}/${organisation_id}`,
      }

/** @param here the list, as it is filtered */
export const taskColumns = (today: string, here: string): ListColumn<TaskListRow, 'due_on'>[] =>
  withHeaders(columns, [
    {
      key: 'title',
      cell: (task) => (
        <Link to={subjectOf(task).path} className="text-link font-medium wrap-anywhere">
          {task.title}
        </Link>
      ),
    },
    { key: 'about', phone: 'fact', cell: ({ about }) => about },
    {
      key: 'due_on',
      phone: 'fact',
      sort: true,
      cell: ({ due_on }) => <Moment at={due_on} className="whitespace-nowrap" />,
    },
    {
      key: 'state',
      cell: ({ due_on }) => {
        const due = dueOf(due_on, today)
        return <StatusBadge tone={tones[due]}>{states[due]}</StatusBadge>
      },
    },
    { key: 'owner', cell: (task) => task.owner_name ?? <Nothing /> },
    {
      key: 'actions',
      cell: (task) => {
        const { kind, subject } = subjectOf(task)
        const deed = { intent: 'done', record: task.id, fields: { kind, subject } }
        return <RowDeed {...deed} action={here} label={markDone} name={markDoneOf(task.title)} />
      },
    },
  ])
