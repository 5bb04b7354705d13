import { describeFault } from '#app/features/files/file-fault.ts'
import { discardUnlessStored } from '#app/features/files/file-service.server.ts'
import { keepLocalFiles } from '#app/features/files/local-file-service.server.ts'
import { replyText } from '#app/features/inbound-mail/reply-text.ts'
import type { User } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isUniqueViolation } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import type { MailReply, ReplyOutcome } from '#app/platform/mail-reply.ts'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { mailReplies } from '#content/mail-replies.ts'
import { storeReply } from './portal-ticket-service.server.ts'
import { bodyLength } from './ticket.ts'
import { selectParticipants } from './ticket-participant-store.server.ts'
import * as store from './ticket-store.server.ts'

/**
 * Stores an answer by mail as a reply of the client user who was mailed, with their rights at this moment.
 * Files that are not taken are named in the text.
 * @throws when it may work later
 */
export async function acceptReplyToTicket(app: App, reply: MailReply): Promise<ReplyOutcome> {
  const { id: ticketId, mailId: id } = reply
  const author = await findAuthor(app, reply)
  if (!author) return 'gone'
  const { files, faults } = await keepLocalFiles(app, reply.files)
  try {
    const named = [
      ...faults.map((fault) => describeFault(fault)),
      ...reply.moreFiles.map((name) => describeFault({ name, reason: 'too_many' })),
    ]
    const text = reply.text || (files.length > 0 ? mailReplies.onlyFiles : '')
    const body = replyText(text, named, bodyLength)
    const message = { id, body, files, mail: { from: reply.from } }
    await asSystem(() => storeReply(app, author, ticketId, message), author)
    return 'taken'
  } catch (error) {
    await discardUnlessStored(app, files, error)
    if (isUniqueViolation(error)) return 'taken'
    if (error instanceof AppError && error.code === 'conflict') return 'closed'
    if (error instanceof AppError && error.code === 'not_found') return 'gone'
    throw error
  }
}

/** The client user who was mailed about the ticket, if they still take part in it. */
function findAuthor(app: App, { id, isAddressee }: MailReply): Promise<User | undefined> {
  return app.db.system(async (tx) => {
    const clientId = await store.selectClientOf(tx, id)
    if (!clientId) return undefined
    const people = await selectParticipants(tx, { id, clientId })
    const person = people.find(({ email }) => isAddressee(email))
    return (
      person && {
        ...{ kind: 'user', userId: person.user_id, sessionId: '', role: person.role, clientId },
        ...{ email: person.email, fullName: person.full_name },
      }
    )
  })
}
