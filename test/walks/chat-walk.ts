import { chatOf } from '#test/chats.ts'
import type { Walk } from './walk.ts'

const list = '/lead_admin/conversations'

/** A visitor's conversation with the assistant and with staff, and the assistant's settings. */
export async function walkChats({ product, staff, newVisitor, sql, one }: Walk) {
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
  await staff.send(page, { intent: 'delete' })
  await chatOf(product, newVisitor().client).say('I want to kill myself')
  const version = await one(sql`select max(version) from assistant_settings`)
  await staff.send(`${list}/settings`, { mode: 'builtin', version })
}
