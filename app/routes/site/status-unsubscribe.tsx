import { redirect, useNavigation } from 'react-router'
import { NewsletterMessage } from '#app/features/newsletter/newsletter-message.tsx'
import { BreadcrumbsTo } from '#app/features/site/breadcrumbs.tsx'
import { hiddenWays, mailedMeta } from '#app/features/site/hidden-ways.ts'
import { statusPath } from '#app/features/status/status.ts'
import {
  endSubscription,
  readSubscription,
} from '#app/features/status/status-subscription-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { ButtonLink, SubmitButton } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { statusUnsubscribe as copy, statusConfirm } from '#content/status-subscription.ts'
import type { Route } from './+types/status-unsubscribe'

export const meta: Route.MetaFunction = ({ matches }) =>
  mailedMeta(copy.metaTitle, hiddenWays.statusUnsubscribe, matches)

const tokenOf = (url: URL) => url.searchParams.get('token') ?? ''

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
  const pending = useNavigation().formMethod === 'POST'
  const { mrz, dead } = copy
  return (
    <>
      <BreadcrumbsTo crumbs={hiddenWays.statusUnsubscribe} />
      {email === null ? (
        <NewsletterMessage
          mrz={mrz}
          title={dead.title}
          text={dead.text}
          status={{ text: dead.status, tone: 'ink' }}
        >
          <ButtonLink to={statusPath} variant="secondary">
            {statusConfirm.toStatus}
          </ButtonLink>
        </NewsletterMessage>
      ) : (
        <NewsletterMessage mrz={mrz} title={copy.title} text={copy.text(email)}>
          <Form method="post">
            <SubmitButton size="large" label={copy.submit} busy={pending && copy.submitting} />
          </Form>
        </NewsletterMessage>
      )}
    </>
  )
}
