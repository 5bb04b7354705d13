import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { visitor } from '#app/platform/actor.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { askedBy } from '#test/asked-by.ts'
import { chatOf } from '#test/chats.ts'
import { stopClock } from '#test/clock.ts'
import { countHit, countVisit, storedKey, takeBackVisit } from './rate-limit.server.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.close())
beforeEach(() => product.app.db.client`delete from rate_limits`)

const rows = async () => {
  const [row] = await product.app.db.client`select count(*)::int as total from rate_limits`
  return row?.total as number
}

describe('a visit', () => {
  const now = new Date()
  const limit = { hits: 2, seconds: 86_400 }
  const visit = (ip: string) =>
    askedBy(visitor, () => countVisit(product.app, 'test', limit, now), ip)
  const visits = (ips: string[]) =>
    ips.reduce(async (before, ip) => {
      const passed = await before
      const isIn = await visit(ip).then(
        () => 1,
        () => 0,
      )
      return passed + isIn
    }, Promise.resolve(0))
  const hex = (number: number) => number.toString(16)
  const many = (count: number, ipOf: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => ipOf(at + 1))

  test.each([
    ['one /64', many(50, (at) => `2001:db8:1:2::${hex(at)}`), 2],
    ['one /56', many(50, (at) => `2001:db8:1:${hex(0x100 + at)}::1`), 8],
    ['one /48', many(50, (at) => `2001:db8:1:${hex(at)}00::1`), 32],
    ['one address of IPv4', many(50, (at) => `${at % 2 ? '' : '::ffff:'}203.0.113.7`), 2],
    ['one /24', many(50, (at) => `203.0.113.${at}`), 32],
    ['50 sites', many(50, (at) => `2001:db8:${hex(at)}::1`), 50],
  ])('from %s counts with its neighbours', async (_, ips, expected) => {
    expect(await visits(ips)).toBe(expected)
  })

  test('from a network at its limit leaves no further row', async () => {
    await visits(many(40, (at) => `2001:db8:1:${hex(at)}00::1`))
    const before = await rows()
    expect(await visits(many(200, (at) => `2001:db8:1:${hex(0x2900 + at)}::1`))).toBe(0)
    expect(await rows()).toBe(before)
  })

  test('too many of one address shuts out no neighbour', async () => {
    await visits(many(100, () => '203.0.113.7'))
    expect(await visits(['203.0.113.8'])).toBe(1)
  })

  test('that is taken back counts nowhere', async () => {
    for (const ip of many(60, (at) => `2001:db8:1:${hex(at)}::1`)) {
      await visit(ip)
      await askedBy(visitor, () => takeBackVisit(product.app, 'test'), ip)
    }
    expect(await visits(['2001:db8:1:ff::1'])).toBe(1)
  })
})

test('what is stored names no address, of a network or of a mailbox', async () => {
  const day = { hits: 5, seconds: 86_400 }
  const now = new Date()
  const mail = 'booking-email:ada@example.org'
  await askedBy(visitor, () => countVisit(product.app, 'booking', day, now), '203.0.113.7')
  await countHit(product.app, mail, day, now)
  const stored = (await product.app.db.client`select key from rate_limits`).map(({ key }) => key)
  expect(stored).toHaveLength(3)
  for (const key of stored) expect(key).toMatch(/^booking(-email)?:[\w-]{43}$/)
  // The same key counts together, and another installation stores another hash.
  await countHit(product.app, mail, day, now)
  expect(await rows()).toBe(3)
  expect(storedKey('another secret', mail)).not.toBe(storedKey(product.app.secret, mail))
})

test('forty guesses from forty addresses of one /64 are ten tries', async () => {
  using _clock = stopClock(product)
  const guesses = Array.from({ length: 40 }, (_, at) =>
    product
      .client()
      .post(
        '/auth',
        { intent: 'sign-in', email: 'admin@example.com', password: `wrong ${at}` },
        { 'x-forwarded-for': `2001:db8:7:7::${at.toString(16)}` },
      ),
  )
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(30)
})

test('a session that nobody opened leaves no row', async () => {
  const client = product.client()
  // Within one window: the next one would have rows of its own.
  const { app } = product
  const [now, clock] = [new Date(), app.now]
  app.now = () => now
  onTestFinished(() => {
    app.now = clock
  })
  await chatOf(product, client).send('')
  await client.get('/api/chat-events?sessionId=none')
  const [before] = [await rows()]
  for (let at = 0; at < 30; at += 1) {
    const query = `sessionId=${crypto.randomUUID()}&conversationId=${crypto.randomUUID()}`
    expect((await client.get(`/api/chat-events?${query}`)).status).toBe(404)
    const unknown = { conversationId: crypto.randomUUID() }
    expect((await chatOf(product, client).send('Hello', unknown)).status).toBe(404)
  }
  // The keys by which an address is counted: messages and reads, each with its networks.
  expect(await rows()).toBeLessThanOrEqual(before + 4)
})
