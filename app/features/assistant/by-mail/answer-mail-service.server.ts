import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { audit } from '#app/features/audit/audit-service.server.ts'
import { replyAddressFor } from '#app/features/inbound-mail/reply-address-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { messageIdOf } from '#app/platform/mailer.server.ts'
import { lockConversation } from '../conversation/conversation-store.server.ts'
import { hashOfKey } from '../conversation/resume-key.server.ts'
import { insertKey } from '../conversation/resume-store.server.ts'
import { type AnswerMail, answerMail } from './answer-mail.server.tsx'
import * as store from './answer-mail-store.server.ts'
import { isStopped } from './mail-consent.ts'
import { languageQuery } from './mail-language.ts'
import { stopAddress } from './stop-mails-service.server.ts'
import { whenToMail } from './when-to-mail.ts'

export const answerMailQueue = 'conversation-answer'
export const conversationPath = '/conversation'

const keyDays = 14
const dayMilliseconds = 86_400_000

const jobSchema = z.object({
  conversationId: z.uuid(),
  seq: z.number(),
  /** Staff asked for a mail to the address of the lead form. */
  isWished: z.boolean(),
})
type Job = z.infer<typeof jobSchema>

/**
 * Queues the look at an answer of staff: whether it was read in the chat or goes by mail.
 * @param seconds how long to wait
 */
export function queueAnswerMail(app: App, tx: Tx, job: Job, seconds: number): Promise<void> {
  const startAfter = new Date(app.now().getTime() + seconds * 1_000)
  return app.jobs.enqueue(tx, answerMailQueue, job, undefined, { startAfter })
}

/**
 * Mails the answers that the visitor has not read, in one mail, or looks again later. What a mail carries is noted in
 * the transaction that queues it, so that a job that runs twice sends one.
 */
export async function mailAnswers(app: App, data: unknown): Promise<void> {
  const job = jobSchema.parse(data)
  const { conversationId: id, seq } = job
  await app.db.system(async (tx) => {
    await lockConversation(tx, id)
    const conversation = await store.selectMailed(tx, id)
    if (!conversation) return
    const wished = job.isWished ? conversation.visitor_email : null
    const to = conversation.email ?? wished
    if (!to || isStopped(conversation.stopped, to)) return
    const answers = await store.selectUnmailed(tx, id)
    const due = answers.filter((one) => !one.is_read || (job.isWished && one.seq === seq))
    const when = whenToMail({ due, seq, isHere: conversation.is_here, isWished: job.isWished })
    if (when === 'never') return
    if (when !== 'now') return queueAnswerMail(app, tx, job, when.seconds)
    const said = due.map((one) => ({ author: one.author_name, content: one.content }))
    const seqs = due.map((one) => one.seq)
    await mailVisitor(app, tx, { id, to, language: conversation.language, said, seqs })
  })
}

type Said = Pick<AnswerMail, 'to' | 'language' | 'said'> & {
  /** Of the conversation. */
  id: string
  /** The messages that the mail carries. */
  seqs: readonly number[]
}

/** Queues a mail to the visitor, with a link of its own that opens the conversation. */
export async function mailVisitor(
  app: App,
  tx: Tx,
  { id, to, language, said, seqs }: Said,
): Promise<void> {
  const mailId = crypto.randomUUID()
  const key = randomBytes(32).toString('base64url')
  const days = Math.min(keyDays, app.config.conversationRetentionDays)
  const expires = new Date(app.now().getTime() + days * dayMilliseconds)
  await insertKey(tx, id, { hash: hashOfKey(key), expires, byMail: true })
  const earlier = await store.selectThread(tx, id)
  const query = language === 'en' ? '' : `?${new URLSearchParams(languageQuery(language))}`
  const mail = await answerMail({
    ...{ to, language, said },
    // Where no mail is read, a reply goes to the staff's mailbox.
    replyTo:
      replyAddressFor(app, { kind: 'conversation', id, address: to }) ?? app.config.notifyEmail,
    // After the #, so that no server and no log sees the key.
    link: `${app.config.baseUrl}${conversationPath}${query}#${id}.${key}`,
    stop: stopAddress(app, { id, email: to }, language),
    earlier: earlier.flatMap(({ mail_id, message_id }) =>
      mail_id ? [messageIdOf(app.config, mail_id)] : message_id ? [message_id] : [],
    ),
  })
  await store.insertAnswerMail(tx, id, { id: mailId, seqs })
  await queueMail(app, tx, mail, id, mailId)
  const subject = { subjectType: 'conversation', subjectId: id }
  const details = { answers: seqs.length }
  await audit(tx, { ...subject, action: 'conversation.answer_mailed', details })
}

/** Notes what became of a mail. */
export const endAnswerMail = store.endAnswerMail
