import { data } from 'react-router'
import { undoOffer } from '#app/features/undo/undo.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { onOneLine } from '#app/platform/clean-text.ts'
import { AppError } from '#app/platform/errors.ts'
import { textField } from '#app/platform/form-data.server.ts'
import { isDay } from '#app/platform/instant.ts'
import { oneOf } from '#app/platform/one-of.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { leadFollowUp as copy } from '#content/lead-follow-up.ts'
import {
  type FollowUpAnswer,
  type FollowUpPart,
  lostNoteLength,
  lostReasons,
  stepLength,
} from './follow-up.ts'
import { changeLost, changeNextStep, changeOwner } from './follow-up-service.server.ts'
import { changeSpam } from './spam-service.server.ts'

/** What the forms of a lead ask for, besides a note and a status. */
export const followUpIntents = ['owner', 'next_step', 'lost', 'spam', 'not_spam'] as const
export type FollowUpIntent = (typeof followUpIntents)[number]

type Posted = {
  app: App
  actor: Actor
  form: FormData
  id: string
  /** The lead's page. */
  here: string
  /** Where one is when the lead is no longer in the list. */
  after: string
}

/** Handles the forms of what staff keep of a lead. */
export async function takeFollowUp(posted: Posted, intent: FollowUpIntent) {
  const { app, actor, id, here, after } = posted
  const { spam } = copy
  if (intent === 'spam') {
    const { changed, change } = await changeSpam(app, actor, [{ id }], true)
    return changed > 0
      ? redirectWithToast(after, {
          ...{
            title: spam.marked(changed),
            description: spam.markedText(changed),
            ...undoOffer(change),
          },
        })
      : redirectWithToast(here, {
          ...{ title: spam.none, description: spam.noneText, tone: 'destructive' },
        })
  }
  if (intent === 'not_spam') {
    const { changed, change } = await changeSpam(app, actor, [{ id }], false)
    const title = changed > 0 ? spam.takenBack : spam.wasNone
    return redirectWithToast(here, { title, ...undoOffer(change) })
  }
  try {
    const done = await takePart(posted, intent)
    if (!('title' in done)) return done
    return await redirectWithToast(here, { title: done.title, ...undoOffer(done.change) })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    return refused(posted.form, intent, error.userMessage, 409)
  }
}

function takePart(posted: Posted, part: FollowUpPart) {
  if (part === 'owner') return takeOwner(posted)
  return part === 'lost' ? takeLost(posted) : takeNextStep(posted)
}

async function takeOwner({ app, actor, form, id }: Posted) {
  const owner = textField(form, 'owner', 36)
  try {
    const { change } = await changeOwner(app, actor, [seenIn(form, id)], owner || null)
    return { title: copy.owner.saved, change }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    return refused(form, 'owner', error.userMessage, 422)
  }
}

async function takeNextStep({ app, actor, form, id }: Posted) {
  const { errors, nextStep } = copy
  const text = onOneLine(textField(form, 'step', 2 * stepLength))
  const on = textField(form, 'on', 10)
  if (text.length > stepLength) return refused(form, 'next_step', errors.step, 422)
  if (on && !isDay(on)) return refused(form, 'next_step', errors.stepOn, 422, 'on')
  if (on && !text) return refused(form, 'next_step', errors.stepMissing, 422)
  const step = { text: text || null, on: on || null }
  const { change } = await changeNextStep(app, actor, seenIn(form, id), step)
  return { title: text ? nextStep.saved : nextStep.ended, change }
}

async function takeLost({ app, actor, form, id }: Posted) {
  const { errors, lost } = copy
  const chosen = textField(form, 'reason', 40)
  const reason = oneOf(chosen, lostReasons)
  const note = onOneLine(textField(form, 'lost_note', 2 * lostNoteLength))
  if (chosen && !reason) return refused(form, 'lost', errors.reason, 422)
  if (note.length > lostNoteLength) return refused(form, 'lost', errors.note, 422, 'lost_note')
  if (note && !reason) return refused(form, 'lost', errors.reason, 422)
  const given = { reason: reason ?? null, note: note || null }
  const { change } = await changeLost(app, actor, seenIn(form, id), given)
  return { title: reason ? lost.saved : lost.reopened, change }
}

/** The part as the form showed it. */
const seenIn = (form: FormData, id: string) => ({ id, was: textField(form, 'was', 800) })

const typedFields = ['owner', 'step', 'on', 'reason', 'lost_note'] as const

function refused(
  form: FormData,
  part: FollowUpPart,
  error: string,
  status: 409 | 422,
  field?: FollowUpAnswer['field'],
) {
  const typed = Object.fromEntries(typedFields.map((name) => [name, textField(form, name, 1_000)]))
  return data<FollowUpAnswer>({ part, typed, error, ...(field && { field }) }, status)
}
