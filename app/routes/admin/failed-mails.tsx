import { InboxTabs } from '#app/features/inbox/inbox-tabs.tsx'
import { FailedMailList } from '#app/features/mail/failed-mail-list.tsx'
import { failedMailList } from '#app/features/mail/failed-mail-list-query.ts'
import { listFailedMails } from '#app/features/mail/failed-mail-service.server.ts'
import { takeToday } from '#app/features/today/today-actions.server.ts'
import { readListQuery, shownSearch } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { failedMailsPage } from '#content/failed-mails.ts'
import type { Route } from './+types/failed-mails'

export const meta: Route.MetaFunction = () => listMeta(failedMailsPage)

const read = ({ searchParams }: URL) => readListQuery(failedMailList, searchParams)
const hereOf = (url: URL) => failedMailList.path + shownSearch(failedMailList, read(url))

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = read(url)
  const page = await listFailedMails(context.get(appContext), context.get(actorContext), query)
  return { ...page, query, here: hereOf(url) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  return takeToday(app, actor, await readForm(request), hereOf(url))
}

export default function FailedMails({ loaderData }: Route.ComponentProps) {
  return <FailedMailList {...loaderData} tabs={<InboxTabs selected="failed" />} />
}

export const ErrorBoundary = listErrors(failedMailsPage)
