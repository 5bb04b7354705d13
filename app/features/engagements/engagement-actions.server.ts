import { data, type RouterContextProvider } from 'react-router'
import { undoOffer } from '#app/features/undo/undo.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { engagementForm, engagementPage } from '#content/engagements.ts'
import { correctUpdate, removeUpdate } from './admin-project-update-service.server.ts'
import type { EngagementAnswer } from './engagement-answer.ts'
import { editProject } from './engagement-edit-service.server.ts'
import {
  milestoneSchema,
  parseCorrection,
  parseMilestone,
  parseProjectEdit,
  parseUpdate,
  projectEditFields,
  projectUpdateSchema,
  updateCorrectionSchema,
} from './engagement-forms.ts'
import { addMilestone, changeMilestone, milestoneChanges } from './milestone-service.server.ts'
import { postUpdate } from './project-update-service.server.ts'

type Context = Readonly<RouterContextProvider>

/** Handles one of the forms of an engagement's page and answers with a redirect or its errors. */
export async function takeEngagementForm(context: Context, projectId: string, form: FormData) {
  const intent = textField(form, 'intent', 40)
  const work = { context, projectId, form, here: `/lead_admin/engagements/${projectId}` }
  if (intent === 'save') return save(work)
  if (intent === 'milestone.add') return add(work)
  if (intent === 'update.post') return post(work)
  if (intent === 'update.correct') return correct(work)
  if (intent === 'update.remove') return remove(work)
  const change = milestoneChanges.find((one) => intent === `milestone.${one}`)
  if (!change) throw new AppError('invalid', 'The form could not be read.')
  const { app, actor } = who(context)
  const milestoneId = textField(form, 'milestone', 40)
  const { isChanged, change: made } = await changeMilestone(
    app,
    actor,
    { projectId, milestoneId },
    change,
  )
  const copy = engagementPage.milestones
  const title = {
    done: copy.wasDone,
    reopen: copy.wasReopened,
    up: copy.moved,
    down: copy.moved,
    remove: copy.removed,
  }[change]
  return redirectWithToast(
    work.here,
    isChanged ? { title, ...undoOffer(made) } : copy.unchanged[change],
  )
}

type Work = { context: Context; projectId: string; form: FormData; here: string }

async function save({ context, projectId, form, here }: Work) {
  const submission = parseProjectEdit(onlyFields(form, projectEditFields))
  if (submission.status !== 'success')
    return refuse({ intent: 'save', result: submission.reply(), stale: null }, 422)
  const { app, actor } = who(context)
  const saved = await editProject(app, actor, projectId, submission.value)
  if ('stale' in saved)
    return refuse({ intent: 'save', result: submission.reply(), stale: saved.stale }, 409)
  return redirectWithToast(here, { title: engagementForm.saved, ...undoOffer(saved.change) })
}

async function add({ context, projectId, form, here }: Work) {
  const submission = parseMilestone(onlyFields(form, Object.keys(milestoneSchema.shape)))
  const intent = 'milestone.add'
  if (submission.status !== 'success')
    return refuse({ intent, result: submission.reply(), stale: null }, 422)
  const { app, actor } = who(context)
  try {
    await addMilestone(app, actor, projectId, submission.value)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    const result = submission.reply({ formErrors: [error.userMessage] })
    return refuse({ intent, result, stale: null }, error.status)
  }
  return redirectWithToast(here, { title: engagementPage.milestones.added })
}

async function post({ context, projectId, form, here }: Work) {
  const submission = parseUpdate(onlyFields(form, Object.keys(projectUpdateSchema.shape)))
  if (submission.status !== 'success')
    return refuse({ intent: 'update.post', result: submission.reply(), stale: null }, 422)
  const { app, actor } = who(context)
  const told = await postUpdate(app, actor, projectId, submission.value)
  const { posted, postedTo } = engagementPage.updates
  const description = told ? postedTo(told) : undefined
  return redirectWithToast(here, { title: posted, description })
}

async function correct({ context, projectId, form, here }: Work) {
  const submission = parseCorrection(onlyFields(form, Object.keys(updateCorrectionSchema.shape)))
  const intent = 'update.correct'
  if (submission.status !== 'success')
    return refuse({ intent, result: submission.reply(), stale: null }, 422)
  const { app, actor } = who(context)
  const target = { projectId, updateId: textField(form, 'update', 40) }
  const { corrected, gone } = engagementPage.updates
  try {
    const staleUpdate = await correctUpdate(app, actor, target, submission.value)
    if (staleUpdate)
      return refuse({ intent, result: submission.reply(), stale: null, staleUpdate }, 409)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error
    const result = submission.reply({ formErrors: [gone] })
    return refuse({ intent, result, stale: null }, 409)
  }
  return redirectWithToast(here, { title: corrected })
}

async function remove({ context, projectId, form, here }: Work) {
  const { app, actor } = who(context)
  await removeUpdate(app, actor, { projectId, updateId: textField(form, 'update', 40) })
  return redirectWithToast(here, { title: engagementPage.updates.removed })
}

function refuse(answer: EngagementAnswer, status: number) {
  return data(answer, status)
}

function who(context: Context) {
  return { app: context.get(appContext), actor: context.get(actorContext) }
}
