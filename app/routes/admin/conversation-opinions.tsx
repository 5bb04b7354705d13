import { OpinionList } from '#app/features/assistant/opinions/opinion-list.tsx'
import { opinionList } from '#app/features/assistant/opinions/opinion-list-query.ts'
import {
  readOpinions,
  settleOpinion,
} from '#app/features/assistant/opinions/opinion-service.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm, readIntent, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { opinionsPage as copy } from '#content/assistant-reports.ts'
import type { Route } from './+types/conversation-opinions'

export const meta: Route.MetaFunction = () => listMeta(copy)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(opinionList, url.searchParams)
  const page = await readOpinions(context.get(appContext), context.get(actorContext), query)
  return { ...page, query }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const verb = readIntent(form, ['handle', 'reopen']) === 'handle' ? 'handled' : 'reopened'
  const id = textField(form, 'id', 36)
  await settleOpinion(context.get(appContext), context.get(actorContext), id, verb)
  return redirectWithToast(`${opinionList.path}${url.search}`, { title: copy.done[verb] })
}

export default function Opinions({ loaderData }: Route.ComponentProps) {
  return <OpinionList {...loaderData} />
}

export const ErrorBoundary = listErrors(copy)
