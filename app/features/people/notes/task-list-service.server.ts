import { readList } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { readersDay } from '#app/platform/time-zone.server.ts'
import { type TaskListQuery, taskList } from './task-list-query.ts'
import { taskSource } from './task-list-store.server.ts'

/** One page of open tasks; two statements. @throws AppError `forbidden` */
export async function listTasks(app: App, actor: Actor, query: TaskListQuery) {
  const { userId } = requireStaff(actor, 'people')
  const today = readersDay(app.now())
  const source = taskSource(query, { userId, today })
  const page = await app.db.read(actor, (tx) => readList(tx, taskList, query, source))
  return { ...page, today }
}
