import { stopAddress } from '#app/features/assistant/by-mail/stop-mails-service.server.ts'
import { chatOf } from '#test/chats.ts'
import { basedOn } from '#test/seen-version.ts'
import type { Walk } from './walk.ts'

type Chat = ReturnType<typeof chatOf>

const list = '/lead_admin/conversations'

/** A visitor's conversation with the assistant and with staff, and the assistant's settings. */
export async function walkChats(walk: Walk) {
  const { product, staff, newVisitor, sql, one } = walk
  const chat = chatOf(product, newVisitor().client)
  const file = await (await chat.upload('registry.txt', 'We run it on paper.')).json()
  await chat.say('Read this', { files: [file] })
  const page = `${list}/${chat.conversationId}`
  const seen = () =>
    one(sql`select coalesce(max(seq), 0) from chat_messages
      where conversation_id = ${chat.conversationId} and role in ('staff', 'notice')`)
  await staff.send(page, { intent: 'take', seen: await seen() })
  await staff.send(page, { intent: 'reply', body: 'Good morning', seen: await seen() })
  await staff.send(page, { intent: 'release', seen: await seen() })
  const [href = ''] = new RegExp(`${page}/files/[0-9a-f-]+`).exec(await staff.read(page)) ?? []
  await staff.read(href)
  await walkMails(walk, chat)
  await staff.send(page, { intent: 'delete' })
  await chatOf(product, newVisitor().client).say('I want to kill myself')
  await walkAnswers(staff)
  const gap = await one(sql`with c as (
    insert into chat_conversations (session_hash) values (sha256('walk')) returning id
  ), q as (
    insert into chat_messages (conversation_id, seq, role, content)
    select id, 1, 'user', 'Do you repair bicycles?' from c returning id, conversation_id
  ), a as (
    insert into chat_messages (conversation_id, seq, role, content, answers, reply, outcome)
    select conversation_id, 2, 'assistant', 'No.', 1, '{"kind":"unsure"}', 'unsure' from q
  ) select id from q`)
  await staff.send(`${list}/questions`, { intent: 'dismiss', gap })
  const id = await one(sql`with f as (
    insert into chat_feedback (conversation_id, seq, thumb) select conversation_id, 2, 'down'
      from chat_messages where id = ${gap} returning conversation_id
  ) select m.id from chat_messages m join f using (conversation_id) where m.seq = 2`)
  await staff.send(`${list}/opinions`, { intent: 'handle', id })
  await staff.send(`${list}/opinions`, { intent: 'reopen', id })
  const version = await one(sql`select max(version) from assistant_settings`)
  const tokens = { dailyTokens: '500000', conversationTokens: '50000' }
  await staff.send(`${list}/settings`, { mode: 'builtin', version, ...tokens })
}

/** The consent to answers by mail, given, taken back and ended by the link of a mail. */
async function walkMails({ product }: Walk, { client, conversationId, sessionId, say }: Chat) {
  await say('I want to talk to a person')
  const email = 'answers@walk.example'
  const named = { conversationId, sessionId, language: 'en', email, consent: true }
  for (const intent of ['agree', 'end', 'agree'])
    await client.json('/api/chat-mail', { ...named, intent })
  const stop = stopAddress(product.app, { id: conversationId, email })
  await client.post(stop.slice(product.app.config.baseUrl.length))
}

/** An answer of staff, from the first save to the removal. */
async function walkAnswers(staff: Walk['staff']) {
  const answers = `${list}/answers`
  const typed = { asked: 'Can I park here?', answer: 'Yes.' }
  const added = await staff.send(`${answers}/new`, { intent: 'save', ...typed, based: '0' })
  const path = added.headers.get('location') ?? ''
  const send = async (fields: Record<string, string>) =>
    staff.send(path, { ...typed, ...fields, based: await basedOn(staff.client, path) })
  await send({ intent: 'save', answer: 'Yes, behind the house.' })
  await send({ intent: 'restore', version: '1' })
  await send({ intent: 'withdraw' })
  await send({ intent: 'publish' })
  await send({ intent: 'remove' })
}
