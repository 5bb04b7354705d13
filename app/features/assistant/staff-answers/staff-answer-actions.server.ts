import { data, type RouterContextProvider } from 'react-router'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, readIntent, textField } from '#app/platform/form-data.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { staffAnswerPage as copy } from '#content/staff-answers.ts'
import { readGroup } from '../gaps/gap-service.server.ts'
import { isPublicPage } from '../public-page.ts'
import { personalDataIn } from './personal-data-in.ts'
import {
  type StaffAnswer,
  type StaffAnswerState,
  type StaffAnswerValues,
  staffAnswersPath,
} from './staff-answer.ts'
import { readStaffAnswer, type Typed } from './staff-answer-input.ts'
import * as service from './staff-answer-service.server.ts'
import { tryAnswer } from './try-answer-service.server.ts'

type Context = Readonly<RouterContextProvider>
const newIntents = ['save', 'try'] as const
const storedIntents = [...newIntents, 'withdraw', 'publish', 'restore', 'remove'] as const
const statusOf = { withdraw: 'withdrawn', publish: 'live' } as const

/** Handles the form of an answer: tries, adds, changes, withdraws, restores or deletes it. */
export async function takeStaffAnswer(
  context: Context,
  request: Request,
  answer: StaffAnswer | null,
) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const form = await readForm(request)
  const intent = readIntent(form, answer ? storedIntents : newIntents)
  const typed = typedIn(form)
  const refuse = (status: number, more: Omit<StaffAnswerState, 'typed'>) =>
    data<StaffAnswerState>({ typed, ...more }, status)
  const of = { id: answer?.id ?? '', based: Number(textField(form, 'based', 10)) }
  const done = (what: keyof typeof copy.done, id = of.id) =>
    redirectWithToast(id ? `${staffAnswersPath}/${id}` : staffAnswersPath, copy.done[what])
  try {
    if (intent === 'remove') {
      await service.removeStaffAnswer(app, actor, of)
      return await done('removed', '')
    }
    if (intent === 'restore') {
      await service.restoreStaffAnswer(app, actor, of, versionOf(textField(form, 'version', 10)))
      return await done('restored')
    }
    const read = await readWithPage(app, typed)
    if (intent === 'try') return await tryTyped(app, actor, form, typed, read, answer)
    if ('faults' in read) return refuse(422, read)
    const found = personalDataIn(Object.values(typed).join('\n'))
    if (found.length > 0 && intent !== 'withdraw' && !form.has('confirmed'))
      return refuse(422, { found, error: copy.errors.confirm })
    if (!answer) {
      const key = textField(form, 'gap', 36)
      const { ids } = key ? await readGroup(app, actor, key).catch(noneIfGone) : { ids: [] }
      const judged = isUuid(key) ? key : undefined
      const id = await service.addStaffAnswer(app, actor, read.values, { closes: ids, judged })
      return await done('added', id)
    }
    const status = intent === 'save' ? undefined : statusOf[intent]
    await service.changeStaffAnswer(app, actor, of, { values: read.values, status })
    return await done(status ?? 'saved')
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    return refuse(409, { error: error.userMessage })
  }
}

function typedIn(form: FormData): Typed {
  const field = (name: keyof Typed) => textField(form, name, 6_000)
  return {
    ...{ asked: field('asked'), answer: field('answer') },
    ...{ answer_fr: field('answer_fr'), path: field('path') },
  }
}

type Read = ReturnType<typeof readStaffAnswer>

/** Reads the form, and asks whether its page exists. */
async function readWithPage(app: App, typed: Typed): Promise<Read> {
  const read = readStaffAnswer(typed)
  if ('faults' in read || !read.values.path) return read
  const [pathname = ''] = read.values.path.split('#')
  // Visitors must be able to read it.
  const isThere = isPublicPage(pathname) && (await app.isOwnPath(pathname))
  return isThere ? read : { faults: { path: copy.errors.noPage } }
}

async function tryTyped(
  app: App,
  actor: Actor,
  form: FormData,
  typed: Typed,
  read: Read,
  answer: StaffAnswer | null,
) {
  const question = textField(form, 'try', 500).trim()
  if (!question) return data<StaffAnswerState>({ typed, tryError: copy.errors.try }, 422)
  const draft: StaffAnswerValues | null = 'values' in read ? read.values : null
  const tried = await tryAnswer(app, actor, { question, draft, instead: answer?.id })
  const faults = 'faults' in read && typed.asked.trim() !== '' ? read.faults : undefined
  return data<StaffAnswerState>({ typed, tried, faults })
}

/** The group may be gone or answered meanwhile; the answer is wanted all the same. */
function noneIfGone(error: unknown): { ids: string[] } {
  if (error instanceof AppError && error.code === 'not_found') return { ids: [] }
  throw error
}

/** 0 is the number of no version. */
const versionOf = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0)
