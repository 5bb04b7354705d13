import { afterAll, describe, expect, test } from 'vitest'
import { readListQuery } from '#app/lists/list.ts'
import { chatOf, conversationsList as list, startWithStaff } from '#test/chats.ts'
import { countingQueries } from '#test/query-count.ts'
import { sql as statement } from '#test/sql.ts'
import { conversationList } from './admin-conversation-list-query.ts'
import { listConversations, readConversation } from './admin-conversation-service.server.ts'

const { product, staff, auditOf, post, sql } = await startWithStaff()
afterAll(() => product.close())

describe('the list', () => {
  test('finds by words, state and subject, in three queries at most', async () => {
    const mark = crypto.randomUUID().slice(0, 8)
    const [calm, waiting] = [chatOf(product), chatOf(product)]
    await calm.say(`Tell me about registers ${mark}`)
    await waiting.say(`I want to talk to a person ${mark}`)
    const found = async (query: string) => {
      const page = await (await staff.get(`${list}?${query}`)).text()
      return [calm, waiting].map((chat) => page.includes(chat.conversationId))
    }
    expect(await found(`q=${mark}`)).toEqual([true, true])
    expect(await found(`q=${mark}&state=waiting`)).toEqual([false, true])
    expect(await found(`q=${mark}&state=assistant`)).toEqual([true, false])
    expect(await found(`q=${mark}&intent=person`)).toEqual([false, true])
    expect(await found(`q=${mark}x`)).toEqual([false, false])
    expect(await found('q=%25_%00&state=nothing&intent=x&after=y')).toEqual([false, false])
    const [row] = await sql`select user_id, email from profiles where email = 'admin@example.com'`
    const actor = {
      kind: 'user' as const,
      userId: row?.user_id,
      sessionId: '',
      email: row?.email,
      fullName: 'A',
      role: 'admin' as const,
      clientId: null,
    }
    for (const query of ['', `q=${mark}`, 'state=waiting']) {
      const counted = countingQueries(product.app)
      const asked = readListQuery(conversationList, new URLSearchParams(query))
      await listConversations(counted.app, actor, asked)
      expect(counted.count(), query).toBeLessThanOrEqual(3)
    }
    const counted = countingQueries(product.app)
    await readConversation(counted.app, actor, calm.conversationId)
    expect(counted.count()).toBeLessThanOrEqual(3)
  })

  test('finds words of everything that was said, with the sentence around them', async () => {
    const mark = `k${crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, 'k')}`
    const chat = chatOf(product)
    await chat.say('Tell me about registers')
    const id = chat.conversationId
    await sql`insert into chat_messages (conversation_id, seq, role, content, author_name)
      values (${id}, 90, 'staff', ${`We licensed the ${mark} archives. Les étrangers ${mark} paient.`}, 'A')`
    const read = async (query: string) => (await staff.get(`${list}?q=${query}`)).text()
    const finds = async (query: string) =>
      (await read(encodeURIComponent(query))).includes(`conversations/${id}"`)
    expect(await finds(`licensing ${mark}`)).toBe(true)
    expect(await finds(`étranger ${mark}`)).toBe(true)
    expect(await finds(mark.slice(0, 7))).toBe(true)
    expect(await finds(`"${mark} archives"`)).toBe(true)
    expect(await finds(`"archives ${mark}"`)).toBe(false)
    expect(await finds(`umbrella ${mark}`)).toBe(false)
    expect(await read(mark)).toMatch(new RegExp(`<mark[^>]*>${mark}</mark>`))
    expect((await staff.get(`${list}?q=${encodeURIComponent("&|!:*()'<->\\")}`)).status).toBe(200)
  })

  test('is filtered by outcome, opinion and language', async () => {
    const mark = crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, 'k')
    const chat = chatOf(product)
    const { seq } = await chat.say(`Combien de temps dure une étude ${mark} pour nous ?`)
    await sql`update chat_messages set outcome = 'unsure'
      where conversation_id = ${chat.conversationId} and seq = ${seq}`
    await sql`insert into chat_feedback (conversation_id, seq, thumb)
      values (${chat.conversationId}, ${seq}, 'down')`
    const has = async (query: string) =>
      (await (await staff.get(`${list}?q=${mark}&${query}`)).text()).includes(chat.conversationId)
    expect(await has('outcome=unsure&thumb=down&language=fr')).toBe(true)
    expect(await has('outcome=refused')).toBe(false)
    expect(await has('thumb=up')).toBe(false)
    expect(await has('language=en')).toBe(false)
  })

  test('finds rare words by their index among many messages', async () => {
    await sql`insert into chat_messages (conversation_id, seq, role, content)
      select c.id, 1000 + n, 'user', md5(n::text) || ' ' || md5((n * 7)::text)
      from generate_series(1, 20000) n, (select id from chat_conversations limit 1) c`
    await sql`analyze chat_messages`
    const plan = await product.app.db.system(
      async (tx) =>
        (await tx.all(statement`set local enable_seqscan = off`)) &&
        tx.all(statement`explain select conversation_id from chat_messages
          where words @@ (to_tsquery('english', 'zanzibar:*') || to_tsquery('french', 'zanzibar:*'))`),
    )
    expect(JSON.stringify(plan)).toContain('chat_messages_words')
  })

  test('pages by key', async () => {
    const mark = `page${crypto.randomUUID().slice(0, 8)}`
    await sql`insert into chat_conversations (session_hash, opening, search_text, last_message_at)
      select sha256(n::text::bytea), ${mark} || n, ${mark}, now() - n * interval '1 minute'
      from generate_series(1, 120) n`
    const seen = new Set<string>()
    let next: string | undefined = `?q=${mark}`
    for (let page = 0; next && page < 5; page += 1) {
      const text = await (await staff.get(list + next)).text()
      for (const [, id = ''] of text.matchAll(/conversations\/([0-9a-f-]{36})"/g)) seen.add(id)
      next = /href="\/lead_admin\/conversations(\?[^"]*after=[^"]*)"/
        .exec(text)?.[1]
        ?.replaceAll('&amp;', '&')
    }
    expect(seen.size).toBe(120)
  })

  test('names a conversation by the first message that says something', async () => {
    const chat = chatOf(product)
    const subject = `Où est la licence ${crypto.randomUUID().slice(0, 8)} ?`
    for (const said of ['Bonjour', subject, 'Merci']) await chat.say(said)
    const { conversationId: id } = chat
    const page = await (await staff.get(list)).text()
    expect(page).toMatch(new RegExp(`conversations/${id}"[^>]*>${subject.replace('?', '\\?')}</a>`))
    const one = await (await staff.get(`${list}/${id}`)).text()
    expect(one).toMatch(/<h1[^>]*>Où est la licence/)
  })

  test('tells in the index how many wait', async () => {
    const page = await (await staff.get(list)).text()
    expect(page).toMatch(/Conversations<\/span>.{0,200}waiting/s)
  })
})

describe('a transcript', () => {
  test('shows hostile words as words', async () => {
    const chat = chatOf(product)
    await chat.say('<script>alert(1)</script><img src=x onerror=alert(2)>')
    const page = await (await staff.get(`${list}/${chat.conversationId}`)).text()
    expect(page).not.toContain('<script>alert(1)')
    expect(page).not.toContain('<img src=x')
    expect(page).toContain('&lt;img src=x onerror=alert(2)&gt;')
  })

  test('has the files, which are saved under their names and audited', async () => {
    const chat = chatOf(product)
    const file = await (await chat.upload('registry.txt', 'We run it on paper.')).json()
    await chat.say('Read this', { files: [file] })
    const page = await (await staff.get(`${list}/${chat.conversationId}`)).text()
    const [href = ''] =
      /\/lead_admin\/conversations\/[0-9a-f-]+\/files\/[0-9a-f-]+/.exec(page) ?? []
    const answer = await staff.get(href)
    expect(answer.headers.get('content-disposition')).toContain(
      'attachment; filename="registry.txt"',
    )
    expect(await answer.text()).toBe('We run it on paper.')
    expect((await auditOf(chat.conversationId)).map(({ action }) => action)).toEqual([
      'conversation.file_downloaded',
    ])
    const other = chatOf(product)
    await other.say('Hello')
    const wrong = href.replace(chat.conversationId, other.conversationId)
    expect((await staff.get(wrong)).status).toBe(404)
    expect((await product.client().get(href)).status).toBe(302)
  })

  test('leads to the lead it became, and back', async () => {
    const chat = chatOf(product)
    const email = `ada-${crypto.randomUUID().slice(0, 8)}@ministry.example`
    await chat.say('I want to talk to a person')
    await chat.say(`Ada Lovelace ${email}`)
    await chat.say('yes')
    const [lead] = await sql`select id from leads where email = ${email}`
    const page = await (await staff.get(`${list}/${chat.conversationId}`)).text()
    expect(page).toContain(`/lead_admin/leads/${lead?.id}`)
    const dialog = await (await staff.get(`/lead_admin/leads/${lead?.id}?source=all`)).text()
    expect(dialog).toContain(`${list}/${chat.conversationId}`)
  })
})

describe('a conversation', () => {
  test('staff delete one after a question', async () => {
    const chat = chatOf(product)
    await chat.say('Please forget this')
    const page = await (await staff.get(`${list}/${chat.conversationId}?delete=1`)).text()
    expect(page).toContain('Delete this conversation?')
    expect((await post(staff, chat.conversationId, { intent: 'delete' })).status).toBe(302)
    expect((await staff.get(`${list}/${chat.conversationId}`)).status).toBe(404)
    expect((await auditOf(chat.conversationId)).map(({ action }) => action)).toEqual([
      'conversation.deleted',
    ])
  })
})
