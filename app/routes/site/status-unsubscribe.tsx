import { redirect } from 'react-router'
import { BreadcrumbsTo } from '#app/features/site/breadcrumbs.tsx'
import { hiddenWays, mailedMeta } from '#app/features/site/hidden-ways.ts'
import { statusPath } from '#app/features/status/status.ts'
import {
  endSubscription,
  readSubscription,
} from '#app/features/status/status-subscription-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { tokenOf } from '#app/platform/identifier.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ConfirmPage, MessagePage } from '#app/ui/message-page.tsx'
import { statusUnsubscribe as copy, statusConfirm } from '#content/status-subscription.ts'
import type { Route } from './+types/status-unsubscribe'

export const meta: Route.MetaFunction = ({ matches }) =>
  mailedMeta(copy.metaTitle, hiddenWays.statusUnsubscribe, matches)

/** Opening the link changes nothing, because programs that check mails open links too. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  return { email: await readSubscription(app, actor, tokenOf(url)) }
}

export async function action({ url, context }: Route.ActionArgs) {
  const token = tokenOf(url)
  await endSubscription(context.get(appContext), context.get(actorContext), token)
  return redirect(`${statusPath}/unsubscribe?${new URLSearchParams({ token })}`)
}

export default function Unsubscribe({ loaderData: { email } }: Route.ComponentProps) {
  return (
    <>
      <BreadcrumbsTo crumbs={hiddenWays.statusUnsubscribe} />
      {email === null ? (
        <MessagePage mrz={copy.mrz} {...copy.dead} tone="ink">
          <ButtonLink to={statusPath} variant="secondary">
            {statusConfirm.toStatus}
          </ButtonLink>
        </MessagePage>
      ) : (
        <ConfirmPage copy={copy} email={email} />
      )}
    </>
  )
}
