import { afterAll, describe, expect, test, vi } from 'vitest'
import { answersByMail } from '#content/answers-by-mail.ts'
import { conversationPage as copy } from '#content/conversations.ts'
import { chatOf, conversationsList, startWithStaff } from '#test/chats.ts'
import { stopClock } from '#test/clock.ts'
import { mailedChats, newAddress } from '#test/mailed-chats.ts'
import { patience } from '#test/patience.ts'
import { mostStopped } from './mail-consent.ts'
import { stopAddress } from './stop-mails-service.server.ts'

const started = await startWithStaff()
const { product, staff, sql, auditOf } = started
const { waiting } = mailedChats(started)
afterAll(() => product.close())

const { errors } = answersByMail.en

describe('presence', () => {
  test('is kept up by a stream, ends with the last one, and ends by itself', async () => {
    const visit = await waiting()
    expect(await visit.page()).toContain(copy.presence.never)
    const [one, two] = [await visit.open(), await visit.open()]
    expect(await visit.page()).toContain(copy.presence.here)
    const list = await (await staff.get(conversationsList)).text()
    expect(list.split('On the page now')).toHaveLength(2)
    const left = async () => {
      const [row] = await sql`select here_until - now() < '13 seconds' as left from chat_presence
        where conversation_id = ${visit.id}`
      return row?.left
    }
    one.close()
    expect(await left()).toBe(false)
    two.close()
    await vi.waitFor(async () => expect(await left()).toBe(true), patience)
    await visit.pass(4)
    expect(await visit.page()).toContain('Left 4 min ago')
    // A crash: nobody has said that the visitor left.
    await sql`update chat_presence set here_until = now() + interval '60 seconds' where conversation_id = ${visit.id}`
    expect(await visit.page()).toContain(copy.presence.here)
    await visit.pass(1)
    expect(await visit.page()).toContain('Left 5 min ago')
  })

  test('is written at most every thirty seconds, and by nobody else', async () => {
    const visit = await waiting()
    const streams = [await visit.open()]
    const seenAt = async () => {
      const [row] =
        await sql`select seen_at::text as at from chat_presence where conversation_id = ${visit.id}`
      return row?.at
    }
    const before = await seenAt()
    streams.push(await visit.open())
    expect(await seenAt()).toBe(before)
    for (const stream of streams) stream.close()
    const stranger = { conversationId: visit.id, sessionId: crypto.randomUUID(), seq: 1 }
    expect((await product.client().json('/api/chat-seen', stranger)).status).toBe(404)
    expect((await visit.seen(0)).status).toBe(422)
    expect((await visit.chat.client.get('/api/chat-seen')).status).toBe(405)
  })
})

describe('the consent', () => {
  test('is stored with its words, is changed and is taken back', async () => {
    const visit = await waiting()
    expect(await visit.read()).toEqual({ email: null, suggested: '', language: 'en' })
    const [first, second] = [newAddress(), newAddress()]
    expect((await visit.agree(first)).status).toBe(200)
    const [stored] = await sql`select * from chat_mail_consents where conversation_id = ${visit.id}`
    expect(stored).toMatchObject({ email: first, consent_text: answersByMail.en.consent })
    expect(await visit.page()).toContain(first)
    expect((await visit.agree(` ${second} `)).status).toBe(200)
    expect(await visit.read()).toMatchObject({ email: second })
    expect(await (await visit.end()).json()).toMatchObject({ email: null })
    expect((await auditOf(visit.id)).map(({ action }) => action)).toEqual([
      ...['conversation.mail_agreed', 'conversation.mail_agreed', 'conversation.mail_ended'],
    ])
    expect(JSON.stringify(await auditOf(visit.id))).not.toContain('ministry.example')
  })

  test('says beside the field what is wrong', async () => {
    const visit = await waiting()
    for (const email of [
      '',
      'x',
      'a b@c.ca',
      'a@b.ca\r\nBcc: c@d.ca',
      `${'a'.repeat(251)}@b.ca`,
      7,
    ]) {
      const answer = await visit.agree(email)
      expect(answer.status, String(email)).toBe(422)
      expect((await answer.json()).fields).toEqual({ email: errors.email })
    }
    const bare = await visit.agree(newAddress(), { consent: false })
    expect((await bare.json()).fields).toEqual({ consent: errors.consent })
    expect((await visit.agree(newAddress(), { intent: 'x' })).status).toBe(422)
    const foreign = await visit.agree(newAddress(), { sessionId: crypto.randomUUID() })
    expect(foreign.status).toBe(404)
    const alone = chatOf(product)
    await alone.say('What is an e-visa?')
    const early = await alone.client.json('/api/chat-mail', {
      ...{ conversationId: alone.conversationId, sessionId: alone.sessionId },
      ...{ intent: 'agree', email: newAddress(), consent: true },
    })
    expect([early.status, (await early.json()).error]).toEqual([409, errors.none])
  })

  test('offers the address of the lead form, and takes five addresses at most', async () => {
    const visit = await waiting()
    const email = newAddress()
    await visit.chat.say(`I am Ada Lovelace, ${email}`)
    await visit.chat.say('yes')
    expect(await visit.read()).toMatchObject({ email: null, suggested: email })
    for (let count = 0; count < 5; count += 1)
      expect((await visit.agree(newAddress())).status).toBe(200)
    const sixth = await visit.agree(newAddress())
    expect((await sixth.json()).fields).toEqual({ email: errors.often })
  })

  test('of many conversations is not for one mailbox, nor for many from one network', async () => {
    using _clock = stopClock(product)
    const email = newAddress('flooded')
    for (let count = 0; count < 10; count += 1)
      expect((await (await waiting()).agree(email)).status).toBe(200)
    const refused = await (await waiting()).agree(email.toUpperCase())
    expect([refused.status, (await refused.json()).error]).toEqual([429, errors.busy])
  })

  test('no more mails can be said for every address that got one; after very many, nobody gets mails any more', async () => {
    const visit = await waiting()
    const stopFor = async (email: string) => {
      const stop = stopAddress(product.app, { id: visit.id, email })
      return product.client().post(stop.slice(new URL(stop).origin.length))
    }
    const [last, none] = [newAddress('last'), newAddress('never')]
    for (let count = 0; count < mostStopped - 1; count += 1)
      await sql`select stop_chat_mails(${visit.id}, ${newAddress()}, true)`
    await visit.agree(none)
    for (const email of [last, newAddress('over')]) {
      const answer = await stopFor(email)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('We send no more emails about this conversation to')
    }
    expect((await visit.agree(last)).status).toBe(422)
    expect(await visit.read()).toMatchObject({ email: null })
    expect((await (await visit.agree(newAddress())).json()).fields).toEqual({
      email: errors.stopped,
    })
    await visit.answer('Good morning')
    await visit.pass(2)
    await visit.look()
    expect(await sql`select 1 from chat_answer_mails where conversation_id = ${visit.id}`).toEqual(
      [],
    )
    expect(await visit.page()).toContain(copy.reply.goes.stopped)
  })
})
