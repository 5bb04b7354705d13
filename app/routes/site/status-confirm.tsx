import { redirect } from 'react-router'
import { BreadcrumbsTo } from '#app/features/site/breadcrumbs.tsx'
import { hiddenWays, mailedMeta } from '#app/features/site/hidden-ways.ts'
import { statusPath } from '#app/features/status/status.ts'
import {
  confirmSubscription,
  readProof,
} from '#app/features/status/status-subscription-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { tokenOf } from '#app/platform/identifier.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ConfirmPage, MessagePage } from '#app/ui/message-page.tsx'
import { statusConfirm as copy } from '#content/status-subscription.ts'
import type { Route } from './+types/status-confirm'

export const meta: Route.MetaFunction = ({ matches }) =>
  mailedMeta(copy.metaTitle, hiddenWays.statusConfirm, matches)

/** Opening the link changes nothing, because programs that check mails open links too. */
export async function loader({ url, context }: Route.LoaderArgs) {
  return readProof(context.get(appContext), context.get(actorContext), tokenOf(url))
}

/** Redirects to the same address, which then shows that it is confirmed, or that the link has expired. */
export async function action({ url, context }: Route.ActionArgs) {
  const token = tokenOf(url)
  await confirmSubscription(context.get(appContext), context.get(actorContext), token)
  return redirect(`${statusPath}/confirm?${new URLSearchParams({ token })}`)
}

export default function Confirm({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <BreadcrumbsTo crumbs={hiddenWays.statusConfirm} />
      <Step proof={loaderData} />
    </>
  )
}

function Step({ proof }: { proof: Route.ComponentProps['loaderData'] }) {
  const { mrz, done, dead } = copy
  if (proof && !proof.is_confirmed) return <ConfirmPage copy={copy} email={proof.email} />
  const said = proof ? { ...done, text: done.text(proof.email) } : dead
  return (
    <MessagePage mrz={mrz} {...said} tone={proof ? 'verdigris' : 'ochre'}>
      <ButtonLink to={statusPath} variant="secondary">
        {copy.toStatus}
      </ButtonLink>
    </MessagePage>
  )
}
