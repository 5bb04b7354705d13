import {
  findReplyAuthor,
  storeReply,
} from '#app/features/comments/comment-mail-reply-service.server.ts'
import { describeFault } from '#app/features/files/file-fault.ts'
import { discardFiles } from '#app/features/files/file-service.server.ts'
import { keepLocalFiles } from '#app/features/files/local-file-service.server.ts'
import type { User } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import type { MailReply, ReplyOutcome } from '#app/platform/mail-reply.ts'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { selectLineForMail } from './client-request-store.server.ts'
import { giveFiles } from './portal-client-request-service.server.ts'

/**
 * Stores an answer by mail to a request: its text as a comment, its files at the first line that still
 * misses a document. Files that no line takes are named in the comment. The same mail again changes nothing.
 * @throws when it may work later
 */
export async function acceptReplyToRequest(app: App, reply: MailReply): Promise<ReplyOutcome> {
  const subject = { kind: 'request', id: reply.id } as const
  const author = await findReplyAuthor(app, reply, subject)
  if (!author) return 'gone'
  const notTaken = await giveMailedFiles(app, author, reply)
  return storeReply(app, author, subject, { reply, notTaken })
}

/** @returns what is wrong with the files that were not taken, or their names */
async function giveMailedFiles(app: App, author: User, reply: MailReply): Promise<string[]> {
  const more = reply.moreFiles.map((name) => describeFault({ name, reason: 'too_many' }))
  if (reply.files.length === 0) return more
  if (author.role === 'admin') return [...reply.files.map(({ name }) => name), ...more]
  const { files, faults } = await keepLocalFiles(app, reply.files)
  const notTaken = [...faults.map((fault) => describeFault(fault)), ...more]
  if (files.length === 0) return notTaken
  const sums = files.map(({ sha256 }) => sha256)
  const lineId = await app.db.system((tx) => selectLineForMail(tx, reply.id, sums))
  const unplaced = [...files.map(({ name }) => name), ...notTaken]
  if (!lineId) {
    await discardFiles(app, files)
    return unplaced
  }
  try {
    const place = { requestId: reply.id, lineId, byMail: true } as const
    await asSystem(() => giveFiles(app, author, place, files), author)
    return notTaken
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return unplaced
    throw error
  }
}
