import { data, Outlet } from 'react-router'
import { AdminApplicationPage } from '#app/features/careers/admin-application-page.tsx'
import {
  addApplicationNote,
  changeApplicationStatus,
  readApplication,
} from '#app/features/careers/admin-application-service.server.ts'
import { applicationStatuses } from '#app/features/careers/application.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, textField } from '#app/platform/form-data.server.ts'
import { oneOf } from '#app/platform/one-of.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { applicationPage as copy } from '#content/applications.ts'
import type { Route } from './+types/application'

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

const noteLength = 5_000

export function loader({ params, context }: Route.LoaderArgs) {
  return readApplication(context.get(appContext), context.get(actorContext), params.applicationId)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = context.get(actorContext)
  const { applicationId: id } = params
  await readApplication(app, actor, id)
  const form = await readForm(request)
  const here = `/lead_admin/applications/${id}`
  if (form.get('intent') === 'note') {
    const note = textField(form, 'note', noteLength + 1).trim()
    const noteError = note ? copy.noteErrors.long : copy.noteErrors.empty
    if (!note || note.length > noteLength) return data({ note, noteError, statusError: null }, 422)
    await addApplicationNote(app, actor, id, note)
    return redirectWithToast(here, { title: copy.noteAdded })
  }
  const status = oneOf(form.get('status'), applicationStatuses)
  if (!status) return data({ note: '', noteError: null, statusError: copy.statusError }, 422)
  const from = oneOf(form.get('from'), applicationStatuses)
  try {
    await changeApplicationStatus(app, actor, id, { from, to: status })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    return data({ note: '', noteError: null, statusError: error.userMessage }, 409)
  }
  return redirectWithToast(here, { title: copy.statusSaved })
}

/** Keeps the note when the connection is lost or the session has ended. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const note = String((await request.clone().formData()).get('note') ?? '')
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    return note
      ? { note, noteError: copy.failures.note, statusError: null }
      : { note, noteError: null, statusError: copy.failures.status }
  }
}

export default function ApplicationRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <AdminApplicationPage {...loaderData} answer={actionData} />
      <Outlet context={loaderData.application} />
    </>
  )
}
