import { lazy, Suspense } from 'react'
import { data, redirect } from 'react-router'
import { readBookingView } from '#app/features/bookings/booking.ts'
import {
  bookingPass,
  readBookingPage,
} from '#app/features/bookings/visitor-booking-service.server.ts'
import { referenceOf } from '#app/features/intake/intake.ts'
import { IntakeFields } from '#app/features/intake/intake-fields.tsx'
import { issueFormToken } from '#app/features/intake/intake-service.server.ts'
import { useIntakePending } from '#app/features/intake/use-intake.ts'
import {
  type Answers,
  type GetStartedAnswer,
  lastStep,
  readAnswers,
  readStep,
  type Step,
} from '#app/features/leads/get-started.ts'
import { answerPage } from '#app/features/leads/get-started-answer.server.ts'
import { readDraft, readReceipt } from '#app/features/leads/get-started-draft.server.ts'
import { Filling } from '#app/features/leads/get-started-filling.tsx'
import { Received } from '#app/features/leads/get-started-received.tsx'
import { forgetAnswers } from '#app/features/leads/get-started-saved-answers.ts'
import { firstOpenStep } from '#app/features/leads/get-started-schema.ts'
import { codeOf, readCode } from '#app/features/pricing/estimate.ts'
import { carriedOf } from '#app/features/pricing/estimate-text.ts'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { getStarted } from '#content/get-started.ts'
import type { Route } from './+types/get-started'
import { bookingGuard } from './booking-guard.tsx'

const form = 'get_started'
/**
 * A page with a step belongs to one visitor; without parameters it is the same for everyone and
 * cached.
 */
const personal = { headers: { 'cache-control': 'private, no-store' } }

export const meta: Route.MetaFunction = (args) => siteMeta(getStarted.meta, args)

/**
 * The thank-you page shows times in the visitor's time zone, which needs a script. It is loaded at
 * once, so that the times do not change while the visitor chooses.
 */
export const handle = {
  scripts: ({ search }: { search: string }) =>
    new URLSearchParams(search).get('step') === '4' ? 'at-once' : 'on-use',
} as const

const BookingCalendar = lazy(async () => {
  const { BookingCalendar } = await import('#app/features/bookings/booking-calendar.tsx')
  return { default: BookingCalendar }
})

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const token = issueFormToken(context, form)
  const asked = url.searchParams.get('step')
  if (asked === '4') {
    const text = url.searchParams.get('receipt')
    if (!text) throw redirect('/get-started')
    const receipt = readReceipt(app, text)
    const calendar = await readBookingPage(app, context.get(actorContext), {
      view: readBookingView(url.searchParams),
      pass: receipt && bookingPass(app, receipt.leadId),
    })
    const shown = receipt && {
      firstName: receipt.firstName,
      reference: referenceOf(receipt.leadId),
    }
    return data({ received: { receipt: shown, calendar } }, personal)
  }
  const code = url.searchParams.get('estimate')
  if (asked === null && code === null)
    return data({ token, step: 1 as Step, answers: {}, errors: {}, carried: null })
  if (asked === null) {
    // From the page of prices: what was said there need not be said again.
    const estimated = readCode(code ?? '')
    const answers: Answers = estimated
      ? { estimate: codeOf(estimated), primaryInterest: estimated.solution }
      : {}
    const carried = carriedOf(answers.estimate)
    return data({ token, step: 1 as Step, answers, errors: {}, carried }, personal)
  }
  const answers = await readDraft(app, request)
  const step = Math.min(readStep(asked) ?? 1, firstOpenStep(answers)) as Step
  const carried = carriedOf(answers.estimate)
  return data({ token, step, answers, errors: {}, carried }, personal)
}

export const action = ({ request, context }: Route.ActionArgs) => answerPage(context, request)

/** Keeps the answers when the connection is lost, and deletes them when they were stored. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const posted = await request.clone().formData()
  try {
    return data(await serverAction(), { status: 422 })
  } catch (error) {
    if (error instanceof Response) forgetAnswers()
    if (error instanceof Response) throw error
    const lost: GetStartedAnswer = {
      step: lastStep,
      answers: readAnswers(posted),
      errors: {},
      carried: null,
      intake: { result: null, challenge: null, failed: true },
    }
    return data(lost, { status: 503 })
  }
}

export default function GetStarted({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useIntakePending(form, actionData?.intake ?? undefined)
  if ('received' in loaderData) {
    const { receipt, calendar } = loaderData.received
    return (
      <Received receipt={receipt}>
        <Suspense fallback={<div className="skeleton h-[64rem] lg:h-[56rem]" />}>
          <BookingCalendar page={calendar} guard={bookingGuard} />
        </Suspense>
      </Received>
    )
  }
  const { token, ...state } = loaderData
  const intake = actionData?.intake ?? undefined
  return (
    <Filling
      state={state}
      answer={actionData}
      pending={pending}
      guard={<IntakeFields form={form} token={token} answer={intake} draft={false} />}
    />
  )
}
