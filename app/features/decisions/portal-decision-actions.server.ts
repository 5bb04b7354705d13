import { data } from 'react-router'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { cleanLine, cleanText } from '#app/platform/clean-text.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, readIntent, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { portalDecision as copy } from '#content/decisions.ts'
import {
  type AnswerRefusal,
  drawingLength,
  drawingPattern,
  isDrawn,
  nameLength,
  portalDecisionsPath,
  reasonLength,
} from './decision.ts'
import { answer } from './portal-decision-service.server.ts'

/** Handles the forms by which somebody agrees or declines. */
export async function takeAnswer(app: App, actor: Actor, request: Request, id: string) {
  const form = await readForm(request)
  const declines = readIntent(form, ['agree', 'decline']) === 'decline'
  const round = Number(textField(form, 'round', 9)) | 0
  const reason = String(cleanText(textField(form, 'because', reasonLength * 2)) ?? '')
  const name = String(cleanLine(textField(form, 'name', nameLength * 2)) ?? '')
  const lines = textField(form, 'drawing', drawingLength + 1)
  const isLines = lines.length <= drawingLength && drawingPattern.test(lines)
  const drawing = isLines && isDrawn(lines) ? lines : ''
  const refuse = (error: string, status: number, of: Partial<AnswerRefusal> = {}) =>
    data<AnswerRefusal>(
      { error, reasonError: null, reason, nameError: null, name, drawing, ...of },
      status,
    )
  if (declines && reason === '') return refuse('', 422, { reasonError: copy.errors.because })
  if (declines && reason.length > reasonLength)
    return refuse('', 422, { reasonError: copy.errors.becauseLong })
  if (!declines && lines !== '' && !isLines)
    return refuse('', 422, { nameError: copy.errors.drawing })
  if (!declines && form.has('name')) {
    if (name === '' && drawing === '') return refuse('', 422, { nameError: copy.errors.name })
    if (name.length > nameLength) return refuse('', 422, { nameError: copy.errors.nameLong })
  }
  const agent = request.headers.get('user-agent')
  try {
    const given = {
      id,
      round,
      because: declines ? reason : null,
      name: name || null,
      drawing: drawing || null,
    }
    const { kind, title } = await answer(app, actor, given, agent)
    return await redirectWithToast(`${portalDecisionsPath}/${id}`, {
      title: declines ? copy.wasDeclined(title) : copy.done[kind](title),
    })
  } catch (error) {
    const isSaid = error instanceof AppError && ['conflict', 'rate_limited'].includes(error.code)
    if (isSaid) return refuse(error.userMessage, error.status)
    throw error
  }
}
