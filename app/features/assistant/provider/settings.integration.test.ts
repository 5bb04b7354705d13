import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startAiServer } from '#test/ai-server.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
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

const passages = [{ id: 'a', path: '/about', title: 'About', heading: null, text: 'We build.' }]
const question = { message: 'What do you do?', history: [], attachments: [] }
const compose = () => composeReply(product.app, { question, passages })

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
  const set = async (mode: string, based?: number) =>
    (await staff()).post(page, { mode, version: String(based ?? (await version())) })

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
    expect(event?.details).toEqual({ from: 'configured', to: 'builtin' })
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
    expect((await set('configured')).status).toBe(302)
    expect((await product.client().get(page)).status).toBe(302)
  })

  test('shows staff what works and what was used', async () => {
    const text = await (await (await staff()).get(page)).text()
    expect(text).toContain('of 100,000 tokens')
    expect(text).not.toMatch(/127\.0\.0\.1|key-of-the-test/)
  })
})
