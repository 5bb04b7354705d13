import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { audit } from '#app/features/audit/audit-service.server.ts'
import { addressListMail, type ListMail } from '#app/features/mail/mailing-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { withoutAddresses } from '#app/platform/clean-text.ts'
import { AppError } from '#app/platform/errors.ts'
import { isFinalFailure } from '#app/platform/final-failure.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { isAboutMail } from '#app/platform/mailer.server.ts'
import { issuePage, sendDialog } from '#content/admin-newsletter.ts'
import { perMinuteMost } from './issue.ts'
import { fingerprint } from './issue-fingerprint.server.ts'
import { renderIssue } from './issue-mail.server.tsx'
import * as store from './issue-sending-store.server.ts'
import { lockDraft, selectIssue, selectItems } from './issue-store.server.ts'

export const newsletterQueue = 'newsletter'

// A run is shorter than the time a process has to stop; the next run is queued.
const runMilliseconds = 3_000
/** With growing pauses these last most of a day, as the tries of other mails do. */
const triesMost = 7
const jobSchema = z.object({ issueId: z.string() })

/** The data of the confirmation dialog: the issue, the number of readers, and what is missing. */
export async function readSending(app: App, actor: Actor, id: string) {
  requireStaff(actor, 'newsletter')
  return app.db.as(actor, async (tx) => {
    const issue = isUuid(id) ? await selectIssue(tx, id) : undefined
    if (!issue) throw new AppError('not_found', issuePage.notFound)
    const { subject, introduction, state, per_minute } = issue
    const items = await selectItems(tx, id)
    const isEmpty = introduction === '' && items.length === 0
    const based = fingerprint({ subject, introduction, items })
    const missing = subject === '' ? sendDialog.noSubject : isEmpty ? sendDialog.noContent : null
    return { subject, state, per_minute, missing, based, readers: await store.countConfirmed(tx) }
  })
}

/**
 * Starts sending an issue to everyone who is subscribed now, at a number of mails per minute.
 * @returns the number of readers
 * @param based the fingerprint of the draft that the page showed
 * @throws AppError `invalid`, `conflict` when sending has already started, or somebody has changed
 *   the draft since
 */
export async function startSending(
  app: App,
  actor: Actor,
  id: string,
  { perMinute, based }: { perMinute: number; based: string },
): Promise<number> {
  const { missing } = await readSending(app, actor, id)
  const isRate = Number.isInteger(perMinute) && perMinute >= 1 && perMinute <= perMinuteMost
  if (missing || !isRate) throw new AppError('invalid', missing ?? sendDialog.errors.rate)
  return app.db.as(actor, async (tx) => {
    await lockDraft(tx, id)
    const issue = await selectIssue(tx, id)
    const items = await selectItems(tx, id)
    const { subject = '', introduction = '' } = issue ?? {}
    const content = { subject, introduction, items }
    if (issue?.state === 'draft' && fingerprint(content) !== based)
      throw new AppError('conflict', issuePage.errors.stale(subject, items.length))
    const total = await store.beginSending(tx, id, content, perMinute)
    if (total === null) throw new AppError('conflict', issuePage.errors.noDraft)
    await app.jobs.enqueue(tx, newsletterQueue, { issueId: id })
    const details = { subject, total, per_minute: perMinute }
    await audit(tx, {
      action: 'issue.sent',
      subjectType: 'issue',
      subjectId: id,
      details,
    })
    return total
  })
}

/**
 * Stops sending, or continues with the readers who have not got the issue yet. @returns whether the
 * state changed
 */
export async function switchSending(
  app: App,
  actor: Actor,
  id: string,
  to: 'sending' | 'stopped',
): Promise<boolean> {
  requireStaff(actor, 'newsletter')
  if (!isUuid(id)) return false
  return app.db.as(actor, async (tx) => {
    if (!(await store.switchSending(tx, id, to))) return false
    if (to === 'sending') await app.jobs.enqueue(tx, newsletterQueue, { issueId: id })
    const action = to === 'sending' ? 'issue.resumed' : 'issue.stopped'
    await audit(tx, { action, subjectType: 'issue', subjectId: id })
    return true
  })
}

/**
 * A job: sends mails for a few seconds at the issue's rate, then queues the next job. Two jobs at
 * once share the rate and never send the same mail.
 */
export async function sendWaiting(app: App, data: unknown): Promise<void> {
  const { issueId } = jobSchema.parse(data)
  const content = await app.db.system((tx) => store.selectContent(tx, issueId))
  if (!content) return
  const mail = await renderIssue(content, app.config.baseUrl)
  const end = Date.now() + runMilliseconds
  let next = new Date()
  while (Date.now() < end) {
    const wait = await app.db.system((tx) => store.takeTurn(tx, issueId))
    if (wait === null) return
    if (wait > end - Date.now()) {
      next = new Date(Date.now() + wait)
      break
    }
    if (wait > 0) await delay(wait)
    else if (!(await sendNext(app, mail, issueId))) {
      if (await app.db.system((tx) => store.finishIssue(tx, issueId))) return
      // The remaining mails have just failed or are being sent by another job.
      const due = await app.db.system((tx) => store.selectNextDue(tx, issueId))
      next = new Date(Math.max(Date.now() + 1_000, due?.getTime() ?? 0))
      break
    }
  }
  await app.db.system((tx) =>
    app.jobs.enqueue(tx, newsletterQueue, { issueId }, undefined, { startAfter: next }),
  )
}

/**
 * Sends one mail and stores that it was sent, in one transaction. If the process dies in between,
 * the mail is sent again with the same message id, by which the receiving server, or the outbox,
 * recognises it. A mail server that is away costs no mail a try: the whole issue waits for it. One that serves
 * others and never this mail does, so that the issue comes to its end.
 * @returns false when no mail is due
 */
async function sendNext(app: App, mail: ListMail, issueId: string): Promise<boolean> {
  return app.db.system(async (tx) => {
    const due = await store.takeDelivery(tx, issueId)
    if (!due) return false
    const { id, email, subscriber_id, state, tries } = due
    if (!email || !subscriber_id || state !== 'confirmed') {
      await store.settleDelivery(tx, id, 'skipped')
      return true
    }
    const addressed = addressListMail('newsletter', app, mail, { id: subscriber_id, email })
    try {
      await app.mailer.deliver(addressed, id)
      await store.settleDelivery(tx, id, 'sent')
    } catch (error) {
      const said = String(error instanceof Error ? error.message : error)
      const fault = withoutAddresses(said).slice(0, 500)
      app.log.warn({ issueId, delivery: id, err: error }, 'newsletter mail refused')
      const isFinal = isFinalFailure(error) || tries + 1 >= triesMost
      const isOfMail = isAboutMail(error) || tries > 0 || (await store.isOwnFault(tx, id))
      if (!isOfMail) await store.pauseIssue(tx, issueId, id, fault)
      else if (isFinal) await store.settleDelivery(tx, id, 'failed', fault)
      else await store.delayDelivery(tx, id, 60 * 4 ** tries, fault)
    }
    return true
  })
}

/**
 * Queues jobs again for issues whose job was lost, for example after restoring a backup. One whose job waits for a
 * mail server makes no progress either, and needs no second job.
 */
export async function resumeStranded(app: App): Promise<void> {
  await app.db.system(async (tx) => {
    const stranded = await store.lockStranded(tx)
    // Read after the lock: another instance may have queued a job while this one waited.
    const sent = new Set((await store.selectQueued(tx, newsletterQueue)).map((job) => job.issue))
    for (const { id } of stranded)
      if (!sent.has(id)) await app.jobs.enqueue(tx, newsletterQueue, { issueId: id })
  })
}
