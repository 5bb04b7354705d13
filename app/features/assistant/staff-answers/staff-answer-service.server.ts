import { audit } from '#app/features/audit/audit-service.server.ts'
import { readList, readRows } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { staffAnswerPage as copy } from '#content/staff-answers.ts'
import { closeQuestions } from '../gaps/gap-store.server.ts'
import { handleOpinions } from '../opinions/opinion-store.server.ts'
import type { AnsweredQuestion } from '../questions/answered-question.ts'
import { answeredByStaff } from './answered-by-staff.ts'
import type { AnswerStatus, StaffAnswer, StaffAnswerValues } from './staff-answer.ts'
import {
  type AnswerVersionQuery,
  answerVersionList,
  type StaffAnswerListQuery,
  staffAnswerList,
} from './staff-answer-list-query.ts'
import { answerVersionSource, staffAnswerSource } from './staff-answer-list-store.server.ts'
import * as store from './staff-answer-store.server.ts'

/** An answer and the version that the form showed. */
type Based = { id: string; based: number }

/** What the assistant says now, read as a visitor. */
export async function readLiveAnswers({ db }: Pick<App, 'db'>): Promise<AnsweredQuestion[]> {
  const rows = await db.asVisitor(store.selectLiveAnswers)
  return rows.map(({ id, ...values }) => answeredByStaff(id, values))
}

/** One page of the list. @throws AppError `forbidden` */
export function listStaffAnswers(app: App, actor: Actor, query: StaffAnswerListQuery) {
  requireStaff(actor, 'conversations')
  const source = staffAnswerSource(query)
  return app.db.read(actor, (tx) => readList(tx, staffAnswerList, query, source))
}

/** An answer with one page of its history. @throws AppError `forbidden`, `not_found` */
export function readStaffAnswerPage(app: App, actor: Actor, id: string, query: AnswerVersionQuery) {
  requireStaff(actor, 'conversations')
  return app.db.read(actor, async (tx) => {
    const answer = await found(tx, id)
    const history = await readRows(tx, answerVersionList, query, answerVersionSource(id))
    return { answer, history }
  })
}

/**
 * Adds an answer, which the assistant gives from now on.
 * @param closes unanswered questions that it answers: they leave the report
 * @param judged the question of an answer that did not help: the opinions about it are dealt with
 * @returns its id
 * @throws AppError `forbidden`
 */
export async function addStaffAnswer(
  app: App,
  actor: Actor,
  values: StaffAnswerValues,
  { closes = [], judged }: { closes?: readonly string[]; judged?: string } = {},
): Promise<string> {
  const { userId } = requireStaff(actor, 'conversations')
  const id = crypto.randomUUID()
  await app.db.as(actor, async (tx) => {
    await store.insertAnswer(tx, id, values)
    await store.keepVersion(tx, id, { by: userId })
    await closeQuestions(tx, closes, { closed: 'answered', by: userId, answerId: id })
    const questions = judged ? [...closes, judged] : closes
    await handleOpinions(tx, { questions }, { by: userId, answerId: id })
    await note(tx, id, 'added', { version: 1 })
  })
  return id
}

/**
 * Saves an answer, as a new version.
 * @throws AppError `forbidden`, `not_found`; `conflict` when somebody else saved meanwhile
 */
export function changeStaffAnswer(
  app: App,
  actor: Actor,
  of: Based,
  change: { values?: StaffAnswerValues; status?: AnswerStatus },
): Promise<void> {
  return write(app, actor, of, async (before) => ({
    values: { ...valuesOf(before), ...change.values, status: change.status ?? before.status },
    verb: verbOf(before.status, change.status),
  }))
}

/** Restores the words of a version, as a new version. @throws AppError as `changeStaffAnswer` */
export function restoreStaffAnswer(
  app: App,
  actor: Actor,
  of: Based,
  version: number,
): Promise<void> {
  return write(app, actor, of, async (before, tx) => {
    const old = await store.selectAnswerVersion(tx, of.id, version)
    if (!old) throw new AppError('not_found', copy.notFound)
    return { values: { ...old, status: before.status }, verb: 'restored', restoredFrom: version }
  })
}

/** Deletes an answer with its history. @throws AppError as `changeStaffAnswer` */
export async function removeStaffAnswer(app: App, actor: Actor, of: Based): Promise<void> {
  requireStaff(actor, 'conversations')
  await app.db.as(actor, async (tx) => {
    await locked(tx, of)
    await store.deleteAnswer(tx, of.id)
    await note(tx, of.id, 'removed', {})
  })
}

type Verb = 'added' | 'changed' | 'withdrawn' | 'live' | 'restored' | 'removed'
type Written = {
  values: StaffAnswerValues & { status: AnswerStatus }
  verb: Verb
  restoredFrom?: number
}

async function write(
  app: App,
  actor: Actor,
  of: Based,
  decide: (before: StaffAnswer, tx: Tx) => Promise<Written>,
): Promise<void> {
  const { userId } = requireStaff(actor, 'conversations')
  await app.db.as(actor, async (tx) => {
    const before = await locked(tx, of)
    const { values, verb, restoredFrom } = await decide(before, tx)
    const fields = Object.keys(values) as (keyof typeof values)[]
    const changed = fields.filter((field) => values[field] !== before[field])
    if (changed.length === 0) return
    await store.updateAnswer(tx, of.id, values)
    await store.keepVersion(tx, of.id, { by: userId, restoredFrom })
    await note(tx, of.id, verb, { changed, version: before.version + 1 })
  })
}

const verbOf = (before: AnswerStatus, now: AnswerStatus = before): Verb =>
  now === before ? 'changed' : now

const valuesOf = ({ asked, answer, answer_fr, path }: StaffAnswer): StaffAnswerValues => ({
  ...{ asked, answer, answer_fr, path },
})

/** The log says which answer and which version; its words are in the history. */
function note(tx: Tx, id: string, verb: Verb, details: Record<string, unknown>): Promise<void> {
  const subject = { subjectType: 'assistant_answer', subjectId: id }
  return audit(tx, { ...subject, action: `assistant_answer.${verb}`, details })
}

async function found(tx: Tx, id: string, lock = false): Promise<StaffAnswer> {
  const answer = isUuid(id) ? await store.selectAnswer(tx, id, lock) : undefined
  if (!answer) throw new AppError('not_found', copy.notFound)
  return answer
}

async function locked(tx: Tx, { id, based }: Based): Promise<StaffAnswer> {
  const answer = await found(tx, id, true)
  if (answer.version !== based) throw new AppError('conflict', copy.errors.stale)
  return answer
}
