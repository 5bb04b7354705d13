import { audit } from '#app/features/audit/audit-service.server.ts'
import { sendFile } from '#app/features/files/file-service.server.ts'
import { readList } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import { inboxPage } from '#content/inbox.ts'
import type { Quarantined } from './inbox.ts'
import * as store from './inbox-store.server.ts'
import { intakeOf } from './quarantine-forms.server.ts'
import { fileIn, withLabels } from './quarantine-labels.server.ts'
import { type QuarantineListQuery, quarantineList } from './quarantine-list-query.ts'

/** How long an emptied row of the quarantine stays after its decision. */
export const quarantineDays = 30
const downloadsPerPerson: Limit = { hits: 3_000, seconds: 600 }

/** One page of the quarantine, newest first; two statements. @throws AppError `forbidden` */
export function listQuarantined(app: App, actor: Actor, query: QuarantineListQuery) {
  requireStaff(actor, 'inbox')
  return app.db.read(actor, (tx) => readList(tx, quarantineList, query, store.quarantineSource()))
}

/** One quarantined submission with its labels. @throws AppError `not_found`, `forbidden` */
export async function readQuarantined(app: App, actor: Actor, id: string): Promise<Quarantined> {
  const { payload, ...submission } = await findQuarantined(app, actor, id)
  return { ...submission, ...withLabels(payload, intakeOf(submission.form)?.labels) }
}

/**
 * The uploaded file of a submission, always as a download, because its sender is unknown. Every
 * download is recorded.
 * @throws AppError `not_found`, `forbidden`, `rate_limited`
 */
export async function downloadQuarantinedFile(
  app: App,
  actor: Actor,
  request: Request,
  id: string,
): Promise<Response> {
  const staff = requireStaff(actor, 'inbox')
  await countHit(app, `download:${staff.userId}`, downloadsPerPerson, app.now())
  const submission = await findQuarantined(app, actor, id)
  const file = fileIn(submission.payload)
  if (!file) throw new AppError('not_found', 'Submission not found')
  if (request.method !== 'HEAD')
    await app.db.as(actor, (tx) =>
      audit(tx, {
        action: 'submission.file_downloaded',
        subjectType: 'submission',
        subjectId: id,
        details: { form: submission.form },
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
  const submission = isUuid(id)
    ? await app.db.as(actor, (tx) => store.selectQuarantined(tx, id))
    : undefined
  if (!submission) throw new AppError('not_found', 'Submission not found')
  return submission
}

/**
 * @throws AppError `conflict` when somebody has decided it already, otherwise as `findQuarantined`
 */
async function findUndecided(app: App, actor: Actor, id: string): Promise<store.StoredQuarantined> {
  try {
    return await findQuarantined(app, actor, id)
  } catch (error) {
    // Asked after the search, so that a decision made between the two is seen.
    if (error instanceof AppError && error.code === 'not_found' && isUuid(id))
      if (await app.db.as(actor, (tx) => store.isDecided(tx, id)))
        throw new AppError('conflict', inboxPage.dialog.decided)
    throw error
  }
}

/**
 * Stores a quarantined submission like any other, under the reference that its sender was given,
 * and sends its mails.
 * @throws AppError `not_found`, `forbidden`, `conflict`
 */
export async function releaseQuarantined(app: App, actor: Actor, id: string): Promise<void> {
  const staff = requireStaff(actor, 'inbox')
  const submission = await findUndecided(app, actor, id)
  const intake = intakeOf(submission.form)
  const parsed = intake?.schema.safeParse(submission.payload)
  if (!intake || !parsed?.success) throw new AppError('conflict', inboxPage.dialog.outdated)
  const consent = {
    text: submission.consent_text,
    page: submission.consent_page,
    at: submission.consent_at,
  }
  await app.db.as(actor, async (tx) => {
    if (!(await store.decideQuarantined(tx, id, 'released', staff.userId)))
      throw new AppError('conflict', inboxPage.dialog.decided)
    await intake.store(app, tx, { id, input: parsed.data, consent })
    await audit(tx, {
      action: 'submission.released',
      subjectType: 'submission',
      subjectId: id,
      details: { form: submission.form, reasons: submission.reasons },
    })
  })
}

/**
 * Discards a quarantined submission; no mail is sent. @throws AppError `not_found`, `forbidden`,
 * `conflict`
 */
export async function discardQuarantined(app: App, actor: Actor, id: string): Promise<void> {
  const staff = requireStaff(actor, 'inbox')
  const submission = await findUndecided(app, actor, id)
  await app.db.as(actor, async (tx) => {
    if (!(await store.decideQuarantined(tx, id, 'discarded', staff.userId)))
      throw new AppError('conflict', inboxPage.dialog.decided)
    await audit(tx, {
      action: 'submission.discarded',
      subjectType: 'submission',
      subjectId: id,
      details: { form: submission.form, reasons: submission.reasons },
    })
  })
}

/** Deletes submissions whose decision is older than their retention period. */
export function tidyQuarantine(app: App): Promise<void> {
  const before = new Date(app.now().getTime() - quarantineDays * 86_400_000)
  return app.db.system((tx) => store.deleteDecided(tx, before))
}
