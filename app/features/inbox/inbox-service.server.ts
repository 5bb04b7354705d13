import { audit } from '#app/features/audit/audit-service.server.ts'
import { sendFile } from '#app/features/files/file-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { cutPage, readListQuery } from '#app/platform/keyset.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import { inboxPage } from '#content/inbox.ts'
import type { Quarantined } from './inbox.ts'
import * as store from './inbox-store.server.ts'
import { intakeOf } from './quarantine-forms.server.ts'
import { fileIn, inWords } from './quarantine-labels.server.ts'

const perPage = 50
const countedUpTo = 1_000
const keptDays = 30
const downloadsPerPerson: Limit = { hits: 3_000, seconds: 600 }

/** One page of what is held, newest first; two queries. @throws AppError `forbidden` */
export async function listQuarantined(app: App, actor: Actor, params: URLSearchParams) {
  requireStaff(actor, 'inbox')
  const query = readListQuery(params, ['created_at'])
  return app.db.read(actor, async (tx) => {
    const [found, waiting] = await Promise.all([
      store.selectQuarantined(tx, query, perPage + 1),
      store.countQuarantined(tx, countedUpTo),
    ])
    return { ...cutPage(found, query, perPage), waiting }
  })
}

/** One held submission in words. @throws AppError `not_found`, `forbidden` */
export async function readQuarantined(app: App, actor: Actor, id: string): Promise<Quarantined> {
  const { payload, ...held } = await findQuarantined(app, actor, id)
  return { ...held, ...inWords(payload, intakeOf(held.form)?.words) }
}

/**
 * The file that came along, to be saved and never shown in a page: it comes from a stranger. Each time
 * is recorded. @throws AppError `not_found`, `forbidden`, `rate_limited`
 */
export async function downloadQuarantinedFile(
  app: App,
  { actor }: { actor: Actor },
  request: Request,
  id: string,
): Promise<Response> {
  const staff = requireStaff(actor, 'inbox')
  await countHit(app.db, `download:${staff.userId}`, downloadsPerPerson, app.now())
  const held = await findQuarantined(app, actor, id)
  const file = fileIn(held.payload)
  if (!file) throw new AppError('not_found', 'Submission not found')
  if (request.method !== 'HEAD')
    await app.db.as(actor, (tx) =>
      audit(tx, {
        action: 'submission.file_downloaded',
        subjectType: 'submission',
        subjectId: id,
        details: { form: held.form },
      }),
    )
  return sendFile(request, app, file)
}

async function findQuarantined(
  app: App,
  actor: Actor,
  id: string,
): Promise<store.StoredQuarantined> {
  requireStaff(actor, 'inbox')
  const held = isUuid(id)
    ? await app.db.as(actor, (tx) => store.selectOneQuarantined(tx, id))
    : undefined
  if (!held) throw new AppError('not_found', 'Submission not found')
  return held
}

/** @throws AppError `conflict` when somebody else was faster, else as `findQuarantined` */
async function findUndecided(app: App, actor: Actor, id: string): Promise<store.StoredQuarantined> {
  requireStaff(actor, 'inbox')
  if (isUuid(id) && (await app.db.as(actor, (tx) => store.isDecided(tx, id))))
    throw new AppError('conflict', inboxPage.dialog.decided)
  return findQuarantined(app, actor, id)
}

/**
 * Lets a held submission go the ordinary way: stored under the reference its sender was told, with
 * its mails. @throws AppError `not_found`, `forbidden`, `conflict`
 */
export async function releaseQuarantined(app: App, actor: Actor, id: string): Promise<void> {
  const staff = requireStaff(actor, 'inbox')
  const held = await findUndecided(app, actor, id)
  const intake = intakeOf(held.form)
  const parsed = intake?.schema.safeParse(held.payload)
  if (!intake || !parsed?.success) throw new AppError('conflict', inboxPage.dialog.outdated)
  const consent = { text: held.consent_text, page: held.consent_page, at: held.consent_at }
  await app.db.as(actor, async (tx) => {
    if (!(await store.decideQuarantined(tx, id, 'released', staff.userId)))
      throw new AppError('conflict', inboxPage.dialog.decided)
    await intake.store(app, tx, { id, input: parsed.data, consent }, actor)
    await audit(tx, {
      action: 'submission.released',
      subjectType: 'submission',
      subjectId: id,
      details: { form: held.form, reasons: held.reasons },
    })
  })
}

/** Takes a held submission off the list; nothing is sent. @throws AppError `not_found`, `forbidden`, `conflict` */
export async function discardQuarantined(app: App, actor: Actor, id: string): Promise<void> {
  const staff = requireStaff(actor, 'inbox')
  const held = await findUndecided(app, actor, id)
  await app.db.as(actor, async (tx) => {
    if (!(await store.decideQuarantined(tx, id, 'discarded', staff.userId)))
      throw new AppError('conflict', inboxPage.dialog.decided)
    await audit(tx, {
      action: 'submission.discarded',
      subjectType: 'submission',
      subjectId: id,
      details: { form: held.form, reasons: held.reasons },
    })
  })
}

/** Removes what was decided long enough ago. */
export function tidyQuarantine(app: App): Promise<void> {
  const before = new Date(app.now().getTime() - keptDays * 86_400_000)
  return app.db.system((tx) => store.deleteDecided(tx, before))
}
