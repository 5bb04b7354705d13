import { ListPage } from '#app/lists/list-page.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { taskListPage as copy } from '#content/task-list.ts'
import { PeopleTabs } from '../people-tabs.tsx'
import { peoplePath } from '../person.ts'
import { taskColumns } from './task-columns.tsx'
import { type TaskListQuery, type TaskListRow, taskList } from './task-list-query.ts'

type TaskListProps = ListRows<TaskListRow> & { query: TaskListQuery; today: string; here: string }

/** What is to be done for people and organizations, the oldest day first. */
export function TaskList({ today, here, ...page }: TaskListProps) {
  return (
    <ListPage
      {...page}
      list={taskList}
      copy={copy}
      as={{ columns: taskColumns(today, here) }}
      beside={<PeopleTabs selected="tasks" />}
      filters={[
        { name: 'due', label: copy.due, options: optionsOf(copy.dues) },
        { name: 'owner', label: copy.owner, options: optionsOf(copy.owners) },
      ]}
      emptyAction={<ButtonLink to={peoplePath}>{copy.emptyAction}</ButtonLink>}
    />
  )
}
