import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { NewsletterDialog } from '#app/features/newsletter/newsletter-dialog.tsx'
import {
  readSubscriber,
  removeSubscriber,
} from '#app/features/newsletter/subscriber-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { removeSubscriber as copy } from '#content/admin-newsletter.ts'
import type { Route } from './+types/newsletter-subscriber-remove'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(loaderData && copy.title(loaderData.email))

const list = '/lead_admin/newsletter/subscribers'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { email } = await readSubscriber(app, actor, params.subscriberId)
  return { email, back: list + url.search }
}

export async function action({ params, url, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  await removeSubscriber(app, actor, params.subscriberId)
  return redirectWithToast(list + url.search, { title: copy.done })
}

export default function SubscriberRemove({ loaderData }: Route.ComponentProps) {
  const { email, back } = loaderData
  return <NewsletterDialog back={back} isDestructive copy={{ ...copy, title: copy.title(email) }} />
}
