import { TaskList } from '#app/features/people/notes/task-list.tsx'
import { taskList } from '#app/features/people/notes/task-list-query.ts'
import { listTasks } from '#app/features/people/notes/task-list-service.server.ts'
import { takeToday } from '#app/features/today/today-actions.server.ts'
import { readListQuery, shownSearch } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { taskListPage } from '#content/task-list.ts'
import type { Route } from './+types/tasks'

export const meta: Route.MetaFunction = () => listMeta(taskListPage)

const read = ({ searchParams }: URL) => readListQuery(taskList, searchParams)
const hereOf = (url: URL) => taskList.path + shownSearch(taskList, read(url))

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = read(url)
  const page = await listTasks(context.get(appContext), context.get(actorContext), query)
  return { ...page, query, here: hereOf(url) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  return takeToday(app, actor, await readForm(request), hereOf(url))
}

export default function TasksRoute({ loaderData }: Route.ComponentProps) {
  return <TaskList {...loaderData} />
}

export const ErrorBoundary = listErrors(taskListPage)
