import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { keepTyped } from '#app/features/assistant/staff-answers/lost-save.ts'
import { pageChoices } from '#app/features/assistant/staff-answers/page-choices.ts'
import { wordingsOf } from '#app/features/assistant/staff-answers/staff-answer.ts'
import { takeStaffAnswer } from '#app/features/assistant/staff-answers/staff-answer-actions.server.ts'
import { answerVersionList } from '#app/features/assistant/staff-answers/staff-answer-list-query.ts'
import { StaffAnswerPage } from '#app/features/assistant/staff-answers/staff-answer-page.tsx'
import { readStaffAnswerPage } from '#app/features/assistant/staff-answers/staff-answer-service.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { staffAnswerPage as copy } from '#content/staff-answers.ts'
import type { Route } from './+types/staff-answer'

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(wordingsOf(loaderData?.answer.asked ?? '')[0] ?? copy.back)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const query = readListQuery(answerVersionList, url.searchParams)
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const found = await readStaffAnswerPage(app, actor, params.answerId, query)
  return { ...found, isAsked: url.searchParams.has('remove') }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const first = readListQuery(answerVersionList, new URLSearchParams())
  const { answer } = await readStaffAnswerPage(app, actor, params.answerId, first)
  return takeStaffAnswer(context, request, answer)
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepTyped(request, () => serverAction())

export default function StaffAnswerRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffAnswerPage {...loaderData} pages={pageChoices} state={actionData} />
}
