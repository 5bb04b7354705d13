import { data } from 'react-router'
import { undoOffer } from '#app/features/undo/undo.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { readIntent, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { leadAnswer as copy } from '#content/lead-answers.ts'
import {
  type AnswerFaults,
  type AnswerText,
  answerFaults,
  bodyLength,
  fillBlanks,
  waitSeconds,
  withTemplate,
} from './lead-answer.ts'
import { readAnswering, sendAnswer } from './lead-answer-service.server.ts'

type Sent = { app: App; actor: Actor; leadId: string; back: string }

/** Sends an answer, or adds a template to its text for a browser without scripts. */
export async function answerLead(form: FormData, { app, actor, leadId, back }: Sent) {
  const typed = {
    subject: textField(form, 'subject', 1_000),
    body: textField(form, 'body', bodyLength * 2).replaceAll('\r\n', '\n'),
  }
  if (readIntent(form, ['send', 'insert']) === 'insert') {
    const { templates, blanks } = await readAnswering(app, actor, leadId)
    const template = templates.find(({ id }) => id === form.get('template'))
    if (!template) return refused(typed, { template: copy.errors.template }, 422)
    const filled = {
      subject: fillBlanks(template.subject, blanks),
      body: fillBlanks(template.body, blanks),
    }
    return refused(withTemplate(typed, filled), {}, 200)
  }
  const faults = answerFaults(typed)
  if (Object.keys(faults).length > 0) return refused(typed, faults, 422)
  try {
    const answer = { id: textField(form, 'answer', 36), ...typed }
    const { change, address } = await sendAnswer(app, actor, leadId, answer)
    return redirectWithToast(back, {
      ...{ title: copy.done(waitSeconds), description: copy.doneText(address) },
      ...undoOffer(change),
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    return refused(typed, {}, 409, error.userMessage)
  }
}

const refused = (typed: AnswerText, faults: AnswerFaults, status: number, error?: string) =>
  data({ typed, faults, error }, { status })
