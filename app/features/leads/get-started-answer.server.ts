import { data, type RouterContextProvider, redirect } from 'react-router'
import { receiveForm } from '#app/features/intake/intake-service.server.ts'
import { carriedOf } from '#app/features/pricing/estimate-text.ts'
import { appContext } from '#app/platform/context.ts'
import { onlyFields, readIntent } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { getStarted } from '#content/get-started.ts'
import {
  type AnswerErrors,
  fieldNames,
  fieldsOf,
  type GetStartedAnswer,
  keptNames,
  lastStep,
  readAnswers,
  readStep,
  type Step,
  stepBack,
  steps,
  stepWith,
} from './get-started.ts'
import { dropDraft, keepDraft, writeReceipt } from './get-started-draft.server.ts'
import { check, getStartedSchema } from './get-started-schema.ts'
import { getStartedIntake } from './get-started-service.server.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Answers a post of one step of the get-started form: another step, the same one with errors, or
 * the thank-you page.
 */
export async function answerPage(context: Context, request: Request) {
  const app = context.get(appContext)
  // A body that is not a form is read as an empty form.
  const posted = await request.formData().catch(() => new FormData())
  const answers = readAnswers(onlyFields(posted, [...keptNames]))
  const step = readStep(new URL(request.url).searchParams.get('step')) ?? 1
  const intent = readIntent(posted, ['', 'next', 'submit', 'previous', ...steps.map(String)])
  const carried = carriedOf(answers.estimate)
  const state: GetStartedAnswer = { step, answers, errors: {}, carried, intake: null }

  const back = stepBack(intent, step)
  if (back) return turnTo(back)
  const errors = check(answers, fieldsOf[step])
  if (Object.keys(errors).length > 0) return data({ ...state, errors }, 422)
  if (step < lastStep || intent === 'next') return turnTo(Math.min(step + 1, lastStep) as Step)

  const received = await receiveForm(context, posted, getStartedIntake, getStarted.failure.text)
  if (!received.ok) {
    const found = firstMessages(received.answer.result?.error ?? {})
    const where = stepWith(found) ?? step
    return data({ ...state, step: where, errors: found, intake: received.answer }, received.status)
  }
  const { firstName, lastName, email } = getStartedSchema.parse(answers)
  const name = `${firstName} ${lastName}`
  const receipt = writeReceipt(app, { leadId: received.id, firstName, name, email })
  const headers = await dropDraft(request)
  // A full page load, because only this page's own Content-Security-Policy allows the external
  // calendar's frame.
  if (app.config.schedulingUrl) headers.set('X-Remix-Reload-Document', 'true')
  return redirectWithToast(`/get-started?step=4&receipt=${receipt}`, getStarted.success, headers)

  async function turnTo(target: Step) {
    const headers = await keepDraft(app, answers)
    if (!headers) return data({ ...state, step: target })
    return redirect(`/get-started?step=${target}`, { status: 303, headers })
  }
}

function firstMessages(error: Record<string, string[] | null>): AnswerErrors {
  const pairs = fieldNames.map((name) => [name, error[name]?.[0]])
  return Object.fromEntries(pairs.filter(([, message]) => message))
}
