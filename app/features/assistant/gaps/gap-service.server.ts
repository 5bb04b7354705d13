import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { gapReport as copy } from '#content/assistant-reports.ts'
import { factLanguageOf } from '../facts/fact-language.ts'
import { fromBytes, toBytes } from '../knowledge/vector-bytes.ts'
import { type GapDays, type GapQuestion, type GapReport, groupsPerPage } from './gap.ts'
import { examplesOf, type ShownGroup, shownGroups } from './gap-report.ts'
import * as store from './gap-store.server.ts'

/** Only so many of the newest questions are grouped, to limit the work. */
const mostQuestions = 600
/** So many vectors are made while somebody waits for the page; the others at the next look. */
const mostAtOnce = 90

/**
 * What was asked and not answered in the last days, grouped by meaning. Two statements: the questions, and
 * the vectors that were missing.
 * @throws AppError `forbidden`
 */
export async function readGaps(
  app: App,
  actor: Actor,
  { days, page }: { days: GapDays; page: number },
): Promise<GapReport> {
  const questions = await readQuestions(app, actor, days)
  const groups = shownGroups(questions)
  const pages = Math.max(1, Math.ceil(groups.length / groupsPerPage))
  const shown = Math.min(page, pages)
  const from = (shown - 1) * groupsPerPage
  return {
    days,
    groups: groups.slice(from, from + groupsPerPage).map(({ gap }) => gap),
    ...{ page: shown, pages, total: groups.length },
    isCapped: questions.length >= mostQuestions,
    hasNoMeaning: questions.some((one) => !one.vector && factLanguageOf(one.text) === 'en'),
  }
}

/**
 * The group of a question, or a question alone that was answered otherwise.
 * @throws AppError `forbidden`; `not_found` when it is gone
 */
export async function readGroup(
  app: App,
  actor: Actor,
  key: string,
): Promise<{ wordings: string[]; ids: string[] }> {
  const found = await findGroup(app, actor, key)
  if (found) return { wordings: found.gap.examples, ids: found.open.map(({ id }) => id) }
  const question = isUuid(key) && (await app.db.read(actor, (tx) => store.selectQuestion(tx, key)))
  if (!question) throw gone()
  return { wordings: examplesOf([question]), ids: [] }
}

/** Takes a group out of the report, until it is asked often again. @throws AppError as `readGroup` */
export async function dismissGroup(app: App, actor: Actor, key: string): Promise<void> {
  const { userId } = requireStaff(actor, 'conversations')
  const found = await findGroup(app, actor, key)
  if (!found) throw gone()
  const ids = found.open.map(({ id }) => id)
  await app.db.as(actor, async (tx) => {
    await store.closeQuestions(tx, ids, { closed: 'not_ours', by: userId })
    const subject = { subjectType: 'assistant_gap', subjectId: key }
    const details = { questions: ids.length }
    await audit(tx, { ...subject, action: 'assistant_gap.dismissed', details })
  })
}

async function findGroup(app: App, actor: Actor, key: string): Promise<ShownGroup | undefined> {
  const questions = await readQuestions(app, actor, 90)
  return shownGroups(questions).find(({ open }) => open.some(({ id }) => id === key))
}

async function readQuestions(app: App, actor: Actor, days: number): Promise<GapQuestion[]> {
  requireStaff(actor, 'conversations')
  const since = new Date(app.now().getTime() - days * 86_400_000)
  const rows = await app.db.as(actor, (tx) => store.selectGaps(tx, since, mostQuestions))
  const made = await makeVectors(app, rows)
  return rows.map((row) => ({
    ...row,
    vector: made.get(row.id) ?? (row.vector && fromBytes(row.vector)),
  }))
}

/** Makes the vectors that are missing; the encoder understands English only. */
async function makeVectors(
  app: App,
  rows: readonly store.GapRow[],
): Promise<Map<string, Float32Array>> {
  const missing = rows
    .filter(({ vector, text }) => !vector && factLanguageOf(text) === 'en')
    .slice(0, mostAtOnce)
  if (missing.length === 0) return new Map()
  try {
    const vectors = await app.knowledge.meaningsOf(missing.map(({ text }) => text))
    const made = missing.flatMap(({ id }, place) => {
      const vector = vectors[place]
      return vector ? [{ id, vector }] : []
    })
    const kept = made.map(({ id, vector }) => ({ id, vector: toBytes(vector) }))
    await app.db.system((tx) => store.keepVectors(tx, kept))
    return new Map(made.map(({ id, vector }) => [id, vector]))
  } catch (error) {
    app.log.warn({ err: error }, 'assistant: unanswered questions were grouped by words alone')
    return new Map()
  }
}

const gone = () => new AppError('not_found', copy.gone)
