import { audit } from '#app/features/audit/audit-service.server.ts'
import { readList } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { WorkerBusy, WorkerFailed } from '#app/platform/worker.ts'
import { quarantinedMailPage } from '#content/inbound-mail.ts'
import { handOver, takenFrom } from './handle-mail-service.server.ts'
import type { InboundMail, MailboxState } from './inbound-mail.ts'
import { deleteMailsBefore, quarantineGivenUp, settleMail } from './inbound-mail-store.server.ts'
import { withStoredMail } from './mail-worker.server.ts'
import { mailboxName } from './mailbox-reader.server.ts'
import { selectContact } from './mailbox-store.server.ts'
import {
  type QuarantinedMailListQuery,
  quarantinedMailList,
} from './quarantined-mail-list-query.ts'
import * as store from './quarantined-mail-store.server.ts'
import { readReplyAddress, replyDays } from './reply-address-service.server.ts'

/** How long a mail waits for staff. */
export const quarantineDays = 30
const dayMilliseconds = 86_400_000
const { errors } = quarantinedMailPage

/** One page of the mails of a state, newest first. @throws AppError `forbidden` */
export async function listQuarantinedMails(
  app: App,
  actor: Actor,
  query: QuarantinedMailListQuery,
) {
  requireStaff(actor, 'inbox')
  const { inbound } = app.config
  return app.db.read(actor, async (tx) => {
    const [page, contact] = await Promise.all([
      readList(tx, quarantinedMailList, query, store.quarantinedMailSource(query)),
      inbound && selectContact(tx, mailboxName(inbound)),
    ])
    const mailbox: MailboxState = {
      isRead: inbound !== undefined,
      failedAt: contact?.failed_at ?? null,
      readAt: contact?.read_at ?? null,
    }
    return { ...page, mailbox }
  })
}

/** One mail with its whole text. @throws AppError `not_found`, `forbidden` */
export async function readQuarantinedMail(
  app: App,
  actor: Actor,
  id: string,
): Promise<InboundMail> {
  const { storage_key: _, message_id: __, ...mail } = await find(app, actor, id)
  return mail
}

/**
 * Puts a quarantined mail into the record that its reply address names, because staff say that the sender is
 * right.
 * @throws AppError `not_found`, `forbidden`, `conflict` (somebody has decided, or it cannot be put there)
 */
export async function putMailIn(app: App, actor: Actor, id: string): Promise<void> {
  const { userId } = requireStaff(actor, 'inbox')
  const mail = await find(app, actor, id)
  if (mail.state !== 'quarantined') throw new AppError('conflict', errors.decided)
  if (!mail.storage_key) throw new AppError('conflict', errors.notWhole)
  await readAgain(app, mail.storage_key, async (read) => {
    const tokens = read?.to.flatMap((address) => readReplyAddress(app, address) ?? []) ?? []
    const from = read?.from[0] ?? ''
    const token = tokens.find((one) => one.isAddressee(from)) ?? tokens[0]
    if (!read || !token) throw new AppError('conflict', errors.notWhole)
    const given = { ...mail, received_at: mail.created_at }
    await app.db.as(actor, async (tx) => {
      // A colleague who deletes it waits until it is stored where it belongs, and is told then.
      if (!(await store.lockQuarantined(tx, id))) throw new AppError('conflict', errors.decided)
      const outcome = await handOver(app, given, read, token)
      if (outcome !== 'taken') throw new AppError('conflict', errors[outcome])
      const taken = takenFrom(read, token)
      if (!(await settleMail(tx, id, 'quarantined', taken, userId)))
        throw new AppError('conflict', errors.decided)
      const details = { from: read.from[0], into: token.kind, intoId: token.id }
      await audit(tx, { ...subjectOf(id), action: 'inbound_mail.put_in', details })
    })
  })
}

/**
 * Deletes what is kept of a quarantined mail. @throws AppError `not_found`, `forbidden`, `conflict` (somebody has
 * decided)
 */
export async function discardMail(app: App, actor: Actor, id: string): Promise<void> {
  const { userId } = requireStaff(actor, 'inbox')
  const { reason } = await find(app, actor, id)
  const emptied = { sender: '', sender_name: '', subject: '', body: '', file_names: [] }
  const nothing = { ...emptied, about_kind: null, about_id: null }
  await app.db.as(actor, async (tx) => {
    const deleted = { ...nothing, state: 'ignored', reason: 'deleted' } as const
    if (!(await settleMail(tx, id, 'quarantined', deleted, userId)))
      throw new AppError('conflict', errors.decided)
    await audit(tx, { ...subjectOf(id), action: 'inbound_mail.discarded', details: { reason } })
  })
}

/** @throws AppError `conflict` when it cannot be read at this moment */
async function readAgain(
  app: App,
  key: string,
  use: Parameters<typeof withStoredMail<void>>[2],
): Promise<void> {
  try {
    await withStoredMail(app, key, use)
  } catch (error) {
    if (!(error instanceof WorkerFailed || error instanceof WorkerBusy)) throw error
    app.log.warn({ err: error }, 'a mail was not read')
    throw new AppError('conflict', errors.notRead)
  }
}

const subjectOf = (id: string) => ({ subjectType: 'inbound_mail', subjectId: id })

async function find(app: App, actor: Actor, id: string) {
  requireStaff(actor, 'inbox')
  const mail = isUuid(id) ? await app.db.as(actor, (tx) => store.selectMail(tx, id)) : undefined
  if (!mail) throw new AppError('not_found', 'Not found')
  return mail
}

/**
 * Shows staff the mails that were tried until their job was given up. Deletes mails: quarantined ones after `quarantineDays`; others when the reply addresses of their time have expired, so
 * that none can come twice.
 */
export async function tidyInboundMails(app: App): Promise<void> {
  const before = (days: number) => new Date(app.now().getTime() - days * dayMilliseconds)
  await app.db.system(async (tx) => {
    await quarantineGivenUp(tx)
    await deleteMailsBefore(tx, before(quarantineDays), ['quarantined'])
    await deleteMailsBefore(tx, before(replyDays), ['taken', 'ignored'])
  })
}
