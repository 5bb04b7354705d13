import { data } from 'react-router'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { readIntent, textField } from '#app/platform/form-data.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { readersDay } from '#app/platform/time-zone.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { newRequest } from '#content/client-requests.ts'
import { sendRequest } from './admin-client-request-service.server.ts'
import { adminRequestsPath } from './client-request.ts'
import {
  changeLines,
  checkEntry,
  type EntryErrors,
  entryIntents,
  type RequestAnswer,
  type RequestEntry,
  readEntry,
  rowChangeOf,
} from './new-request.ts'

/** Does what a button of the form for a new request asks for. */
export async function takeNewRequest(app: App, actor: Actor, form: FormData) {
  const clientId = textField(form, 'client', 40)
  const intent = readIntent(form, entryIntents)
  const entry = readEntry(form)
  const row = rowChangeOf(intent)
  if (row) {
    const { lines, focus } = changeLines(entry.lines, row)
    return show({ ...entry, lines }, {}, focus)
  }
  if (intent === 'show') return show(entry, {}, 'title')
  const id = textField(form, 'id', 40)
  if (!isUuid(id) || !isUuid(clientId)) throw new AppError('invalid', 'The form could not be read.')
  const { request, errors } = checkEntry(entry, readersDay(app.now()))
  if (Object.keys(errors).length > 0) return show(entry, errors)
  try {
    const { people } = await sendRequest(app, actor, { ...request, id, clientId })
    return await redirectWithToast(`${adminRequestsPath}/${id}`, {
      title: newRequest.sent,
      description: people === 0 ? newRequest.sentToNobody : request.title,
      ...(people === 0 && { tone: 'destructive' as const }),
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'conflict') return show(entry, { '': error.userMessage })
    if (error.code === 'invalid') return show(entry, { project: error.userMessage })
    throw error
  }
}

const show = (entry: RequestEntry, errors: EntryErrors, focus: string | null = null) =>
  data<RequestAnswer>(
    { entry, errors, focus, key: crypto.randomUUID() },
    Object.keys(errors).length > 0 ? 422 : 200,
  )
