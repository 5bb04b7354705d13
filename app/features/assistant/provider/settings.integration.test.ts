import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startAiServer } from '#test/ai-server.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { chatOf } from '#test/chats.ts'
import { correctUse, reserveUse } from './budget-service.server.ts'
import { probeProvider } from './probe-service.server.ts'
import { composeReply } from './reply-service.server.ts'

let ai: Awaited<ReturnType<typeof startAiServer>>
let product: TestApp

beforeAll(async () => {
  ai = await startAiServer()
  product = await startTestApp({ ...ai.env, AI_DAILY_TOKENS: '100000' })
})
afterAll(async () => {
  await product.close()
  await ai.close()
})
beforeEach(() => {
  ai.mode = 'ok'
  for (const name of ['chat', 'ocr', 'speech', 'voice'])
    product.app.breakers.of(`assistant ${name}`).succeeded()
})

const about = { id: 1, kind: 'page' as const, path: '/about', title: 'About', heading: null }
const context = {
  given: [{ ...about, text: 'We build platforms.' }],
  today: '2026-11-23',
  isPlainWord: () => true,
  search: async () => [],
}
const question = { message: 'What do you do?', history: [], attachments: [] }
const compose = () => composeReply(product.app, { question, context })

describe('the probe', () => {
  const providerOf = async () =>
    (await (await product.client().get('/api/assistant/capabilities')).json()).voice.provider

  test.each([
    ['ok', 'configured'],
    ['429', 'configured'],
    ['401', 'builtin'],
    ['500', 'builtin'],
    ['time-out', 'builtin'],
  ] as const)('leaves alone what is not there: %s', async (mode, provider) => {
    ai.mode = mode
    await probeProvider(product.app, mode === 'time-out' ? 150 : 5_000)
    expect(await providerOf()).toBe(provider)
  })
})

describe('the switch', () => {
  const page = '/lead_admin/conversations/settings'
  const staff = async () => {
    const client = product.client()
    await client.signIn()
    return client
  }
  const version = async () =>
    (await product.app.db.client`select max(version) as version from assistant_settings`)[0]
      ?.version as number
  const set = async (mode: string, based?: number, more: Record<string, string> = {}) =>
    (await staff()).post(page, {
      ...{ mode, version: String(based ?? (await version())) },
      ...{ dailyTokens: '90,000', conversationTokens: '50000', ...more },
    })

  test('keeps everything on this server', async () => {
    expect((await set('builtin')).status).toBe(302)
    const before = ai.requests.length
    const spoken = await product.client().json('/api/functions/text-to-speech', { text: 'Hello' })
    expect((await spoken.json()).provider).toBe('builtin')
    await expect(compose()).rejects.toMatchObject({ fault: 'not configured' })
    await probeProvider(product.app, 150)
    expect(ai.requests).toHaveLength(before)
    const [event] = await product.app.db.client`select details from audit_events
      where action = 'assistant_settings.changed' order by created_at desc limit 1`
    expect(event?.details).toEqual({
      from: 'configured, 1000000, 150000',
      to: 'builtin, 90000, 50000',
    })
  })

  test('switches the assistant off, and on again', async () => {
    await set('off')
    for (const name of ['vision-ocr', 'voice-to-text', 'text-to-speech']) {
      const refused = await product.client().json(`/api/functions/${name}`, {})
      expect([refused.status, (await refused.json()).error]).toEqual([
        503,
        'The assistant is switched off at the moment.',
      ])
    }
    const { chat } = await (await product.client().get('/api/assistant/capabilities')).json()
    expect(chat).toMatchObject({ available: false, provider: null, reason: 'switchedOff' })
    expect((await set('configured')).status).toBe(302)
    expect((await compose()).provider).toBe('configured')
  })

  test('tells who was faster, and what is no choice', async () => {
    const late = await set('off', (await version()) - 1)
    expect(late.status).toBe(409)
    expect(await late.text()).toContain('Someone else changed this setting while you were editing')
    expect((await set('everything')).status).toBe(422)
    const wrong = await set('off', undefined, { conversationTokens: 'many' })
    const said = await wrong.text()
    expect([wrong.status, said.includes('Enter a whole number from 0 to 10,000,000')]).toEqual([
      422,
      true,
    ])
    expect(said).toContain('value="many"')
    expect((await set('configured')).status).toBe(302)
    expect((await product.client().get(page)).status).toBe(302)
  })

  test('shows staff what works and what was used', async () => {
    const text = await (await (await staff()).get(page)).text()
    // Staff allow 90,000, the operator 100,000.
    expect(text).toContain('of 90,000 tokens')
    expect(text).not.toMatch(/127\.0\.0\.1|key-of-the-test/)
  })
})

describe('the bounds of tokens', () => {
  const set = (daily: number, conversation: number) =>
    product.app.db.client`insert into assistant_settings
      (version, mode, daily_tokens, conversation_tokens)
      select max(version) + 1, 'configured', ${daily}, ${conversation} from assistant_settings`
  afterEach(() => set(1_000_000, 150_000))
  const day = '2101-03-04'

  test('hold for a day, whoever counts at the same time', async () => {
    await set(1_000, 500)
    const all = await Promise.all(
      Array.from({ length: 5 }, () => reserveUse(product.app, { day }, 400)),
    )
    expect(all.toSorted()).toEqual(['daily', 'daily', 'daily', null, null])
    await correctUse(product.app, { day }, -400)
    expect(await reserveUse(product.app, { day }, 400)).toBeNull()
  })

  test('hold for a conversation, which is then answered from the pages, and says so', async () => {
    const chat = chatOf(product)
    const first = await chat.say('How long does a Blueprint take?')
    expect(first.provider).toBe('configured')
    const [used] = await product.app.db.client`select tokens from assistant_conversation_usage
      where conversation_id = ${chat.conversationId}`
    expect(Number(used?.tokens)).toBe(200)
    await set(1_000_000, 250)
    ai.requests = []
    const second = await chat.say('Where are your offices?')
    expect(second.provider).toBe('builtin')
    expect(second.message).toMatch(
      /Ottawa[\s\S]*The written answers of this conversation are used up/,
    )
    expect(ai.requests).toHaveLength(0)
    const other = await chatOf(product).say('Hello, where are your offices?')
    expect(other.message).toContain('The written answers of this conversation are used up')
    await set(100, 150_000)
    const third = await chatOf(product).say('Where are your offices?')
    expect(third.message).toContain('The written answers of today are used up')
  })
})
