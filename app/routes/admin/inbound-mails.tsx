import { Outlet } from 'react-router'
import { QuarantinedMailList } from '#app/features/inbound-mail/quarantined-mail-list.tsx'
import { quarantinedMailList } from '#app/features/inbound-mail/quarantined-mail-list-query.ts'
import { listQuarantinedMails } from '#app/features/inbound-mail/quarantined-mail-service.server.ts'
import { InboxTabs } from '#app/features/inbox/inbox-tabs.tsx'
import { readListQuery, shownSearch } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { quarantinedMailPage } from '#content/inbound-mail.ts'
import type { Route } from './+types/inbound-mails'

export const meta: Route.MetaFunction = () => listMeta(quarantinedMailPage)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(quarantinedMailList, url.searchParams)
  const page = await listQuarantinedMails(context.get(appContext), context.get(actorContext), query)
  return { ...page, query, search: shownSearch(quarantinedMailList, query) }
}

export default function InboundMails({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <QuarantinedMailList {...loaderData} tabs={<InboxTabs selected="mails" />} />
      <Outlet />
    </>
  )
}

export const ErrorBoundary = listErrors(quarantinedMailPage)
