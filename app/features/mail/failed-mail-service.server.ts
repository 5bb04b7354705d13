import { audit } from '#app/features/audit/audit-service.server.ts'
import { readList } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { type FailedMailListQuery, failedMailList } from './failed-mail-list-query.ts'
import { failedMailSource } from './failed-mail-list-store.server.ts'
import * as store from './failed-mail-store.server.ts'
import { mailLogDays, openMail } from './mail-service.server.ts'

const dayMilliseconds = 86_400_000

/** One page of the mails that did not arrive; two statements. @throws AppError `forbidden` */
export function listFailedMails(app: App, actor: Actor, query: FailedMailListQuery) {
  requireStaff(actor, 'inbox')
  return app.db.read(actor, (tx) => readList(tx, failedMailList, query, failedMailSource))
}

/** Notes that staff have seen to a mail that did not arrive. @throws AppError `forbidden`, `conflict` */
export async function seeToMail(app: App, actor: Actor, id: string): Promise<void> {
  requireStaff(actor, 'inbox')
  await app.db.as(actor, async (tx) => {
    const changed = isUuid(id) ? await store.markSeenTo(tx, id, app.now()) : 0
    if (changed === 0) throw new AppError('conflict', 'The mail is gone, or has been seen to')
    await audit(tx, { action: 'mail.seen_to', subjectType: 'mail', subjectId: id })
  })
}

/**
 * Adds mails that were given up to the log of mails, where staff see them beside those that came back, and tells their
 * features. Jobs that fail for good lie in a queue that only the owner of the database reads.
 */
export async function noteGivenUp(app: App): Promise<void> {
  const since = new Date(app.now().getTime() - mailLogDays * dayMilliseconds)
  await app.db.system(async (tx) => {
    let portion = await store.selectGivenUp(tx, since)
    while (portion.length > 0) {
      for (const { sealed, mail_id, ...job } of portion) {
        // Sealed with another secret: nobody can read to whom it was.
        const mail = openMail(app, sealed)
        if (!mail) continue
        const { kind, to: recipient, subject } = mail
        await store.insertGivenUp(tx, { ...job, kind, recipient, subject })
        await app.mailEnds.get(kind)?.(tx, mail_id, false)
      }
      portion = await store.selectGivenUp(tx, since, portion.at(-1)?.id)
    }
  })
}
