import { audit } from '#app/features/audit/audit-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { beginningOf } from '#app/platform/clean-text.ts'
import type { Tx } from '#app/platform/db.server.ts'
import type { MailReply } from '#app/platform/mail-reply.ts'
import { conversationCopy } from '#content/conversations.ts'
import { messagesAtMost, noLead, turnsKnown } from '../conversation/conversation.ts'
import * as conversations from '../conversation/conversation-store.server.ts'
import * as messages from '../conversation/message-store.server.ts'
import { alarmStaff, mailStaff } from '../conversation/take-message.server.ts'
import type { Danger } from '../safety/danger.ts'
import { screen } from '../safety/labels.ts'
import { safetyReply, stillInDanger } from '../safety/safety-reply.ts'
import { mailVisitor } from './answer-mail-service.server.ts'
import { type MailedConversation, markMailed, selectMailed } from './answer-mail-store.server.ts'
import { isStopped } from './mail-consent.ts'

const longest = 20_000

/**
 * Takes a reply to our mail into the conversation, as a message of the visitor. A danger comes first, as in the chat;
 * the assistant answers nothing else, because the reply is for the person who wrote.
 * @returns `gone` without the conversation, or when its answers no longer go to the sender; `closed` when it is full
 */
export function acceptReplyToConversation(
  app: App,
  reply: MailReply,
): Promise<'taken' | 'gone' | 'closed'> {
  return app.db.system(async (tx) => {
    await conversations.lockConversation(tx, reply.id)
    const conversation = await conversations.selectConversation(tx, reply.id)
    const mailed = await selectMailed(tx, reply.id)
    if (!conversation || !mailed || !wentTo(mailed, reply)) return 'gone'
    const { mailId: clientId, text } = reply
    const content = withFiles(reply)
    const given = { clientId, content, conversationId: reply.id }
    if (await messages.selectSameMessage(tx, given)) return 'taken'
    if (conversation.message_count >= messagesAtMost) return 'closed'
    const message = { role: 'user' as const, content, clientId }
    const { id, seq } = await messages.insertMessage(tx, reply.id, message, content)
    await markMailed(tx, id, nameOf(reply))
    const history = await messages.selectTurns(tx, reply.id, seq, turnsKnown)
    const { danger } = screen(text)
    const certain = danger?.level === 'certain' ? danger : stillInDanger(history, text)
    if (certain) await helpByMail(app, tx, { conversation, mailed, reply, seq }, certain)
    else await tellStaff(app, tx, conversation, content)
    const subject = { subjectType: 'conversation', subjectId: reply.id }
    await audit(tx, { ...subject, action: 'conversation.reply_by_mail' })
    return 'taken'
  })
}

/** Whether the answered mail went to an address of this conversation. */
const wentTo = ({ email, visitor_email, stopped }: MailedConversation, reply: MailReply) =>
  [email, visitor_email, ...(stopped ?? [])].some((one) => one && reply.isAddressee(one))

/** The chat takes files where their type can be chosen; those of a mail are named. */
function withFiles({ text, files, moreFiles }: MailReply): string {
  const names = [...files.map(({ name }) => name), ...moreFiles].map((name) =>
    beginningOf(name.replace(/\s+/g, ' '), 200),
  )
  const note = names.length > 0 ? `\n\n${conversationCopy.mailedFiles(names)}` : ''
  return ([...text].slice(0, longest - note.length).join('') + note).trim()
}

/** The Message-ID, if it can stand in a header of ours. */
const nameOf = ({ messageId, mailId }: MailReply): string =>
  /^[\x21-\x3b=\x3f\x41-\x7e]+@[\x21-\x3b=\x3f\x41-\x7e]+$/.test(messageId)
    ? `<${messageId}>`
    : `<${mailId}@reply.invalid>`

type Conversation = conversations.Conversation

/** The visitor waits for a person; staff get a mail, at most every 15 minutes. */
async function tellStaff(app: App, tx: Tx, conversation: Conversation, said: string) {
  const { id, state, mailed_lately } = conversation
  if (!mailed_lately) await mailStaff(app, tx, conversation, said)
  await conversations.updateConversation(tx, id, {
    waits: true,
    ...(state === 'assistant' && { state: 'requested' }),
    staffMailed: !mailed_lately,
  })
}

type Told = {
  conversation: Conversation
  mailed: MailedConversation
  reply: MailReply
  seq: number
}

/** Tells staff of a danger, and the sender at once where help is: by mail, because they are not in the chat. */
async function helpByMail(
  app: App,
  tx: Tx,
  { conversation, mailed, reply, seq }: Told,
  danger: Danger,
): Promise<void> {
  const { id, intent, mailed_lately } = conversation
  const isKnown = intent === 'danger' && mailed_lately
  const isMailed = !isKnown && (await alarmStaff(app, tx, conversation, reply.text))
  const { text, ...help } = safetyReply(danger.kind, reply.text, isKnown || isMailed)
  const stored = { ...noLead, ...help }
  const answer = { role: 'assistant' as const, content: text, answers: seq, reply: stored }
  const own = await messages.insertMessage(tx, id, { ...answer, outcome: 'safety' })
  await conversations.updateConversation(tx, id, {
    ...{ waits: true, intent: 'danger', staffMailed: isMailed },
    ...(conversation.state === 'assistant' && { state: 'requested' }),
  })
  if (isKnown) return
  const details = { kind: danger.kind, mailed: isMailed }
  const subject = { subjectType: 'conversation', subjectId: id }
  await audit(tx, { ...subject, action: 'conversation.danger_in_mail', details })
  const said = [{ author: null, content: text }]
  const to = [mailed.email, mailed.visitor_email].find((one) => one && reply.isAddressee(one))
  // Who wants no more mails may not be the visitor, and a link would open the conversation to them.
  if (to && !isStopped(mailed.stopped, to))
    await mailVisitor(app, tx, { id, to, language: mailed.language, said, seqs: [own.seq] })
}
