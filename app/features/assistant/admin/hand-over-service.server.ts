import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireStaff, type StaffActor } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { conversationCopy, conversationPage as copy } from '#content/conversations.ts'
import { queueAnswerMail } from '../by-mail/answer-mail-service.server.ts'
import { unreadSeconds } from '../by-mail/when-to-mail.ts'
import { lockConversation } from '../conversation/conversation-store.server.ts'
import type { AdminConversation } from './admin-conversation.ts'
import * as store from './admin-conversation-store.server.ts'

/** @param seen the number of the newest staff message that the page showed */
type Decided = { seen: number }

/**
 * Takes the conversation over: the member of staff answers from now on and the assistant stays silent.
 * @throws AppError `forbidden`, `not_found`, `conflict` when a colleague has taken over or answered since
 */
export function takeOver(app: App, actor: Actor, id: string, { seen }: Decided): Promise<void> {
  return change(app, actor, id, seen, async (tx, conversation, staff) => {
    if (conversation.taken_by === staff.userId) return
    const details = { from: conversation.taken_by_name ?? conversation.state }
    await begin(tx, staff, id)
    await audit(tx, { ...subject(id), action: 'conversation.taken_over', details })
  })
}

/** Hands the conversation back: the assistant answers again. @throws AppError as `takeOver` */
export function handBack(app: App, actor: Actor, id: string, { seen }: Decided): Promise<void> {
  return change(app, actor, id, seen, async (tx, conversation, staff) => {
    if (conversation.state === 'assistant') return
    const left = conversationCopy.notices.left(conversation.taken_by_name ?? staff.fullName)
    await store.updateAnswering(tx, id, null)
    await store.insertStaffMessage(tx, id, staff, { role: 'notice', content: left })
    await audit(tx, { ...subject(id), action: 'conversation.handed_back' })
  })
}

/**
 * Sends a reply of the staff, and takes the conversation over when nobody has. Where the visitor has agreed to mail, it
 * goes by mail when it is not read in the chat.
 * @param alsoByMail sends it by mail at once, to the address of the lead form when the visitor has agreed to no other
 * @throws AppError as `takeOver`
 */
export function answerAsPerson(
  app: App,
  actor: Actor,
  id: string,
  { seen, content, alsoByMail }: Decided & { content: string; alsoByMail: boolean },
): Promise<void> {
  return change(app, actor, id, seen, async (tx, conversation, staff) => {
    const { state, taken_by, taken_by_name, visitor_email: email } = conversation
    if (state === 'staff' && taken_by !== staff.userId)
      throw new AppError('conflict', copy.stale.noted(taken_by_name ?? ''))
    if (state !== 'staff') await begin(tx, staff, id)
    const seq = await store.insertStaffMessage(tx, id, staff, { role: 'staff', content })
    const isWished = alsoByMail && email !== null
    const seconds = isWished ? 0 : unreadSeconds[conversation.is_here ? 'here' : 'left']
    await queueAnswerMail(app, tx, { conversationId: id, seq, isWished }, seconds)
    const details = { mailed: isWished }
    await audit(tx, { ...subject(id), action: 'conversation.answered', details })
  })
}

async function begin(tx: Tx, staff: StaffActor, id: string): Promise<void> {
  await store.updateAnswering(tx, id, staff)
  const content = conversationCopy.notices.came(staff.fullName)
  await store.insertStaffMessage(tx, id, staff, { role: 'notice', content })
}

/**
 * Locks the conversation and runs `work`, unless a colleague has done something that the page did not
 * show.
 */
async function change(
  app: App,
  actor: Actor,
  id: string,
  seen: number,
  work: (tx: Tx, conversation: AdminConversation, staff: StaffActor) => Promise<void>,
): Promise<void> {
  const staff = requireStaff(actor, 'conversations')
  await app.db.as(actor, async (tx) => {
    if (!isUuid(id)) throw new AppError('not_found', copy.notFound)
    // What the visitor sends at the same time is stored before or after this, as one whole.
    await lockConversation(tx, id)
    const conversation = await store.selectConversation(tx, id, true)
    if (!conversation) throw new AppError('not_found', copy.notFound)
    const last = await store.selectLastOfStaff(tx, id)
    if (last && last.seq > seen && last.author_id !== staff.userId)
      throw new AppError('conflict', staleText(conversation, last.author_name, staff.userId))
    await work(tx, conversation, staff)
  })
}

function staleText(conversation: AdminConversation, author: string, userId: string): string {
  const { state, taken_by, taken_by_name } = conversation
  if (state === 'assistant') return copy.stale.left
  if (taken_by !== userId) return copy.stale.taken(taken_by_name ?? author)
  return copy.stale.answered(author)
}

const subject = (id: string) => ({
  subjectType: 'conversation',
  subjectId: id,
})
