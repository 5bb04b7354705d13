import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { AdminNoticePage } from '#app/features/status/admin-notice-page.tsx'
import { takeNoticeForm } from '#app/features/status/notice-actions.server.ts'
import { readNotice } from '#app/features/status/status-service.server.ts'
import { countSubscribers } from '#app/features/status/status-subscription-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import type { Route } from './+types/status-notice'

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => panelTitle(loaderData?.notice.title)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const [notice, readers] = await Promise.all([
    readNotice(app, actor, params.noticeId),
    countSubscribers(app, actor),
  ])
  return { notice, readers, isRemoving: url.searchParams.has('remove') }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  return takeNoticeForm(app, actor, params.noticeId, await readForm(request))
}

export default function StatusNotice({ loaderData, actionData }: Route.ComponentProps) {
  return <AdminNoticePage {...loaderData} answer={actionData} />
}
