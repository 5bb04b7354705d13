import { data } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { gapsPath, readGapQuery } from '#app/features/assistant/gaps/gap.ts'
import { GapList } from '#app/features/assistant/gaps/gap-list.tsx'
import {
  dismissGroup,
  readGaps,
  readGroup,
} from '#app/features/assistant/gaps/gap-service.server.ts'
import { pageChoices } from '#app/features/assistant/staff-answers/page-choices.ts'
import { addStaffAnswer } from '#app/features/assistant/staff-answers/staff-answer-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm, readIntent, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { gapReport as copy } from '#content/assistant-reports.ts'
import type { Route } from './+types/conversation-questions'

export const meta: Route.MetaFunction = () => panelTitle(copy.title)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readGapQuery(url.searchParams)
  return { report: await readGaps(context.get(appContext), context.get(actorContext), query) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const form = await readForm(request)
  const intent = readIntent(form, ['page', 'dismiss'])
  const key = textField(form, 'gap', 36)
  const here = `${gapsPath}?days=${readGapQuery(url.searchParams).days}`
  if (intent === 'dismiss') {
    await dismissGroup(app, actor, key)
    return redirectWithToast(here, copy.done.dismissed)
  }
  const asked = textField(form, 'path', 300)
  const page = pageChoices.find(({ path }) => path === asked)
  if (!page) return data({ key, error: copy.errors.page }, 422)
  const { wordings, ids } = await readGroup(app, actor, key)
  const values = { asked: wordings.join('\n'), answer: null, answer_fr: null, path: page.path }
  await addStaffAnswer(app, actor, values, { closes: ids })
  return redirectWithToast(here, copy.done.page)
}

export default function Unanswered({ loaderData, actionData }: Route.ComponentProps) {
  return <GapList report={loaderData.report} pages={pageChoices} refusal={actionData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListError error={error} title={copy.title} text={copy.failure} retry={copy.retry} />
}
