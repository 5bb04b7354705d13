import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { App } from '#app/platform/app.server.ts'
import { beginningOf, onOneLine } from '#app/platform/clean-text.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { isFinalFailure } from '#app/platform/final-failure.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { seal, unseal } from '#app/platform/sealed.server.ts'
import { chooseMail } from './mail-choice-store.server.ts'
import { choiceOf, type MailKind } from './mail-kinds.ts'
import * as store from './mail-store.server.ts'

export const mailQueue = 'mail'

/** What a mail needs to know of the installation: `inbound` says that answers by mail are read. */
export type MailSite = { baseUrl: string; inbound?: object }

/** The number of days that the delivery log and the outbox keep a mail. */
export const mailLogDays = 30

const dayMilliseconds = 86_400_000
/** As long as failed jobs are kept in the queue `failed`, plus one day. */
export const sealedDays = 91
const mostBytes = 64 * 1024 * 1024
const purpose = 'mail'

const mailSchema = z.object({
  /** The kind of mail, for the delivery log: `lead.confirmation`. */
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  replyTo: z.string().optional(),
  /** A calendar entry, as iCalendar text. */
  calendar: z.object({ method: z.string(), content: z.string() }).optional(),
  /** Attachments as base64; small ones, because they are stored in the queue. */
  attachments: z
    .array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() }))
    .optional(),
  headers: z.record(z.string(), z.string()).optional(),
  /** The record that this mail and others to the same address are about: they are shown as one thread. */
  thread: z.uuid().optional(),
})
export type Mail = z.infer<typeof mailSchema> & {
  kind: MailKind
  /** The page of the portal that the mail leads to: for the digest of a reader who wants one. */
  page?: string
}

/**
 * A mail in the queue, encrypted, so that the queue and its backups contain neither links nor
 * addresses.
 */
const sealedSchema = z.object({ about: z.uuid().optional(), sealed: z.string() })
// A mail that an earlier release has queued unencrypted.
const jobSchema = z.union([sealedSchema, mailSchema])

/** As long as the title of a notice. */
const digestTitle = 300

/**
 * Sends a mail if, and only if, the transaction commits. This is the one place that follows what its reader has chosen: the
 * mail may wait for their digest instead, or not be sent.
 * @param about id of the record that the mail is about: the queued mail and its log entry are
 *   deleted with that record
 * @param id of the mail, when its record must know it: it is in the Message-ID
 */
export async function queueMail(
  app: App,
  tx: Tx,
  { page, ...mail }: Mail,
  about?: string,
  id?: string,
): Promise<void> {
  const until = new Date(app.now().getTime() + sealedDays * dayMilliseconds)
  // Names and titles occur in subjects; line breaks are removed so that they cannot add a mail
  // header.
  const oneLine = { ...mail, subject: onOneLine(mail.subject) }
  const kind = choiceOf(mail.kind)
  if (kind && page) {
    const title = beginningOf(oneLine.subject, digestTitle)
    const told = { to: mail.to, kind, mailKind: mail.kind, title, page, now: app.now() }
    if (!(await chooseMail(tx, told))) return
  }
  const sealed = seal(app.secret, purpose, oneLine, until)
  const mark = markOf(app, mail.to)
  await app.jobs.enqueue(tx, mailQueue, { kind: mail.kind, about, mark, sealed }, id)
}

/** Finds the waiting mails to an address, and does not say which address it is. */
const markOf = (app: Pick<App, 'secret'>, address: string) =>
  createHmac('sha256', app.secret)
    .update(`mail:waiting:${address.toLowerCase()}`)
    .digest('base64url')

/** The mails to these addresses that wait in the queue, the newest fifty. The caller has checked access. */
export async function readWaitingMails(app: App, addresses: string[]) {
  const marks = addresses.map((address) => markOf(app, address))
  const jobs = await app.jobs.waiting(mailQueue, marks)
  return jobs.flatMap(({ id, at, data, attempts }) => {
    const job = sealedSchema.safeParse(data).data
    const mail = job && openMail(app, job.sealed)
    return mail ? [{ id, at, attempts, kind: mail.kind, to: mail.to, subject: mail.subject }] : []
  })
}

declare module '#app/platform/app.server.ts' {
  interface App {
    /** What is done when a mail of a kind was sent, or cannot be delivered. Features add theirs. */
    mailEnds: Map<string, MailEnd>
  }
}

type MailEnd = (tx: Tx, mailId: string, isSent: boolean) => Promise<void>

type Carrier = Pick<App, 'db' | 'mailer' | 'secret' | 'now'> & Partial<Pick<App, 'mailEnds'>>

/**
 * Delivers one queued mail. Its delivery row is inserted first and committed only when the mail
 * server accepted the mail, so two workers never send the same mail and a refused one is tried
 * again.
 * @throws when it cannot be decrypted, or the server refuses it
 */
export async function deliverMail(app: Carrier, data: unknown, id: string): Promise<void> {
  const { about, mail } = open(app, data)
  const { kind, thread, ...message } = mail
  const end = app.mailEnds?.get(kind)
  try {
    await app.db.system(async (tx) => {
      const earlier = thread ? await store.selectThread(tx, thread, message.to) : []
      const { to: recipient, subject } = message
      const delivery = { id, kind, recipient, subject, about, thread }
      const isNew = await store.claimDelivery(tx, delivery)
      if (!isNew) return
      await end?.(tx, id, true)
      await app.mailer.deliver({ ...message, earlier }, id)
    })
  } catch (error) {
    if (end && isFinalFailure(error)) await app.db.system((tx) => end(tx, id, false))
    throw error
  }
}

/**
 * Notes that mails could not be delivered, as a bounce says; their features note it too.
 * @param messageIds of the mails, without their brackets; those that are none of ours are left out
 */
export async function noteUndelivered(
  { mailEnds }: Pick<App, 'mailEnds'>,
  tx: Tx,
  messageIds: string[],
): Promise<void> {
  const ids = messageIds.map((one) => one.split('@', 1)[0] ?? '').filter((id) => isUuid(id))
  if (ids.length === 0) return
  for (const { id, kind } of await store.markUndelivered(tx, ids))
    await mailEnds.get(kind)?.(tx, id, false)
}

type QueuedMail = z.infer<typeof mailSchema>

function open(app: Carrier, data: unknown): { about?: string; mail: QueuedMail } {
  const job = jobSchema.parse(data)
  if (!('sealed' in job)) return { mail: job }
  const mail = openMail(app, job.sealed)
  if (!mail) throw new Error('The mail cannot be opened: SESSION_SECRET was another one.')
  return { about: job.about, mail }
}

/** A mail of the queue; null when it was sealed with another secret. */
export function openMail(app: Pick<App, 'secret' | 'now'>, sealed: string): QueuedMail | null {
  const mail = unseal(app.secret, purpose, sealed, app.now(), mostBytes)
  return mail ? mailSchema.parse(mail) : null
}

/** Deletes old log entries, and the outbox's mails that have no log entry. */
export async function tidyMails(app: App): Promise<void> {
  const before = new Date(app.now().getTime() - mailLogDays * dayMilliseconds)
  await app.db.system((tx) => store.deleteDeliveriesBefore(tx, before))
  await app.mailer.tidyOutbox((ids) => app.db.system((tx) => store.selectKnown(tx, ids, before)))
}
