import { data } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { takeColleagueForm } from '#app/features/accounts/users/portal-colleague-actions.server.ts'
import { ColleagueDialog } from '#app/features/accounts/users/portal-colleague-dialog.tsx'
import { readColleague } from '#app/features/accounts/users/portal-colleague-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import type { Route } from './+types/colleague'

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(loaderData?.colleague.full_name)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { company: _, ...colleague } = await readColleague(app, actor, params.colleagueId)
  const isMe = actor.kind === 'user' && actor.email === colleague.email
  return { colleague, isMe, search: url.search }
}

/** Changes the role of one colleague, or whether they may sign in. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  await readColleague(app, actor, params.colleagueId)
  const form = await readForm(request)
  const done = await takeColleagueForm(
    app,
    actor,
    { id: params.colleagueId, search: url.search },
    form,
  )
  return done instanceof Response ? done : data(done, done.status)
}

export default function Colleague({ loaderData, actionData }: Route.ComponentProps) {
  return <ColleagueDialog {...loaderData} answer={actionData} />
}
