import { data } from 'react-router'
import { NotificationList } from '#app/features/accounts/notifications/notification-list.tsx'
import { notificationList } from '#app/features/accounts/notifications/notification-list-query.ts'
import {
  listNotifications,
  markNotificationsRead,
} from '#app/features/accounts/notifications/notification-service.server.ts'
import { readListQuery, shownSearch } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { notificationsPage as copy } from '#content/notifications.ts'
import type { Route } from './+types/notifications'

export const meta: Route.MetaFunction = () => listMeta(copy)

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext)
  const query = readListQuery(notificationList, url.searchParams)
  const page = await listNotifications(context.get(appContext), actor, query)
  const readOnly = actor.kind === 'user' && !!actor.viewing
  return { ...page, query, readOnly, search: shownSearch(notificationList, query) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const which = textField(form, 'notification', 40)
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const marked = await markNotificationsRead(app, actor, which === 'all' ? 'all' : [which])
  // Opened by a link: the user is on the way to another page.
  if (form.get('quiet') === '1') return data(null)
  return redirectWithToast(notificationList.path + url.search, { title: copy.marked(marked) })
}

export default function Notifications({ loaderData }: Route.ComponentProps) {
  return <NotificationList {...loaderData} />
}

export const ErrorBoundary = listErrors(copy)
