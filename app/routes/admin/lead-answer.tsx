import { data } from 'react-router'
import { titleAbove } from '#app/features/accounts/shell/panel-title.ts'
import { answerFaults } from '#app/features/leads/answer/lead-answer.ts'
import { answerLead } from '#app/features/leads/answer/lead-answer-actions.server.ts'
import { LeadAnswerDialog } from '#app/features/leads/answer/lead-answer-dialog.tsx'
import { readAnswering } from '#app/features/leads/answer/lead-answer-service.server.ts'
import { leadLists, leadPlaceOf } from '#app/features/leads/lead-list-query.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { leadAnswer } from '#content/lead-answers.ts'
import type { Route } from './+types/lead-answer'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  titleAbove(matches, loaderData && leadAnswer.title(loaderData.lead.full_name))

const pathOf = (url: URL, id: string) => `${leadLists[leadPlaceOf(url)].path}/${id}`

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { lead, ...found } = await readAnswering(app, actor, params.leadId)
  const { full_name, email, isStopped } = lead
  const path = pathOf(url, params.leadId)
  return {
    ...{ ...found, lead: { full_name, email, isStopped } },
    ...{ back: `${path}${url.search}`, action: `${path}/answer${url.search}` },
    // An answer that was stopped is sent again as the same one.
    id: found.draft?.id ?? (crypto.randomUUID() as string),
  }
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const back = `${pathOf(url, params.leadId)}${url.search}`
  return answerLead(await readForm(request), { app, actor, leadId: params.leadId, back })
}

/** Says what is wrong at once, and keeps what was typed when the connection is lost. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const typed = { subject: String(form.get('subject')), body: String(form.get('body')) }
  // With scripts a template is inserted without a request: what is sent is an answer.
  const faults = answerFaults(typed)
  if (Object.keys(faults).length > 0)
    return data({ typed, faults, error: undefined }, { status: 422 })
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    // An error status, so that the page is not read again: that would fail too, or give the form another id.
    return data({ typed, faults: {}, error: leadAnswer.errors.lost }, { status: 503 })
  }
}

export default function LeadAnswer({ loaderData, actionData }: Route.ComponentProps) {
  return <LeadAnswerDialog {...loaderData} answer={actionData} />
}
