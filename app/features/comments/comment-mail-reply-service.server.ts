import { replyText } from '#app/features/inbound-mail/reply-text.ts'
import type { User } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import type { MailReply, ReplyOutcome } from '#app/platform/mail-reply.ts'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { commentLength, type SubjectKind, type SubjectName } from './comment.ts'
import { readPeople } from './comment-notification-service.server.ts'
import { addComment } from './comment-service.server.ts'
import { selectSubject, selectSubjectOf } from './comment-subject-store.server.ts'

/** Stores an answer to a mail about a comment as a comment on the same record, for the same readers. */
export async function acceptReplyToComment(app: App, reply: MailReply): Promise<ReplyOutcome> {
  const found = await app.db.system((tx) => selectSubjectOf(tx, reply.id))
  return found
    ? acceptReply(app, reply, found, { internal: found.internal, seen: reply.id })
    : 'gone'
}

/** Stores an answer to a mail about a record as a comment on it. */
export const acceptReplyTo =
  (kind: SubjectKind) =>
  (app: App, reply: MailReply): Promise<ReplyOutcome> =>
    acceptReply(app, reply, { kind, id: reply.id })

type Answered = { internal?: boolean; seen?: string }

async function acceptReply(
  app: App,
  reply: MailReply,
  subject: SubjectName,
  { internal = false, seen }: Answered = {},
) {
  const author = await findReplyAuthor(app, reply, subject)
  if (!author || (internal && author.role !== 'admin')) return 'gone'
  const files = [...reply.files.map(({ name }) => name), ...reply.moreFiles]
  return storeReply(app, author, subject, { reply, notTaken: files, internal, seen })
}

/** The person who was mailed about a record, with the rights that they have at this moment. */
export async function findReplyAuthor(
  app: App,
  { isAddressee }: MailReply,
  name: SubjectName,
): Promise<User | undefined> {
  const subject = await app.db.system((tx) => selectSubject(tx, name))
  const people = subject ? await readPeople(app, subject) : []
  const person = people.find(({ email }) => isAddressee(email))
  return (
    person && {
      ...{ kind: 'user', userId: person.user_id, sessionId: '', role: person.role },
      clientId: person.role === 'admin' ? null : (subject?.client_id ?? null),
      ...{ email: person.email, fullName: person.full_name },
    }
  )
}

type Reply = {
  reply: MailReply
  /** Files, each by its name or with what is wrong with it. */
  notTaken: string[]
} & Answered

/**
 * Stores the text of a mail as a comment. Files that were not taken are named in it.
 * @throws when it may work later
 */
export async function storeReply(
  app: App,
  author: User,
  subject: SubjectName,
  { reply, notTaken, internal = false, seen }: Reply,
): Promise<ReplyOutcome> {
  const body = replyText(reply.text, notTaken, commentLength)
  if (body === '') return 'taken'
  const written = { formId: reply.mailId, body, internal, seen, byMail: true }
  try {
    await asSystem(() => addComment(app, author, subject, written), author)
    return 'taken'
  } catch (error) {
    if (error instanceof AppError && ['not_found', 'forbidden'].includes(error.code)) return 'gone'
    throw error
  }
}
