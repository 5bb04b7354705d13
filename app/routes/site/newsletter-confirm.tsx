import { redirect, useNavigation } from 'react-router'
import { NewsletterMessage } from '#app/features/newsletter/newsletter-message.tsx'
import {
  confirmSubscription,
  readProof,
} from '#app/features/newsletter/subscription-service.server.ts'
import { BreadcrumbsTo } from '#app/features/site/breadcrumbs.tsx'
import { hiddenWays, mailedMeta } from '#app/features/site/hidden-ways.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { ButtonLink, SubmitButton } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { confirmPage as copy } from '#content/newsletter.ts'
import type { Route } from './+types/newsletter-confirm'

export const meta: Route.MetaFunction = ({ matches }) =>
  mailedMeta(copy.metaTitle, hiddenWays.confirm, matches)

const tokenOf = (url: URL) => url.searchParams.get('token') ?? ''

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

type StepProps = { proof: Route.ComponentProps['loaderData'] }

function Step({ proof }: StepProps) {
  const pending = useNavigation().formMethod === 'POST'
  const { mrz, done, dead } = copy
  if (!proof)
    return (
      <NewsletterMessage
        mrz={mrz}
        title={dead.title}
        text={dead.text}
        status={{ text: dead.status, tone: 'ochre' }}
      >
        <ButtonLink viewTransition to="/newsletter">
          {dead.again}
        </ButtonLink>
      </NewsletterMessage>
    )
  if (proof.state === 'confirmed')
    return (
      <NewsletterMessage
        mrz={mrz}
        title={done.title}
        text={done.text(proof.email)}
        status={{ text: done.status, tone: 'verdigris' }}
      >
        <ButtonLink viewTransition to="/blog" variant="secondary">
          {copy.toInsights}
        </ButtonLink>
      </NewsletterMessage>
    )
  return (
    <NewsletterMessage mrz={mrz} title={copy.title} text={copy.text(proof.email)}>
      <Form method="post">
        <SubmitButton size="large" label={copy.submit} busy={pending && copy.submitting} />
      </Form>
    </NewsletterMessage>
  )
}
