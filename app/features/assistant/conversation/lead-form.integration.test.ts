import { afterAll, describe, expect, test, vi } from 'vitest'
import { chatLead } from '#content/chat-lead.ts'
import { startTestApp } from '#test/app.ts'
import { chatOf } from '#test/chats.ts'
import { stopClock } from '#test/clock.ts'
import { mailsAbout } from '#test/mails.ts'
import { patience } from '#test/patience.ts'
import type { LeadRefusal, LeadState, LeadValues } from '../lead-form.ts'

const product = await startTestApp()
afterAll(() => product.close())
const { client: sql } = product.app.db
const { errors } = chatLead.en

const address = () => `ada-${crypto.randomUUID().slice(0, 8)}@ministry.example`
const leadsOf = (email: string) => sql`select l.*, c.id as conversation from leads l
  left join chat_conversations c on c.lead_id = l.id where l.email = ${email}`
const stateOf = async (id: string) =>
  (await sql`select qualification from chat_conversations where id = ${id}`)[0]?.qualification

/** A visitor with a conversation, and its lead form. */
async function withForm(first = 'Hello') {
  const chat = chatOf(product)
  await chat.say(first, { page: '/about' })
  const post = (more: Record<string, unknown>) =>
    chat.client.json('/api/chat-lead', {
      ...{ conversationId: chat.conversationId, sessionId: chat.sessionId, language: 'en' },
      ...more,
    })
  const send = async (values: LeadValues, consent = true) =>
    (await (await post({ intent: 'send', values, consent })).json()) as LeadState & LeadRefusal
  const read = async (sessionId = chat.sessionId) =>
    chat.client.get(
      `/api/chat-lead?${new URLSearchParams({ conversationId: chat.conversationId, sessionId })}`,
    )
  return { chat, post, send, read }
}

describe('the form is offered', () => {
  test('with the second useful answer, and then no more', async () => {
    const chat = chatOf(product)
    const offers: boolean[] = []
    for (const question of [
      'Hello',
      'Where is your head office?',
      'How long does a Blueprint take?',
      'Which certificates does your hosting have?',
      'Where is data kept?',
    ]) {
      const answer = await chat.say(question)
      // Nothing stands between an answer and its sources: the text asks nothing.
      expect(answer.message).not.toContain(chatLead.en.offer)
      offers.push(answer.offersLead)
    }
    expect(offers.filter(Boolean)).toHaveLength(1)
    expect(offers.indexOf(true)).toBeGreaterThan(1)
    expect(await stateOf(chat.conversationId)).toMatchObject({ offer: 'made' })
  })

  test('not after danger, and not to a client', async () => {
    for (const first of ['I want to kill myself', 'I am a client and cannot log in']) {
      const chat = chatOf(product)
      await chat.say(first)
      for (const question of ['Where is your head office?', 'How long does a Blueprint take?'])
        expect((await chat.say(question)).offersLead, first).toBe(false)
    }
    const chat = chatOf(product)
    await chat.say('I want to kill myself')
    expect((await chat.say('Please send me a proposal')).offersLead).toBe(false)
    const contact = await chat.say('I am Ada Lovelace, ada@ministry.example')
    expect(contact).toMatchObject({ contact: null, lead: null })
  })

  test('on wish, with words where the site has no answer, and a no is remembered', async () => {
    const chat = chatOf(product)
    const answer = await chat.say('Envoyez-moi une soumission, s’il vous plaît')
    expect(answer).toMatchObject({ offersLead: true, language: 'fr' })
    expect((await chat.say('non merci')).message).toBe(chatLead.fr.declined)
    await chat.say('Where is your head office?')
    expect((await chat.say('How long does a Blueprint take?')).offersLead).toBe(false)
    expect((await chat.say('Please send me a proposal')).offersLead).toBe(true)
    expect((await chat.say('yes')).message).toBe(chatLead.en.below)
  })
})

describe('the form', () => {
  test('becomes a lead with its mails, linked to the conversation, and staff read what was given', async () => {
    const { chat, send } = await withForm('How do you digitize taxes?')
    const email = address()
    const values: LeadValues = {
      ...{ area: 'governance', organisation: 'Ministry of Finance', time: 'quarter' },
      ...{ need: 'Nobody knows who has paid', name: 'Ada Lovelace', email, phone: '613 555 0199' },
    }
    const { receipt } = await send(values)
    expect(receipt).toMatchObject({ reference: expect.stringMatching(/^[0-9A-F]{8}$/), values })
    const [lead] = await leadsOf(email)
    expect(lead).toMatchObject({
      ...{ source: 'assistant', full_name: 'Ada Lovelace', phone: '613 555 0199' },
      ...{ company_name: 'Ministry of Finance', primary_interest: 'governance' },
      ...{ message: 'Nobody knows who has paid', details: { timeline: 'Within 3 months' } },
      ...{ consent_text: chatLead.en.consent, consent_page: '/about' },
      conversation: chat.conversationId,
    })
    const page = await chat.client.get(receipt?.booking ?? '')
    expect(await page.text()).toContain(email)
    await vi.waitUntil(async () => (await mailsAbout(product.dataDir, email)).length >= 2, patience)
    const staff = product.client()
    await staff.signIn()
    const seen = await (await staff.get(`/lead_admin/conversations/${chat.conversationId}`)).text()
    for (const said of [
      'Digital governance and tax',
      'Nobody knows who has paid',
      'Within 3 months',
    ])
      expect(seen).toContain(said)
  })

  test('says beside each field what is wrong, in its language, and stores nothing', async () => {
    const { post, send } = await withForm()
    const refused = await post({ intent: 'send', values: { email: 'ada@', phone: '12' } })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toEqual({
      ...{ error: errors.check(4), code: 'invalid' },
      fields: {
        ...{ name: errors.name, email: errors.email, phone: errors.phone },
        consent: errors.consent,
      },
    })
    const hostile = {
      ...{ area: 'x', time: 'y', organisation: 'o'.repeat(201), need: 'n'.repeat(1_001) },
      ...{ name: 'n'.repeat(101), email: 'a@b.example' },
    }
    expect((await send(hostile)).fields).toEqual({
      ...{ area: errors.area, time: errors.time, organisation: errors.organisation },
      ...{ need: errors.need, name: errors.nameLong },
    })
    const french = await post({ intent: 'send', language: 'fr', values: {}, consent: true })
    expect(((await french.json()) as LeadRefusal).fields?.email).toBe(chatLead.fr.errors.email)
    for (const values of [5, 'x', [], { name: { a: 1 }, email: ['x'] }])
      expect((await post({ intent: 'send', values, consent: true })).status).toBe(422)
    for (const more of [{ intent: 'sell' }, { intent: 'send', consent: 'yes' }, { sessionId: 'x' }])
      expect((await post({ values: {}, ...more })).status).toBe(422)
    expect(await leadsOf('a@b.example')).toHaveLength(0)
  })

  test('pressed twice gives the same reference, one lead and its mails once', async () => {
    const { send } = await withForm()
    const email = address()
    const values = { name: 'Ada Lovelace', email }
    const both = await Promise.all([send(values), send(values)])
    const again = await send(values)
    const references = [...both, again].map(({ receipt }) => receipt?.reference)
    expect(new Set(references).size).toBe(1)
    expect(references[0]).toMatch(/^[0-9A-F]{8}$/)
    expect(await leadsOf(email)).toHaveLength(1)
  })

  test('corrected, changes the same lead and its history; a new address gets the confirmation', async () => {
    const { chat, send } = await withForm()
    const [wrong, right] = [address(), address()]
    const first = await send({ name: 'Ada Lovlace', email: wrong, area: 'other' })
    const second = await send({ name: 'Ada Lovelace', email: right, area: 'e-visa' }, false)
    expect(second.receipt?.reference).toBe(first.receipt?.reference)
    expect(await leadsOf(wrong)).toHaveLength(0)
    const [lead] = await leadsOf(right)
    expect(lead).toMatchObject({ full_name: 'Ada Lovelace', primary_interest: 'e-visa' })
    const [note] = await sql`select kind, body, actor_name, actor_id from lead_activities
      where lead_id = ${lead?.id}`
    expect(note).toMatchObject({ kind: 'note', actor_name: 'Visitor, in the chat', actor_id: null })
    for (const said of [
      'Name: Ada Lovlace → Ada Lovelace',
      `Email: ${wrong} → ${right}`,
      'Area: Something else → e-Visa and immigration',
    ])
      expect(note?.body).toContain(said)
    await vi.waitUntil(async () => (await mailsAbout(product.dataDir, right)).length >= 2, patience)
    const staff = product.client()
    await staff.signIn()
    const dialog = await (await staff.get(`/lead_admin/leads/${lead?.id}?source=all`)).text()
    expect(dialog).toContain('Ada Lovlace → Ada Lovelace')
    const seen = await (await staff.get(`/lead_admin/conversations/${chat.conversationId}`)).text()
    expect(seen).toContain(right)
  })

  test('is kept while it is typed, and read again by its session only', async () => {
    const { chat, post, read } = await withForm()
    const values = {
      name: 'Ada',
      email: 'ada@',
      area: 'nonsense',
      need: 'x'.repeat(2_000),
      other: 1,
    }
    expect((await post({ intent: 'keep', values })).status).toBe(200)
    const kept = (await (await read()).json()) as LeadState
    expect(kept).toEqual({
      draft: { name: 'Ada', email: 'ada@', need: 'x'.repeat(1_000) },
      ...{ receipt: null, isClosed: false },
    })
    // A message that is answered meanwhile keeps it too.
    await chat.say('Where is your head office?')
    expect(((await (await read()).json()) as LeadState).draft.name).toBe('Ada')
    expect((await read(crypto.randomUUID())).status).toBe(404)
    expect((await read('x')).status).toBe(422)
    const staff = product.client()
    await staff.signIn()
    const seen = await staff.get(`/lead_admin/conversations/${chat.conversationId}`)
    expect(await seen.text()).not.toContain('xxxxxxxxxx')
    await post({ intent: 'decline' })
    expect(await stateOf(chat.conversationId)).toMatchObject({ offer: 'declined', draft: {} })
  })

  test('of another session is refused as if there were none', async () => {
    const { chat, send } = await withForm()
    const email = address()
    await send({ name: 'Ada', email })
    const stranger = await product.client().json('/api/chat-lead', {
      ...{ conversationId: chat.conversationId, sessionId: crypto.randomUUID(), intent: 'send' },
      ...{ values: { name: 'Eve', email: 'eve@x.example' }, consent: true },
    })
    expect(stranger.status).toBe(404)
    expect((await leadsOf(email))[0]?.full_name).toBe('Ada')
    await expect(
      product.app.db.client.begin(async (tx) => {
        await tx`set local role unordin_request`
        await tx`select correct_chat_lead(${chat.conversationId}, 'Eve', 'eve@x.example',
          null, null, null, null, '{}', 'Eve', 'x')`
      }),
    ).rejects.toThrow('the session has no such lead')
  })

  test('is neither promised nor followed by suggestions after a danger, and takes no other method', async () => {
    const chat = chatOf(product)
    await chat.say('I want to kill myself')
    const wish = await chat.say('I would like an offer please')
    expect(wish.offersLead).toBe(false)
    expect(wish.message).not.toContain(chatLead.en.wished)
    const next = await chat.say('What is e-Visa?')
    expect(next.suggestions ?? []).toEqual([])
    expect((await chat.client.ask('PUT', '/api/chat-lead')).status).toBe(405)
  })

  test('is closed once a life may be in danger, and what was typed is gone', async () => {
    const { chat, post, send } = await withForm()
    await post({ intent: 'keep', values: { name: 'Ada', need: 'Less paper' } })
    expect((await chat.say('I want to kill myself')).kind).toBe('safety')
    const email = address()
    const refused = await post({ intent: 'send', values: { name: 'Ada', email }, consent: true })
    expect(refused.status).toBe(409)
    expect(((await refused.json()) as LeadRefusal).error).toBe(errors.closed)
    await send({ name: 'Ada', email })
    expect(await leadsOf(email)).toHaveLength(0)
    expect(await stateOf(chat.conversationId)).toMatchObject({ offer: 'closed', draft: {} })
  })

  test('says so in its language when the database does not answer', async () => {
    const { post } = await withForm()
    await sql`alter table chat_conversations rename to away`
    try {
      const email = address()
      for (const language of ['en', 'fr'] as const) {
        const values = { name: 'Ada', email }
        const answer = await post({ intent: 'send', language, values, consent: true })
        expect(answer.status).toBe(500)
        expect(((await answer.json()) as LeadRefusal).error).toBe(chatLead[language].errors.failed)
      }
    } finally {
      await sql`alter table away rename to chat_conversations`
    }
  })

  test('is not filed for one address again and again', async () => {
    using _clock = stopClock(product)
    const email = address()
    for (let time = 0; time < 3; time += 1) {
      const { send } = await withForm()
      expect((await send({ name: 'Ada', email })).receipt).not.toBeNull()
    }
    const { post } = await withForm()
    const refused = await post({ intent: 'send', values: { name: 'Ada', email }, consent: true })
    expect(refused.status).toBe(429)
    expect(((await refused.json()) as LeadRefusal).error).toBe(errors.busy)
    expect(await leadsOf(email)).toHaveLength(3)
  })
})
