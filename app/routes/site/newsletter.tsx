import { useEffect } from 'react'
import { data, Link } from 'react-router'
import { readReference } from '#app/features/intake/intake.ts'
import { issueFormToken, receiveForm } from '#app/features/intake/intake-service.server.ts'
import { sendForm } from '#app/features/intake/send-form.ts'
import { SubscribeForm } from '#app/features/intake/subscribe-form.tsx'
import { NewsletterOpening } from '#app/features/newsletter/newsletter-opening.tsx'
import { SubscribeBox } from '#app/features/newsletter/subscribe-box.tsx'
import { newsletterIntake } from '#app/features/newsletter/subscription-service.server.ts'
import { hiddenWays } from '#app/features/site/hidden-ways.ts'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { raiseToast } from '#app/ui/toast.ts'
import { newsletterConsent, newsletterForm, newsletterPage } from '#content/newsletter.ts'
import type { Route } from './+types/newsletter'

const { success, failure } = newsletterForm

export function meta({ matches }: Route.MetaArgs) {
  const origin = matches[0].loaderData?.origin
  const crumbs = hiddenWays.newsletter
  return pageMeta({ ...newsletterPage.meta, pathname: '/newsletter', origin, hidden: true, crumbs })
}

export function loader({ url, context }: Route.LoaderArgs) {
  return { token: issueFormToken(context, newsletterIntake.form), sent: readReference(url) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const received = await receiveForm(context, request, newsletterIntake, failure.description)
  // With a fragment: without a script the browser would otherwise stay at the form's position.
  return received.ok
    ? redirectWithToast(`/newsletter?sent=${received.reference}#content`, success)
    : data(received.answer, received.status)
}

/** After a lost connection the form shows a message and keeps the address. */
export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm(args, { form: 'newsletter', lost: failure.description })

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  useEffect(() => {
    if (actionData?.failed) raiseToast({ ...failure, tone: 'destructive' })
  }, [actionData])
  const isSent = loaderData.sent !== null && !actionData
  return (
    <>
      <NewsletterOpening isSent={isSent} />
      <div className="frame pb-16 md:pb-24">
        <SubscribeBox key={loaderData.sent}>
          <SubscribeForm
            form="newsletter"
            token={loaderData.token}
            answer={actionData}
            consent={newsletterConsent}
            variant="primary"
          >
            <input type="hidden" name="page" value="/newsletter" />
          </SubscribeForm>
        </SubscribeBox>
        <p className="mt-8">
          <Link to="/blog" className="text-link">
            {newsletterPage.toInsights}
          </Link>
        </p>
      </div>
    </>
  )
}
