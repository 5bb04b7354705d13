import { titleAbove } from '#app/features/accounts/shell/panel-title.ts'
import { conversationOfLead } from '#app/features/assistant/admin/admin-conversation-service.server.ts'
import { changeHistory } from '#app/features/leads/history-action.server.ts'
import { leadStatuses } from '#app/features/leads/lead.ts'
import { LeadDialog } from '#app/features/leads/lead-dialog.tsx'
import { leadLists, leadPlaceOf } from '#app/features/leads/lead-list-query.ts'
import { addLeadNote, readLead } from '#app/features/leads/lead-service.server.ts'
import { moveLead } from '#app/features/leads/lead-status-service.server.ts'
import { PersonLine } from '#app/features/people/person-line.tsx'
import { findPerson } from '#app/features/people/person-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { keepNote } from '#app/ui/status-history.tsx'
import { leadDialog } from '#content/admin.ts'
import { applicationLink } from '#content/applications.ts'
import { conversationLink } from '#content/conversations.ts'
import type { Route } from './+types/lead'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  titleAbove(matches, loaderData?.lead.full_name)

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

const pathOf = (url: URL) => leadLists[leadPlaceOf(url)].path

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const found = await readLead(context.get(appContext), context.get(actorContext), params.leadId)
  const { id, source } = found.lead
  const conversationId =
    source === 'assistant'
      ? await conversationOfLead(context.get(appContext), context.get(actorContext), id)
      : null
  const person = await findPerson(
    context.get(appContext),
    context.get(actorContext),
    found.lead.email,
  )
  return { ...found, conversationId, person, path: pathOf(url), search: url.search }
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  await readLead(app, actor, params.leadId)
  return changeHistory(await readForm(request), {
    statuses: leadStatuses,
    here: `${pathOf(url)}/${params.leadId}${url.search}`,
    copy: leadDialog,
    addNote: (note) => addLeadNote(app, actor, params.leadId, note),
    changeStatus: (change) => moveLead(app, actor, params.leadId, change),
  })
}

/** Keeps the note when the connection is lost or the session has ended. */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return keepNote(request, serverAction, leadDialog.failures)
}

export default function LeadRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { conversationId, person, ...found } = loaderData
  const { id, source } = found.lead
  const more = conversationId
    ? { to: `/lead_admin/conversations/${conversationId}`, label: conversationLink }
    : source === 'application' && { to: `/lead_admin/applications/${id}`, label: applicationLink }
  return (
    <LeadDialog
      {...found}
      answer={actionData}
      more={
        <>
          {more && (
            <ButtonLink to={more.to} variant="secondary">
              {more.label}
            </ButtonLink>
          )}
          <PersonLine person={person} className="basis-full" />
        </>
      }
    />
  )
}
