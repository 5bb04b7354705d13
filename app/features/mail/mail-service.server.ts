import { z } from 'zod'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { claimDelivery } from './mail-store.server.ts'

export const mailQueue = 'mail'

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

/** Sends a mail if, and only if, the transaction commits. */
export function queueMail(app: App, tx: Tx, mail: Mail): Promise<void> {
  return app.jobs.enqueue(tx, mailQueue, mail)
}

/**
 * Delivers one queued mail. The delivery row is claimed first and kept only if the server took the
 * mail, so two workers never send the same one and a refused one is tried again.
 */
export async function deliverMail(
  app: Pick<App, 'db' | 'mailer'>,
  data: unknown,
  id: string,
): Promise<void> {
  const { kind, ...message } = mailSchema.parse(data)
  await app.db.system(async (tx) => {
    const isNew = await claimDelivery(tx, {
      id,
      kind,
      recipient: message.to,
      subject: message.subject,
    })
    if (isNew) await app.mailer.deliver(message, id)
  })
}
