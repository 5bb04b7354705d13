import { notify } from '#app/features/accounts/notifications/notification-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { commentNotices } from '#content/comments.ts'
import { commentMail } from './comment-mails.server.tsx'
import { type Commenter, type NewComment, selectPeople } from './comment-store.server.ts'

type Told = NewComment & { document: { id: string; name: string; client_name: string } }

/** Everybody who may be told of a comment. Read by the system: client users may not read addresses. */
export const readPeople = (app: App, of: { clientId: string; documentId: string }) =>
  app.db.system((tx) => selectPeople(tx, of))

/**
 * Tells of a comment, in the transaction that stores it: in the portal everybody of the client, by mail
 * each side's people who have commented on the document before. When nobody of the other side has, a comment of a client goes to the address for notices, and one of staff
 * to everybody of the client. An internal one is told to staff alone.
 */
export async function tellOfComment(
  app: App,
  tx: Tx,
  comment: Told,
  { byStaff, internal }: { byStaff: boolean; internal: boolean },
  people: Commenter[],
): Promise<void> {
  const { document, clientId, authorId, authorName: author, body } = comment
  const { baseUrl, notifyEmail } = app.config
  const others = people.filter(({ user_id }) => user_id !== authorId)
  const said = { document, author, body, internal }
  const send = async (to: string[], path: string, client?: string) => {
    if (to.length === 0) return
    const mail = await commentMail({ ...said, client }, `${baseUrl}${path}/${document.id}`)
    for (const address of to) await queueMail(app, tx, { ...mail, to: address })
  }
  const staff = others.filter(({ is_staff, has_commented }) => is_staff && has_commented)
  const toStaff = staff.map(({ email }) => email)
  if (!byStaff && toStaff.length === 0) toStaff.push(notifyEmail)
  await send(toStaff, '/lead_admin/documents', document.client_name)
  if (internal) return
  const colleagues = others.filter(({ is_staff }) => !is_staff)
  const taking = colleagues.filter(({ has_commented }) => has_commented)
  const readers = byStaff && taking.length === 0 ? colleagues : taking
  await send(
    readers.map(({ email }) => email),
    '/dashboard/documents',
  )
  await notify(tx, {
    clientId,
    kind: 'document.commented',
    title: commentNotices.added(author, document.name),
    url: `/dashboard/documents/${document.id}`,
    exceptUserId: authorId,
  })
}
