import { redirect } from 'react-router'
import { changeSubscription } from '#app/features/newsletter/subscription-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { tokenOf } from '#app/platform/identifier.ts'
import { unsubscribePage } from '#content/newsletter.ts'
import type { Route } from './+types/newsletter-one-click'

/** A mail program that opens the address instead of posting to it gets the page with the button. */
export const loader = ({ url }: Route.LoaderArgs) =>
  redirect(`/newsletter/unsubscribe?${new URLSearchParams({ token: tokenOf(url) })}`)

/**
 * The one-click address of mail programs (RFC 8058): no session, no page, no redirect. An invalid
 * link gets the same answer, so that nobody learns who is subscribed.
 */
export async function action({ url, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  await changeSubscription(app, actor, tokenOf(url), 'leave')
  return new Response(unsubscribePage.oneClick, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
