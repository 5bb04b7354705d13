import { StaffAnswerList } from '#app/features/assistant/staff-answers/staff-answer-list.tsx'
import { staffAnswerList } from '#app/features/assistant/staff-answers/staff-answer-list-query.ts'
import { listStaffAnswers } from '#app/features/assistant/staff-answers/staff-answer-service.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { staffAnswersList as copy } from '#content/staff-answers.ts'
import type { Route } from './+types/staff-answers'

export const meta: Route.MetaFunction = () => listMeta(copy)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(staffAnswerList, url.searchParams)
  const page = await listStaffAnswers(context.get(appContext), context.get(actorContext), query)
  return { ...page, query }
}

export default function StaffAnswers({ loaderData }: Route.ComponentProps) {
  return <StaffAnswerList {...loaderData} />
}

export const ErrorBoundary = listErrors(copy)
