import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { readGroup } from '#app/features/assistant/gaps/gap-service.server.ts'
import { keepTyped } from '#app/features/assistant/staff-answers/lost-save.ts'
import { pageChoices } from '#app/features/assistant/staff-answers/page-choices.ts'
import { staffAnswersPath } from '#app/features/assistant/staff-answers/staff-answer.ts'
import { takeStaffAnswer } from '#app/features/assistant/staff-answers/staff-answer-actions.server.ts'
import { StaffAnswerForm } from '#app/features/assistant/staff-answers/staff-answer-form.tsx'
import { typedOf } from '#app/features/assistant/staff-answers/staff-answer-input.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { staffAnswerPage as copy } from '#content/staff-answers.ts'
import type { Route } from './+types/staff-answer-new'

export const meta: Route.MetaFunction = () => panelTitle(copy.addTitle)

export async function loader({ url, context }: Route.LoaderArgs) {
  const gap = url.searchParams.get('gap')
  if (!gap) return { gap: undefined, begun: undefined }
  const { wordings } = await readGroup(context.get(appContext), context.get(actorContext), gap)
  return { gap, begun: { ...typedOf(null), asked: wordings.join('\n') } }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  takeStaffAnswer(context, request, null)

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepTyped(request, () => serverAction())

export default function StaffAnswerNew({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={staffAnswersPath}>{copy.back}</BackLink>
      <h1 className="headline mt-2 mb-8 text-section">{copy.addTitle}</h1>
      <StaffAnswerForm
        key={loaderData.gap}
        answer={null}
        {...loaderData}
        pages={pageChoices}
        state={actionData}
      />
    </>
  )
}
