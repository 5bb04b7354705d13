import { oneOf } from '#app/lists/filter-rules.ts'
import { defineList, type ListQuery } from '#app/lists/list.ts'
import { peoplePath } from '../person.ts'

export const taskList = defineList({
  name: 'task',
  path: `${peoplePath}/tasks`,
  perPage: 50,
  sorts: { due_on: { usual: 'asc', types: ['date'] } },
  filters: {
    due: oneOf(['all', 'due', 'late']),
    owner: oneOf(['all', 'mine', 'none']),
  },
})

export type TaskListQuery = ListQuery<typeof taskList>

/** An open task, and what it is about. */
export type TaskListRow = {
  id: string
  title: string
  due_on: string
  owner_name: string | null
  person_id: string | null
  organisation_id: string | null
  about: string
}

/** Both as `yyyy-mm-dd`. */
export const dueOf = (day: string, today: string) =>
  day < today ? 'late' : day === today ? 'today' : 'later'
