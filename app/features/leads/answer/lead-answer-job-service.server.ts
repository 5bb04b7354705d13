import { z } from 'zod'
import { replyAddressFor } from '#app/features/inbound-mail/reply-address-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { noteFirstAnswer } from '../first-answer-service.server.ts'
import { leadAnswerMail } from './lead-answer-mails.server.tsx'
import { endAnswer, takeAnswer } from './lead-mail-store.server.ts'

const jobSchema = z.object({ id: z.uuid(), sendAt: z.iso.datetime() })

/** Hands an answer to the mail queue when its time has come, unless it was stopped. */
export async function handOverAnswer(app: App, data: unknown): Promise<void> {
  const { id, sendAt } = jobSchema.parse(data)
  await app.db.system(async (tx) => {
    const answer = await takeAnswer(tx, id, sendAt)
    if (!answer) return
    const { lead_id: leadId, address, author_name, subject, body } = answer
    // Where no mail is read, a reply goes to the staff's mailbox.
    const replyTo =
      replyAddressFor(app, { kind: 'lead', id: leadId, address }) ?? app.config.notifyEmail
    const words = { to: address, replyTo, subject, body, author: author_name ?? '' }
    const mail = await leadAnswerMail(words)
    await queueMail(app, tx, { ...mail, thread: leadId }, leadId, id)
    await noteFirstAnswer(tx, leadId, 'mail', app.now())
  })
}

export { endAnswer }
