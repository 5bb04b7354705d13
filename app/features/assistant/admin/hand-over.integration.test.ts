import { afterAll, describe, expect, test, vi } from 'vitest'
import { chatOf, conversationsList as list, startWithStaff } from '#test/chats.ts'
import { mailsAbout } from '#test/mails.ts'
import { patience } from '#test/patience.ts'

const { product, staff, colleague, auditOf, post, seenOf, sql } = await startWithStaff()
afterAll(() => product.close())

describe('a person', () => {
  test('takes over, answers, and hands back; the visitor is told at once', async () => {
    const chat = chatOf(product)
    await chat.say('I want to talk to a person')
    const id = chat.conversationId
    const events = `/api/chat-events?conversationId=${id}&sessionId=${chat.sessionId}`
    const stream = await chat.client.get(`${events}&after=2`, { accept: 'text/event-stream' })
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    const next = async () => /data: (.+)/.exec((await reader?.read())?.value ?? '')?.[1] ?? '{}'
    expect(JSON.parse(await next())).toMatchObject({ messages: [], handOff: 'requested' })

    expect((await post(staff, id, { intent: 'take' })).status).toBe(302)
    const came = JSON.parse(await next())
    expect(came).toMatchObject({ handOff: 'staff_here', messages: [{ role: 'notice' }] })
    expect(
      (await post(staff, id, { intent: 'reply', body: 'Good morning, <b>Ada</b>' })).status,
    ).toBe(302)
    const said = JSON.parse(await next())
    expect(said.messages).toMatchObject([{ role: 'staff', content: 'Good morning, <b>Ada</b>' }])
    expect(said.staffName).toBe(came.staffName)

    const silent = await chat.say('Good morning. Are you a person?')
    expect(silent).toMatchObject({ handOff: 'staff_here', staffName: came.staffName })
    expect(silent.message).toContain('will answer here')
    const rows =
      await sql`select role from chat_messages where conversation_id = ${id} order by seq`
    expect(rows.at(-1)?.role).toBe('user')
    expect((await sql`select waits from chat_conversations where id = ${id}`)[0]?.waits).toBe(true)

    expect((await post(staff, id, { intent: 'release' })).status).toBe(302)
    expect(JSON.parse(await next())).toMatchObject({
      handOff: null,
      messages: [{ role: 'notice' }],
    })
    await reader?.cancel()
    const polled = await (await chat.client.get(`${events}&after=0`)).json()
    expect(polled.messages.map(({ role }: { role: string }) => role)).toEqual([
      'notice',
      'staff',
      'notice',
    ])
    expect((await chat.say('And now?')).handOff).toBeNull()
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      'conversation.taken_over',
      'conversation.answered',
      'conversation.handed_back',
    ])
  })

  test('a yes to staff, or after them, passes no contact on', async () => {
    const email = `tak-${crypto.randomUUID().slice(0, 8)}@x.example`
    const chat = chatOf(product)
    expect((await chat.say(`I am Tak Nine, ${email}`)).contact).toMatchObject({ email })
    const id = chat.conversationId
    await post(staff, id, { intent: 'take' })
    await post(staff, id, { intent: 'reply', body: 'Do you want us to cancel everything?' })
    await post(staff, id, { intent: 'release' })
    expect(await chat.say('yes')).toMatchObject({ lead: null, contact: null })
    expect(await sql`select id from leads where email = ${email}`).toEqual([])
  })

  test('who answers takes over, and what is typed is not lost when a colleague was faster', async () => {
    const chat = chatOf(product)
    await chat.say('Hello')
    const id = chat.conversationId
    const seen = await seenOf(id)
    expect((await post(colleague, id, { intent: 'reply', body: 'I am on it' })).status).toBe(302)
    const late = await staff.post(`${list}/${id}`, {
      intent: 'reply',
      seen,
      body: 'My long answer',
    })
    expect(late.status).toBe(409)
    const page = await late.text()
    expect(page).toContain('Grace Hopper took over while you were writing')
    expect(page).toContain('My long answer')
    const noted = await post(staff, id, { intent: 'reply', body: 'My long answer' })
    expect(noted.status).toBe(409)
    expect(await noted.text()).toContain('Take over first')
    expect((await post(staff, id, { intent: 'take' })).status).toBe(302)
    expect((await post(staff, id, { intent: 'reply', body: 'My long answer' })).status).toBe(302)
    const rows =
      await sql`select content from chat_messages where conversation_id = ${id} and role = 'staff'`
    expect(rows.map(({ content }) => content)).toEqual(['I am on it', 'My long answer'])
  })

  test('of two who take over at once, one is told', async () => {
    const chat = chatOf(product)
    await chat.say('Hello')
    const fields = { intent: 'take', seen: '0' }
    const answers = await Promise.all(
      [staff, colleague].map((by) => by.post(`${list}/${chat.conversationId}`, fields)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 409])
  })

  test('says something, and not too much', async () => {
    const chat = chatOf(product)
    await chat.say('Hello')
    for (const body of ['', '  ', 'x'.repeat(4_001)])
      expect((await post(staff, chat.conversationId, { intent: 'reply', body })).status).toBe(422)
    expect((await post(staff, chat.conversationId, { intent: 'nothing' })).status).toBe(422)
  })

  test('writes to the address that was left and confirmed, if asked to', async () => {
    const chat = chatOf(product)
    const email = `mail-${crypto.randomUUID().slice(0, 8)}@ministry.example`
    await chat.say('I want to talk to a person')
    await chat.say(email)
    await chat.say('yes')
    await post(staff, chat.conversationId, { intent: 'reply', body: 'We call you.', mail: 'on' })
    const mails = await vi.waitUntil(async () => {
      const found = await mailsAbout(product.dataDir, email)
      // The confirmation of what was passed on goes to the same address.
      const own = found.filter(
        ({ to, text }) => to?.[0]?.address === email && text?.includes('We call'),
      )
      return own.length > 0 && own
    }, patience)
    expect(mails).toHaveLength(1)
  })
})

describe('events', () => {
  test('are for the own session only', async () => {
    const [mine, theirs] = [chatOf(product), chatOf(product)]
    await mine.say('Hello')
    const ask = (conversationId: string, sessionId: string, accept = 'application/json') =>
      product
        .client()
        .get(`/api/chat-events?conversationId=${conversationId}&sessionId=${sessionId}`, { accept })
    for (const accept of ['application/json', 'text/event-stream']) {
      expect((await ask(mine.conversationId, theirs.sessionId, accept)).status).toBe(404)
      expect((await ask(crypto.randomUUID(), mine.sessionId, accept)).status).toBe(404)
      expect((await ask(mine.conversationId, 'x', accept)).status).toBe(422)
    }
    expect((await ask(mine.conversationId, mine.sessionId)).status).toBe(200)
  })

  test('a conversation holds three streams at most', async () => {
    const chat = chatOf(product)
    await chat.say('Hello')
    const url = `/api/chat-events?conversationId=${chat.conversationId}&sessionId=${chat.sessionId}`
    const open = async () => chat.client.get(url, { accept: 'text/event-stream' })
    const streams = [await open(), await open(), await open()]
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200])
    const refused = await open()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    for (const stream of streams) await stream.body?.cancel()
    await vi.waitFor(async () => {
      const again = await open()
      expect(again.status).toBe(200)
      await again.body?.cancel()
    }, patience)
  })
})

describe('what is over', () => {
  test('is deleted when its time has come, with its files; leads stay', async () => {
    const [old, young] = [chatOf(product), chatOf(product)]
    const file = await (await old.upload('old.txt', 'An old paper')).json()
    const email = `old-${crypto.randomUUID().slice(0, 8)}@ministry.example`
    await old.say('I want to talk to a person', { files: [file] })
    await old.say(email)
    await old.say('yes')
    await young.say('Hello')
    await old.upload('unsent.txt', 'Never sent')
    await sql`update chat_conversations set last_message_at = now() - interval '91 days' where id = ${old.conversationId}`
    await sql`update chat_uploads set created_at = now() - interval '25 hours' where file_name = 'unsent.txt'`
    await product.app.db.system((tx) =>
      product.app.jobs.enqueue(tx, 'conversation-retention', { day: 0 }),
    )
    await vi.waitUntil(
      async () =>
        (await sql`select 1 from chat_conversations where id = ${old.conversationId}`).length === 0,
      patience,
    )
    expect(
      await sql`select 1 from chat_uploads where file_name in ('old.txt', 'unsent.txt')`,
    ).toHaveLength(0)
    expect(await sql`select 1 from leads where email = ${email}`).toHaveLength(1)
    expect(
      await sql`select 1 from chat_conversations where id = ${young.conversationId}`,
    ).toHaveLength(1)
    const waiting = await sql`select 1 from received_files
      where storage_key like ${`chat-uploads/${old.sessionId}/%`} and received_at < now() - interval '24 hours'`
    expect(waiting).toHaveLength(2)
    expect((await old.send('Still there?', { conversationId: old.conversationId })).status).toBe(
      404,
    )
  })
})
