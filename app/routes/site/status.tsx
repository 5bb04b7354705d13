import { useEffect } from 'react'
import { data } from 'react-router'
import { readReference } from '#app/features/intake/intake.ts'
import { issueFormToken, receiveForm } from '#app/features/intake/intake-service.server.ts'
import { sendForm } from '#app/features/intake/send-form.ts'
import { SubscribeForm } from '#app/features/intake/subscribe-form.tsx'
import { hiddenWays } from '#app/features/site/hidden-ways.ts'
import { homePicture, missingMeta, pageMeta } from '#app/features/site/page-meta.ts'
import { statusPath } from '#app/features/status/status.ts'
import { statusFeedLink } from '#app/features/status/status-feed.ts'
import { StatusPage, StatusUnknown } from '#app/features/status/status-page.tsx'
import { StatusSubscribe } from '#app/features/status/status-subscribe.tsx'
import { statusIntake } from '#app/features/status/status-subscription-service.server.ts'
import { appContext } from '#app/platform/context.ts'
import { dependsOn } from '#app/platform/page-dependencies.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { raiseToast } from '#app/ui/toast.ts'
import { statusPage, statusUnknown } from '#content/status.ts'
import { statusConsent, statusSubscribe } from '#content/status-subscription.ts'
import type { Route } from './+types/status'

const { success, failure } = statusSubscribe

/** Milliseconds for which the page is kept: maintenance begins by the clock, and the database may go away. */
const keptFor = { current: 30_000, away: 5_000 }

/** What was read now, or what this process knew last while the database is away. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { board, isCurrent } = await app.statusBoard.read()
  const now = app.now()
  const milliseconds = isCurrent ? keptFor.current : keptFor.away
  dependsOn(context, ['status'], new Date(now.getTime() + milliseconds))
  const form = { token: issueFormToken(context, statusIntake.form), sent: readReference(url) }
  if (!board)
    return data({ ...form, known: null }, { status: 503, headers: { 'Retry-After': '30' } })
  return data({ ...form, known: { board, isCurrent, now: now.toISOString() } })
}

export async function action({ request, context }: Route.ActionArgs) {
  const received = await receiveForm(context, request, statusIntake, failure.description)
  return received.ok
    ? redirectWithToast(`${statusPath}?sent=${received.reference}#subscribe`, success)
    : data(received.answer, received.status)
}

/** After a lost connection the form shows a message and keeps the address. */
export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm(args, { form: 'status', lost: failure.description })

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.known) return missingMeta(statusUnknown.meta)
  const origin = matches[0].loaderData?.origin
  const page = { ...statusPage.meta, pathname: statusPath, origin, crumbs: hiddenWays.status }
  return [...pageMeta({ ...page, share: homePicture }), statusFeedLink]
}

export default function Status({ loaderData, actionData }: Route.ComponentProps) {
  const { known, token, sent } = loaderData
  useEffect(() => {
    if (actionData?.failed) raiseToast({ ...failure, tone: 'destructive' })
  }, [actionData])
  if (!known) return <StatusUnknown />
  return (
    <StatusPage
      {...known}
      subscribe={
        <StatusSubscribe key={sent} isSent={sent !== null && !actionData}>
          <SubscribeForm
            form="status"
            token={token}
            answer={actionData}
            consent={statusConsent}
            variant="secondary"
          />
        </StatusSubscribe>
      }
    />
  )
}
