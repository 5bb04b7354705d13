import { useOutletContext } from 'react-router'
import { titleAbove } from '#app/features/accounts/shell/panel-title.ts'
import {
  followUpIntents,
  takeFollowUp,
} from '#app/features/leads/follow-up/follow-up-actions.server.ts'
import { changeHistory } from '#app/features/leads/history-action.server.ts'
import { leadStatuses } from '#app/features/leads/lead.ts'
import { leadLists, leadPlaceOf } from '#app/features/leads/lead-list-query.ts'
import type { ListedLeads } from '#app/features/leads/lead-neighbours.tsx'
import { LeadPanel } from '#app/features/leads/lead-panel.tsx'
import { addLeadNote, readLead, requireLead } from '#app/features/leads/lead-service.server.ts'
import { moveLead } from '#app/features/leads/lead-status-service.server.ts'
import { peoplePath } from '#app/features/people/person.ts'
import { PersonLine } from '#app/features/people/person-line.tsx'
import { readSender } from '#app/features/people/person-service.server.ts'
import { TimelinePart } from '#app/features/people/timeline/timeline-part.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm, readIntent, textField } from '#app/platform/form-data.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
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
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const [found, { person, timeline }] = await Promise.all([
    readLead(app, actor, params.leadId),
    readSender(app, actor, params.leadId),
  ])
  // The lead itself is shown above its timeline.
  const lines = timeline.lines.filter(({ kind, ref }) => kind !== 'lead' || ref !== found.lead.id)
  const known = { person, timeline: { ...timeline, lines } }
  return { ...found, ...known, path: pathOf(url), search: url.search }
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { leadId } = params
  await requireLead(app, actor, leadId)
  const form = await readForm(request)
  const [path, then] = [pathOf(url), textField(form, 'then', 36)]
  const addressOf = (id: string) => `${path}/${id}${url.search}`
  const list = `${path}${url.search}`
  const intent = readIntent(form, ['note', 'status', ...followUpIntents])
  if (intent !== 'note' && intent !== 'status') {
    const after = isUuid(then) ? addressOf(then) : list
    return takeFollowUp({ app, actor, form, id: leadId, here: addressOf(leadId), after }, intent)
  }
  return changeHistory(form, {
    statuses: leadStatuses,
    here: addressOf(isUuid(then) ? then : leadId),
    copy: leadDialog,
    addNote: (note) => addLeadNote(app, actor, leadId, note),
    changeStatus: (change) => moveLead(app, actor, leadId, change),
  })
}

/** Keeps the note when the connection is lost or the session has ended. */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return keepNote(request, serverAction, leadDialog.failures)
}

export default function LeadRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { conversationId, person, timeline, ...found } = loaderData
  const { id, source } = found.lead
  const listed = useOutletContext<ListedLeads>()
  const more = conversationId
    ? { to: `/lead_admin/conversations/${conversationId}`, label: conversationLink }
    : source === 'application' && { to: `/lead_admin/applications/${id}`, label: applicationLink }
  const answers =
    actionData && ('part' in actionData ? { followUp: actionData } : { history: actionData })
  return (
    <LeadPanel
      {...found}
      {...answers}
      listed={listed}
      links={
        more && (
          <ButtonLink to={more.to} variant="secondary" size="small">
            {more.label}
          </ButtonLink>
        )
      }
      person={<PersonLine person={person} />}
      timeline={
        <TimelinePart timeline={timeline} path={person ? `${peoplePath}/${person.id}` : ''} />
      }
    />
  )
}
