import { Outlet } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { AdminApplicationPage } from '#app/features/careers/admin-application-page.tsx'
import {
  addApplicationNote,
  changeApplicationStatus,
  readApplication,
} from '#app/features/careers/admin-application-service.server.ts'
import { applicationStatuses } from '#app/features/careers/application.ts'
import { changeHistory } from '#app/features/leads/history-action.server.ts'
import { PersonLine } from '#app/features/people/person-line.tsx'
import { findPerson } from '#app/features/people/person-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { keepNote } from '#app/ui/status-history.tsx'
import { applicationPage as copy } from '#content/applications.ts'
import type { Route } from './+types/application'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(loaderData?.application.full_name)

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const found = await readApplication(app, actor, params.applicationId)
  return { ...found, person: await findPerson(app, actor, found.application.email) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = context.get(actorContext)
  const { applicationId: id } = params
  await readApplication(app, actor, id)
  return changeHistory(await readForm(request), {
    statuses: applicationStatuses,
    here: `/lead_admin/applications/${id}`,
    copy,
    addNote: (note) => addApplicationNote(app, actor, id, note),
    changeStatus: (change) => changeApplicationStatus(app, actor, id, change),
  })
}

/** Keeps the note when the connection is lost or the session has ended. */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return keepNote(request, serverAction, copy.failures)
}

export default function ApplicationRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <AdminApplicationPage
        {...loaderData}
        answer={actionData}
        person={<PersonLine person={loaderData.person} className="" />}
      />
      <Outlet context={loaderData.application} />
    </>
  )
}
