import { redirect } from 'react-router'
import { endSubscription } from '#app/features/status/status-subscription-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { tokenOf } from '#app/platform/identifier.ts'
import { statusUnsubscribe } from '#content/status-subscription.ts'
import type { Route } from './+types/status-one-click'

/** A mail program that opens the address instead of posting to it gets the page with the button. */
export const loader = ({ url }: Route.LoaderArgs) =>
  redirect(`/status/unsubscribe?${new URLSearchParams({ token: tokenOf(url) })}`)

/**
 * The one-click address of mail programs (RFC 8058): no session, no page, no redirect. An invalid link gets the
 * same answer, so that nobody learns who is subscribed.
 */
export async function action({ url, context }: Route.ActionArgs) {
  await endSubscription(context.get(appContext), context.get(actorContext), tokenOf(url))
  return new Response(statusUnsubscribe.oneClick, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
