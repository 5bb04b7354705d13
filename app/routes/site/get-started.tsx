import { data, redirect } from 'react-router'
import { referenceOf } from '#app/features/intake/intake.ts'
import { IntakeFields } from '#app/features/intake/intake-fields.tsx'
import { issueFormToken } from '#app/features/intake/intake-service.server.ts'
import { useIntakePending } from '#app/features/intake/use-intake.ts'
import {
  type DossierAnswer,
  firstOpenStep,
  lastStep,
  readAnswers,
  readStep,
  type Step,
} from '#app/features/leads/get-started.ts'
import { answerPage } from '#app/features/leads/get-started-answer.server.ts'
import { readDraft, readReceipt } from '#app/features/leads/get-started-draft.server.ts'
import { Filling } from '#app/features/leads/get-started-filling.tsx'
import { forgetAnswers } from '#app/features/leads/get-started-keep.ts'
import { GetStartedPage } from '#app/features/leads/get-started-page.tsx'
import { Received } from '#app/features/leads/get-started-received.tsx'
import { Scheduling } from '#app/features/leads/get-started-widget.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { appContext } from '#app/platform/context.ts'
import { getStarted } from '#content/get-started.ts'
import type { Route } from './+types/get-started'

const form = 'get_started'
/** Whatever names a step is made for one visitor; the plain address is the same for everyone. */
const personal = { headers: { 'cache-control': 'private, no-store' } }

export const meta: Route.MetaFunction = (args) => siteMeta(getStarted.meta, args)

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const token = issueFormToken(context, form)
  const asked = url.searchParams.get('step')
  if (asked === '4') {
    const text = url.searchParams.get('receipt')
    if (!text) throw redirect('/get-started')
    const receipt = readReceipt(app, text)
    const { schedulingUrl = null } = app.config
    const shown = receipt && {
      firstName: receipt.firstName,
      reference: referenceOf(receipt.leadId),
    }
    return data({ received: { receipt: shown, schedulingUrl } }, personal)
  }
  if (asked === null) return data({ token, step: 1 as Step, answers: {}, errors: {} })
  const answers = await readDraft(app, request)
  const step = Math.min(readStep(asked) ?? 1, firstOpenStep(answers)) as Step
  return data({ token, step, answers, errors: {} }, personal)
}

export const action = ({ request, context }: Route.ActionArgs) => answerPage(context, request)

/** A lost connection must not take the answers along; what has arrived need not be kept. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const posted = await request.clone().formData()
  try {
    return data(await serverAction(), { status: 422 })
  } catch (error) {
    if (error instanceof Response) forgetAnswers()
    if (error instanceof Response) throw error
    const lost: DossierAnswer = {
      step: lastStep,
      answers: readAnswers(posted),
      errors: {},
      intake: { result: null, challenge: null, failed: true },
    }
    return data(lost, { status: 503 })
  }
}

export default function GetStarted({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useIntakePending(form, actionData?.intake ?? undefined)
  if ('received' in loaderData) {
    const { receipt, schedulingUrl } = loaderData.received
    return (
      <GetStartedPage stage="received" rings={4}>
        <Received receipt={receipt}>
          <Scheduling url={schedulingUrl} />
        </Received>
      </GetStartedPage>
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
