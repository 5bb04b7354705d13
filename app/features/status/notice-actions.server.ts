import { data } from 'react-router'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { readIntent, textField } from '#app/platform/form-data.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { statusPanel } from '#content/status-panel.ts'
import {
  checkNotice,
  type NoticeAnswer,
  type NoticeEntry,
  type NoticeErrors,
  readNotice,
} from './notice-form.ts'
import { adminStatusPath } from './status.ts'
import * as service from './status-service.server.ts'

const refuse = (entry: NoticeEntry | null, errors: NoticeErrors, status = 422) =>
  data<NoticeAnswer>({ entry, errors, key: crypto.randomUUID() }, status)

/** Posts what the form for a new notice says. */
export async function takeNewNotice(app: App, actor: Actor, form: FormData) {
  const id = textField(form, 'id', 40)
  if (!isUuid(id)) throw new AppError('invalid', 'The form could not be read.')
  const entry = readNotice(form)
  const checked = checkNotice(entry, app.now())
  if ('errors' in checked) return refuse(entry, checked.errors)
  try {
    await service.postNotice(app, actor, id, checked.values)
  } catch (error) {
    return refused(entry, error)
  }
  return redirectWithToast(`${adminStatusPath}/${id}`, { title: statusPanel.done.posted })
}

/** Does what a form of a notice's page asks for. */
export async function takeNoticeForm(app: App, actor: Actor, id: string, form: FormData) {
  const { kind } = await service.readNotice(app, actor, id)
  const seen = { id, based: textField(form, 'based', 40) }
  const isRemoval = readIntent(form, ['update', 'remove']) === 'remove'
  const entry = { ...readNotice(form), kind }
  try {
    if (isRemoval) {
      await service.removeNotice(app, actor, seen)
      return await redirectWithToast(adminStatusPath, { title: statusPanel.done.removed })
    }
    const checked = checkNotice(entry, app.now())
    if ('errors' in checked) return refuse(entry, checked.errors)
    await service.postUpdate(app, actor, seen, checked.values)
  } catch (error) {
    return refused(isRemoval ? null : entry, error)
  }
  return redirectWithToast(`${adminStatusPath}/${id}`, { title: statusPanel.done.updated })
}

function refused(entry: NoticeEntry | null, error: unknown) {
  if (!(error instanceof AppError) || error.code !== 'conflict') throw error
  return refuse(entry, { '': error.userMessage }, 409)
}
