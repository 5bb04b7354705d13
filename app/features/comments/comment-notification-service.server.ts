import { notify } from '#app/features/accounts/notifications/notification-service.server.ts'
import { replyAddressFor } from '#app/features/inbound-mail/reply-address-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { commentNotices } from '#content/comments.ts'
import { type CommentSubject, linkToComment, panelPageOf, portalPage } from './comment.ts'
import { commentMail } from './comment-mails.server.tsx'
import { type Commenter, type NewComment, selectPeople } from './comment-store.server.ts'

/** Everybody who may be told of a comment. Read by the system: client users may not read addresses. */
export const readPeople = (app: App, subject: CommentSubject) =>
  app.db.system((tx) => selectPeople(tx, subject))

type Addressee = Pick<Commenter, 'email' | 'user_id'>
type Said = { byStaff: boolean; internal: boolean; named: ReadonlySet<string> }

/**
 * Tells of a comment, in the transaction that stores it: in the portal everybody of the client, by mail
 * those who are named and each side's people who take part: who have commented on it before, have written
 * it or are asked. When nobody of the other side does, a comment of a client goes to the address for
 * notices, and one of staff to everybody of the client. An internal one is told to staff alone.
 */
export async function tellOfComment(
  app: App,
  tx: Tx,
  comment: NewComment,
  { byStaff, internal, named }: Said,
  people: Commenter[],
): Promise<void> {
  const { subject, authorId, authorName: author, body } = comment
  const page = portalPage(subject)
  const others = people.filter(({ user_id }) => user_id !== authorId)
  const takesPart = ({ user_id: user, has_commented: has }: Commenter) =>
    has || named.has(user) || user === subject.author_id || user === subject.contact_id
  const said = { subject, author, body, internal }
  const office: Addressee = { email: app.config.notifyEmail, user_id: '' }
  const send = async (to: Addressee[], path: string, client?: string) => {
    for (const isNamed of [true, false]) {
      const some = to.filter(({ user_id: user }) => named.has(user) === isNamed)
      if (some.length === 0) continue
      const link = app.config.baseUrl + linkToComment(path, comment.id)
      // Who answers from the shared mailbox is not known.
      const isAnswerable = app.config.inbound !== undefined && !some.includes(office)
      const mail = await commentMail({ ...said, client, isNamed, isAnswerable }, link)
      for (const { email } of some) {
        const about = { kind: 'comment' as const, id: comment.id, address: email }
        const replyTo = isAnswerable ? replyAddressFor(app, about) : undefined
        await queueMail(app, tx, { ...mail, replyTo, to: email })
      }
    }
  }
  const staff = others.filter((one) => one.role === 'admin' && takesPart(one))
  const toStaff = staff.length === 0 && !byStaff ? [office] : staff
  await send(toStaff, panelPageOf(page), subject.client_name)
  if (internal) return
  const colleagues = others.filter(({ role }) => role !== 'admin')
  const taking = colleagues.filter(takesPart)
  await send(byStaff && taking.length === 0 ? colleagues : taking, page)
  const notice = { clientId: subject.client_id, kind: `${subject.kind}.commented`, url: page }
  const namedOnes = colleagues.filter(({ user_id: user }) => named.has(user))
  for (const { user_id: user } of namedOnes)
    await notify(tx, {
      ...notice,
      title: commentNotices.named(author, subject.title),
      userIds: [user],
    })
  const rest = colleagues.filter(({ user_id: user }) => !named.has(user))
  await notify(tx, {
    ...notice,
    title: commentNotices.added(author, subject.title),
    userIds: rest.map(({ user_id: user }) => user),
  })
}
