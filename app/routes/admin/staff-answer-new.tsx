import { keepTyped } from '#app/features/assistant/staff-answers/lost-save.ts'
import { pageChoices } from '#app/features/assistant/staff-answers/page-choices.ts'
import { staffAnswersPath } from '#app/features/assistant/staff-answers/staff-answer.ts'
import { takeStaffAnswer } from '#app/features/assistant/staff-answers/staff-answer-actions.server.ts'
import { StaffAnswerForm } from '#app/features/assistant/staff-answers/staff-answer-form.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { company } from '#content/company.ts'
import { staffAnswerPage as copy } from '#content/staff-answers.ts'
import type { Route } from './+types/staff-answer-new'

export const meta: Route.MetaFunction = () => [
  { title: `${copy.addTitle} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export const action = ({ request, context }: Route.ActionArgs) =>
  takeStaffAnswer(context, request, null)

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepTyped(request, () => serverAction())

export default function StaffAnswerNew({ actionData }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={staffAnswersPath}>{copy.back}</BackLink>
      <h1 className="headline mt-2 mb-8 text-section">{copy.addTitle}</h1>
      <StaffAnswerForm answer={null} pages={pageChoices} state={actionData} />
    </>
  )
}
