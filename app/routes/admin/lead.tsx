import { data } from 'react-router'
import { conversationOfLead } from '#app/features/assistant/admin/admin-conversation-service.server.ts'
import { leadStatuses } from '#app/features/leads/lead.ts'
import { LeadDialog } from '#app/features/leads/lead-dialog.tsx'
import { leadLists, leadPlaceOf } from '#app/features/leads/lead-list-query.ts'
import { addLeadNote, moveLead, readLead } from '#app/features/leads/lead-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { leadDialog } from '#content/admin.ts'
import { applicationLink } from '#content/applications.ts'
import { conversationLink } from '#content/conversations.ts'
import type { Route } from './+types/lead'

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

const noteLength = 5_000

const pathOf = (url: URL) => leadLists[leadPlaceOf(url)].path

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const found = await readLead(context.get(appContext), context.get(actorContext), params.leadId)
  const { id, source } = found.lead
  const conversationId =
    source === 'assistant'
      ? await conversationOfLead(context.get(appContext), context.get(actorContext), id)
      : null
  return { ...found, conversationId, path: pathOf(url), search: url.search }
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  await readLead(app, actor, params.leadId)
  const form = await readForm(request)
  const here = `${pathOf(url)}/${params.leadId}${url.search}`
  if (form.get('intent') === 'note') {
    const note = textField(form, 'note', noteLength + 1).trim()
    if (!note) return data({ note, noteError: leadDialog.noteErrors.empty, statusError: null }, 422)
    if (note.length > noteLength)
      return data({ note, noteError: leadDialog.noteErrors.long, statusError: null }, 422)
    await addLeadNote(app, actor, params.leadId, note)
    return redirectWithToast(here, { title: leadDialog.noteAdded })
  }
  const status = leadStatuses.find((one) => one === textField(form, 'status', 20))
  if (!status) return data({ note: '', noteError: null, statusError: leadDialog.statusError }, 422)
  const from = leadStatuses.find((one) => one === form.get('from'))
  try {
    await moveLead(app, actor, params.leadId, { from, to: status })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    return data({ note: '', noteError: null, statusError: error.userMessage }, 409)
  }
  return redirectWithToast(here, { title: leadDialog.statusSaved })
}

/** Keeps the note when the connection is lost or the session has ended. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const note = String((await request.clone().formData()).get('note') ?? '')
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    const { note: noteFailed, status: statusFailed } = leadDialog.failures
    return note
      ? { note, noteError: noteFailed, statusError: null }
      : { note, noteError: null, statusError: statusFailed }
  }
}

export default function LeadRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { conversationId, ...found } = loaderData
  const { id, source } = found.lead
  const more = conversationId
    ? { to: `/lead_admin/conversations/${conversationId}`, label: conversationLink }
    : source === 'application' && { to: `/lead_admin/applications/${id}`, label: applicationLink }
  return (
    <LeadDialog
      {...found}
      answer={actionData}
      more={
        more && (
          <ButtonLink to={more.to} variant="secondary" className="ms-3 mt-2">
            {more.label}
          </ButtonLink>
        )
      }
    />
  )
}
