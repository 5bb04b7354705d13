import { z } from 'zod'
import type { App } from '#app/platform/app.server.ts'
import { onOneLine } from '#app/platform/clean-text.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { seal, unseal } from '#app/platform/sealed.server.ts'
import * as store from './mail-store.server.ts'

export const mailQueue = 'mail'

/** How long the log says that a mail was sent, and the outbox keeps it. */
export const mailLogDays = 30

const dayMilliseconds = 86_400_000
/** As long as what could not be delivered rests in the queue `failed`, and a day for its last hour. */
const sealedDays = 91
const mostBytes = 64 * 1024 * 1024
const purpose = 'mail'

const mailSchema = z.object({
  /** What kind of mail it is, for the delivery log: `lead.confirmation`. */
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  replyTo: z.string().optional(),
  /** An entry for the reader's calendar, as iCalendar text. */
  calendar: z.object({ method: z.string(), content: z.string() }).optional(),
  /** Files, their bytes as base64: small ones, because they wait in the queue. */
  attachments: z
    .array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() }))
    .optional(),
  headers: z.record(z.string(), z.string()).optional(),
})
export type Mail = z.infer<typeof mailSchema>

/** As it waits: whoever reads the queue, or a backup of it, learns neither a link nor an address. */
const sealedSchema = z.object({ about: z.uuid().optional(), sealed: z.string() })
// What a release before this one queued.
const jobSchema = z.union([sealedSchema, mailSchema])

/**
 * Sends a mail if, and only if, the transaction commits.
 * @param about id of the record that it was sent for: what is still queued, and what the log says of it,
 *   goes when that record is deleted
 */
export function queueMail(app: App, tx: Tx, mail: Mail, about?: string): Promise<void> {
  const until = new Date(app.now().getTime() + sealedDays * dayMilliseconds)
  // Names and titles stand in subjects: none of them begins a header of its own.
  const oneLine = { ...mail, subject: onOneLine(mail.subject) }
  const sealed = seal(app.secret, purpose, oneLine, until)
  return app.jobs.enqueue(tx, mailQueue, { kind: mail.kind, about, sealed })
}

type Carrier = Pick<App, 'db' | 'mailer' | 'secret' | 'now'>

/**
 * Delivers one queued mail. The delivery row is claimed first and kept only if the server took the
 * mail, so two workers never send the same one and a refused one is tried again.
 * @throws when it cannot be opened, or the server refuses it
 */
export async function deliverMail(app: Carrier, data: unknown, id: string): Promise<void> {
  const { about, mail } = open(app, data)
  const { kind, ...message } = mail
  await app.db.system(async (tx) => {
    const isNew = await store.claimDelivery(tx, { id, kind, recipient: message.to, about })
    if (isNew) await app.mailer.deliver(message, id)
  })
}

function open(app: Carrier, data: unknown): { about?: string; mail: Mail } {
  const job = jobSchema.parse(data)
  if (!('sealed' in job)) return { mail: job }
  const mail = unseal(app.secret, purpose, job.sealed, app.now(), mostBytes)
  if (!mail) throw new Error('The mail cannot be opened: SESSION_SECRET was another one.')
  return { about: job.about, mail: mailSchema.parse(mail) }
}

/** Forgets what left long ago, and empties the outbox of what the log does not know any more. */
export async function tidyMails(app: App): Promise<void> {
  const before = new Date(app.now().getTime() - mailLogDays * dayMilliseconds)
  await app.db.system((tx) => store.deleteDeliveriesBefore(tx, before))
  await app.mailer.tidyOutbox((ids) => app.db.system((tx) => store.selectKnown(tx, ids, before)))
}
