import { data } from 'react-router'
import { NotificationList } from '#app/features/accounts/notifications/notification-list.tsx'
import { readNotificationListQuery } from '#app/features/accounts/notifications/notification-list-query.ts'
import {
  listNotifications,
  markNotificationsRead,
} from '#app/features/accounts/notifications/notification-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { company } from '#content/company.ts'
import { notificationsPage as words } from '#content/notifications.ts'
import type { Route } from './+types/notifications'

export const meta: Route.MetaFunction = () => [
  { title: `${words.metaTitle} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext)
  const query = readNotificationListQuery(url.searchParams)
  const page = await listNotifications(context.get(appContext), actor, query)
  return { ...page, readOnly: actor.kind === 'user' && !!actor.viewing, search: url.search }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const which = textField(form, 'notification', 40)
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const marked = await markNotificationsRead(app, actor, which === 'all' ? 'all' : [which])
  // Opened by its link: the person is on the way to another page.
  if (form.get('quiet') === '1') return data(null)
  return redirectWithToast(`/dashboard/notifications${url.search}`, { title: words.marked(marked) })
}

export default function Notifications({ loaderData }: Route.ComponentProps) {
  return <NotificationList {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListError error={error} title={words.title} text={words.failure} retry={words.retry} />
}
