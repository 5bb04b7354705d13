import { afterAll, describe, expect, test } from 'vitest'
import { chatLead } from '#content/chat-lead.ts'
import { startTestApp } from '#test/app.ts'
import { chatOf } from '#test/chats.ts'
import { type LeadRefusal, leadFields } from '../lead-form.ts'

const product = await startTestApp()
afterAll(() => product.close())
const { errors } = chatLead.en
const email = 'ada@ministry.example'

/** A visitor with a conversation, and its lead form. */
async function withForm() {
  const chat = chatOf(product)
  await chat.say('Hello')
  const post = (more: Record<string, unknown>) =>
    chat.client.json('/api/chat-lead', {
      ...{ conversationId: chat.conversationId, sessionId: chat.sessionId, language: 'en' },
      ...more,
    })
  return { chat, post }
}

describe('a form that cannot be right', () => {
  test.each(['x', 'é', '😀', '中'])(
    'with 10,000 times %j in every field names the fields',
    async (sign) => {
      const { chat, post } = await withForm()
      const long = sign.repeat(10_000)
      const values = Object.fromEntries(leadFields.map((field) => [field, `a${long}a`]))
      // Every character as a client may escape it.
      const escaped = JSON.stringify({ ...values }).replace(
        /[^\x20-\x7e]/g,
        (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
      const answer = await post({ intent: 'send', values: JSON.parse(escaped), consent: true })
      expect(answer.status).toBe(422)
      const { fields = {} } = (await answer.json()) as LeadRefusal
      expect(Object.keys(fields).sort()).toEqual([...leadFields].sort())
      const kept = await post({ intent: 'keep', values })
      expect(kept.status).toBe(200)
      const body = `{"conversationId":"${chat.conversationId}","sessionId":"${chat.sessionId}","language":"en","intent":"send","consent":true,"values":${escaped}}`
      const origin = 'http://localhost:3000'
      const headers = { 'content-type': 'application/json', host: 'localhost:3000', origin }
      const raw = await product.fetch(
        new Request(`${origin}/api/chat-lead`, { method: 'POST', body, headers }),
      )
      expect(raw.status).toBe(422)
    },
  )

  test('with advertising is refused, as other forms quarantine it', async () => {
    const { post } = await withForm()
    const send = async (values: Record<string, string>) =>
      (await (await post({ intent: 'send', values, consent: true })).json()) as LeadRefusal
    const links = 'http://a.example http://b.example http://c.example http://d.example'
    const asName = await send({ name: `Buy ${links}`, email })
    expect(asName.fields).toEqual({ name: errors.links })
    expect((await send({ name: 'Ada', need: `Buy ${links}`, email })).fields).toEqual({
      need: errors.links,
    })
    const leads = await product.app.db.client`select id from leads where email = ${email}`
    expect(leads).toHaveLength(0)
  })
})
