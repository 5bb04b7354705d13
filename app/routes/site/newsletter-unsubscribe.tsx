import { Link, redirect, useNavigation } from 'react-router'
import {
  changeSubscription,
  readSubscription,
} from '#app/features/newsletter/subscription-service.server.ts'
import { BreadcrumbsTo } from '#app/features/site/breadcrumbs.tsx'
import { hiddenWays, mailedMeta } from '#app/features/site/hidden-ways.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm, readIntent } from '#app/platform/form-data.server.ts'
import { tokenOf } from '#app/platform/identifier.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { ConfirmPage, MessagePage } from '#app/ui/message-page.tsx'
import { unsubscribePage as copy } from '#content/newsletter.ts'
import type { Route } from './+types/newsletter-unsubscribe'

export const meta: Route.MetaFunction = ({ matches }) =>
  mailedMeta(copy.metaTitle, hiddenWays.unsubscribe, matches)

/** Opening the link changes nothing, because programs that check mails open links too. */
export async function loader({ url, context }: Route.LoaderArgs) {
  return readSubscription(context.get(appContext), context.get(actorContext), tokenOf(url))
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const token = tokenOf(url)
  const wish = readIntent(await readForm(request), ['', 'leave', 'return']) || 'leave'
  const changed = await changeSubscription(app, actor, token, wish)
  const here = `/newsletter/unsubscribe?${new URLSearchParams({ token })}`
  return changed && wish === 'return'
    ? redirectWithToast(here, { title: copy.returned })
    : redirect(here)
}

export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <BreadcrumbsTo crumbs={hiddenWays.unsubscribe} />
      <Step subscription={loaderData} />
    </>
  )
}

function Step({ subscription }: { subscription: Route.ComponentProps['loaderData'] }) {
  const pending = useNavigation().formMethod === 'POST'
  const { mrz, done, dead } = copy
  if (!subscription)
    return (
      <MessagePage mrz={mrz} {...dead} tone="ochre">
        <ButtonLink viewTransition to="/contact" variant="secondary">
          {dead.contact}
        </ButtonLink>
      </MessagePage>
    )
  const { email, state, can_return } = subscription
  if (state !== 'unsubscribed') return <ConfirmPage copy={copy} email={email} />
  return (
    <MessagePage mrz={mrz} {...done} text={done.text(email)} tone="verdigris">
      <p className="mb-5 text-ink-muted">{can_return ? done.returning : done.later}</p>
      {can_return ? (
        <Form method="post">
          <Button type="submit" name="intent" value="return" variant="secondary" disabled={pending}>
            {done.back}
          </Button>
        </Form>
      ) : (
        <Link to="/newsletter" className="text-link">
          {done.toNewsletter}
        </Link>
      )}
    </MessagePage>
  )
}
