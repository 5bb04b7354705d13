import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { NewNoticePage } from '#app/features/status/new-notice-page.tsx'
import { takeNewNotice } from '#app/features/status/notice-actions.server.ts'
import { momentIn, type NoticeEntry } from '#app/features/status/notice-form.ts'
import { noticeKinds, statusesOf } from '#app/features/status/status.ts'
import { countSubscribers } from '#app/features/status/status-subscription-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { statusPanel } from '#content/status-panel.ts'
import type { Route } from './+types/status-notice-new'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(loaderData && statusPanel.new.title[loaderData.entry.kind])

export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const kind = noticeKinds.find((one) => one === url.searchParams.get('kind')) ?? 'incident'
  const now = momentIn(app.now().toISOString())
  const entry: NoticeEntry = {
    ...{ kind, title: '', status: statusesOf[kind][0], text: '', affected: {}, ends: '' },
    starts: kind === 'incident' ? now : '',
  }
  const readers = await countSubscribers(app, actor)
  return { id: crypto.randomUUID() as string, entry, readers }
}

export async function action({ request, context }: Route.ActionArgs) {
  return takeNewNotice(context.get(appContext), context.get(actorContext), await readForm(request))
}

export default function StatusNoticeNew({ loaderData, actionData }: Route.ComponentProps) {
  return <NewNoticePage key={loaderData.entry.kind} {...loaderData} answer={actionData} />
}
