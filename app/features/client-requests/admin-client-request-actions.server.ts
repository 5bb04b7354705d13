import { data } from 'react-router'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { cleanText } from '#app/platform/clean-text.ts'
import { AppError } from '#app/platform/errors.ts'
import { readIntent, textField } from '#app/platform/form-data.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { adminRequest as copy, newRequest } from '#content/client-requests.ts'
import * as service from './admin-client-request-service.server.ts'
import {
  type AdminAnswer,
  adminIntents,
  adminRequestsPath,
  returnedLength,
} from './client-request.ts'
import { checkFields, checkLine, type EntryErrors, isWrongId, readEntry } from './new-request.ts'
import { keepAsTemplate } from './request-template-service.server.ts'

/** Does what one of the forms of a request's page asks for. */
export async function takeRequestForm(app: App, actor: Actor, id: string, form: FormData) {
  const intent = readIntent(form, adminIntents)
  const line = textField(form, 'line', 40)
  const entry = readEntry(form)
  const typed = { ...entry, because: textField(form, 'because', returnedLength * 2) }
  const refuse = (errors: EntryErrors, status = 422) =>
    data<AdminAnswer>({ intent, line, errors, typed }, status)
  const seen = { id, based: textField(form, 'based', 40) }
  try {
    const done = await run()
    return typeof done === 'string'
      ? await redirectWithToast(`${adminRequestsPath}/${id}`, { title: done })
      : refuse(done)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'conflict') return refuse({ '': error.userMessage }, 409)
    if (error.code === 'invalid') return refuse({ contact: error.userMessage })
    throw error
  }

  /** @returns what was done, or what is wrong with the fields */
  async function run(): Promise<string | EntryErrors> {
    if (intent === 'accept') return copy.accepted(await decided(null))
    if (intent === 'return') {
      const because = String(cleanText(typed.because) ?? '')
      if (because === '') return { because: copy.errors.because }
      if (because.length > returnedLength) return { because: copy.errors.becauseLong }
      return copy.wasReturned(await decided(because))
    }
    if (intent === 'save') {
      const { fields, errors } = checkFields(entry, null)
      if (isWrongId(entry.contact)) errors.contact = newRequest.errors.place
      if (Object.keys(errors).length > 0) return errors
      const contactId = isUuid(entry.contact) ? entry.contact : null
      await service.editRequest(app, actor, seen, { ...fields, contactId })
      return copy.saved
    }
    if (intent === 'add') {
      const checked = checkLine(entry.lines[0] ?? { kind: 'document', title: '', hint: '' }, 0)
      if (Object.keys(checked.errors).length > 0) return checked.errors
      await service.addLine(app, actor, seen, checked.line)
      return copy.added
    }
    if (intent === 'remove') {
      const { title } = await service.removeLine(app, actor, seen, line)
      return copy.wasRemoved(title)
    }
    if (intent === 'template') {
      await keepAsTemplate(app, actor, id)
      return copy.kept
    }
    await service.cancelRequest(app, actor, seen, intent === 'cancel')
    return intent === 'cancel' ? copy.wasCancelled : copy.wasReopened
  }

  async function decided(because: string | null): Promise<string> {
    return (await service.decideLine(app, actor, seen, line, because)).title
  }
}
