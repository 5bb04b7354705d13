import { redirect } from 'react-router'
import {
  confirmSubscription,
  readProof,
} from '#app/features/newsletter/subscription-service.server.ts'
import { BreadcrumbsTo } from '#app/features/site/breadcrumbs.tsx'
import { hiddenWays, mailedMeta } from '#app/features/site/hidden-ways.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { tokenOf } from '#app/platform/identifier.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ConfirmPage, MessagePage } from '#app/ui/message-page.tsx'
import { confirmPage as copy } from '#content/newsletter.ts'
import type { Route } from './+types/newsletter-confirm'

export const meta: Route.MetaFunction = ({ matches }) =>
  mailedMeta(copy.metaTitle, hiddenWays.confirm, matches)

/** Opening the link changes nothing, because programs that check mails open links too. */
export async function loader({ url, context }: Route.LoaderArgs) {
  return readProof(context.get(appContext), context.get(actorContext), tokenOf(url))
}

/**
 * Redirects to the same address, which then shows that it is confirmed, or that the link has
 * expired.
 */
export async function action({ url, context }: Route.ActionArgs) {
  const token = tokenOf(url)
  await confirmSubscription(context.get(appContext), context.get(actorContext), token)
  return redirect(`/newsletter/confirm?${new URLSearchParams({ token })}`)
}

export default function Confirm({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <BreadcrumbsTo crumbs={hiddenWays.confirm} />
      <Step proof={loaderData} />
    </>
  )
}

function Step({ proof }: { proof: Route.ComponentProps['loaderData'] }) {
  const { mrz, done, dead } = copy
  if (!proof)
    return (
      <MessagePage mrz={mrz} {...dead} tone="ochre">
        <ButtonLink viewTransition to="/newsletter">
          {dead.again}
        </ButtonLink>
      </MessagePage>
    )
  if (proof.state === 'confirmed')
    return (
      <MessagePage mrz={mrz} {...done} text={done.text(proof.email)} tone="verdigris">
        <ButtonLink viewTransition to="/blog" variant="secondary">
          {copy.toInsights}
        </ButtonLink>
      </MessagePage>
    )
  return <ConfirmPage copy={copy} email={proof.email} />
}
