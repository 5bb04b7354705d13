import { redirect, useNavigation } from 'react-router'
import { NewsletterMessage } from '#app/features/newsletter/newsletter-message.tsx'
import { BreadcrumbsTo } from '#app/features/site/breadcrumbs.tsx'
import { hiddenWays, mailedMeta } from '#app/features/site/hidden-ways.ts'
import { statusPath } from '#app/features/status/status.ts'
import {
  confirmSubscription,
  readProof,
} from '#app/features/status/status-subscription-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { ButtonLink, SubmitButton } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { statusConfirm as copy } from '#content/status-subscription.ts'
import type { Route } from './+types/status-confirm'

export const meta: Route.MetaFunction = ({ matches }) =>
  mailedMeta(copy.metaTitle, hiddenWays.statusConfirm, matches)

const tokenOf = (url: URL) => url.searchParams.get('token') ?? ''

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
  const pending = useNavigation().formMethod === 'POST'
  const { mrz, done, dead } = copy
  if (proof && !proof.is_confirmed)
    return (
      <NewsletterMessage mrz={mrz} title={copy.title} text={copy.text(proof.email)}>
        <Form method="post">
          <SubmitButton size="large" label={copy.submit} busy={pending && copy.submitting} />
        </Form>
      </NewsletterMessage>
    )
  const said = proof
    ? { title: done.title, text: done.text(proof.email), tone: 'verdigris' as const }
    : { title: dead.title, text: dead.text, tone: 'ochre' as const }
  return (
    <NewsletterMessage
      mrz={mrz}
      title={said.title}
      text={said.text}
      status={{ text: proof ? done.status : dead.status, tone: said.tone }}
    >
      <ButtonLink to={statusPath} variant="secondary">
        {copy.toStatus}
      </ButtonLink>
    </NewsletterMessage>
  )
}
