import { audit } from '#app/features/audit/audit-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { MailReply, ReplyOutcome } from '#app/platform/mail-reply.ts'
import { leadReplyMailTo } from './lead-answer-mails.server.tsx'
import * as store from './lead-mail-store.server.ts'

/**
 * Keeps a reply to an answer with its lead, and tells the one who has answered last. Its files are not
 * kept: the page names them.
 */
export function acceptReplyToLead(app: App, reply: MailReply): Promise<ReplyOutcome> {
  const { id: leadId, mailId, from, text, files, moreFiles, receivedAt } = reply
  const fileNames = [...files.map(({ name }) => name), ...moreFiles].slice(0, 50)
  return app.db.system(async (tx) => {
    const lead = await store.selectForReply(tx, leadId)
    if (!lead) return 'gone'
    const added = {
      id: mailId,
      leadId,
      address: from || lead.email,
      body: text,
      fileNames,
      receivedAt,
    }
    if (!(await store.insertReply(tx, added))) return 'taken'
    const details = { mail: mailId, files: fileNames.length }
    await audit(tx, {
      ...{ action: 'lead.reply_by_mail', subjectType: 'lead', subjectId: leadId, details },
    })
    const to = lead.answeredBy ?? app.config.notifyEmail
    const said = { id: leadId, name: lead.full_name, from, body: text }
    await queueMail(app, tx, await leadReplyMailTo(to, said, app.config.baseUrl), leadId)
    return 'taken'
  })
}
