import { data } from 'react-router'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, textField } from '#app/platform/form-data.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { readersDay } from '#app/platform/time-zone.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { newDecision } from '#content/decisions.ts'
import { sendDecision } from './admin-decision-service.server.ts'
import { adminDecisionsPath } from './decision.ts'
import {
  checkEntry,
  type DecisionAnswer,
  type DecisionEntry,
  type EntryErrors,
  readEntry,
} from './new-decision.ts'

/** Handles the form for a new decision. */
export async function takeNewDecision(app: App, actor: Actor, request: Request) {
  const form = await readForm(request)
  const [id, clientId] = [textField(form, 'id', 40), textField(form, 'client', 40)]
  if (!isUuid(id) || !isUuid(clientId)) throw new AppError('invalid', 'The form could not be read.')
  const entry = readEntry(form)
  const { decision, errors } = checkEntry(entry, readersDay(app.now()))
  if (Object.keys(errors).length > 0) return refuse(id, entry, errors)
  const agent = request.headers.get('user-agent')
  try {
    const { people } = await sendDecision(app, actor, { ...decision, id, clientId }, agent)
    return await redirectWithToast(`${adminDecisionsPath}/${id}`, {
      title: newDecision.sent,
      description: people === 0 ? newDecision.sentToNobody : decision.title,
      ...(people === 0 && { tone: 'destructive' as const }),
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'conflict') return refuse(id, entry, { '': error.userMessage }, 409)
    if (error.code === 'invalid') return refuse(id, entry, { '': error.userMessage })
    throw error
  }
}

const refuse = (id: string, entry: DecisionEntry, errors: EntryErrors, status = 422) =>
  data<DecisionAnswer>({ id, entry, errors, key: crypto.randomUUID() }, status)
