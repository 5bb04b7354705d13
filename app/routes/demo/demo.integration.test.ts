import { afterAll, describe, expect, test } from 'vitest'
import { demo } from '#content/demo.ts'
import { demoGate } from '#content/demo-gate.ts'
import { type Client, startTestApp } from '#test/app.ts'
import { stopClock } from '#test/clock.ts'

const right = { loginId: 'allied', password: 'a gate of our own' }
const product = await startTestApp({ DEMO_LOGIN_ID: right.loginId, DEMO_PASSWORD: right.password })
afterAll(() => product.close())

const inside = [
  '/allied/projects',
  '/allied/projects/inspection-platform',
  '/allied/billing',
  '/allied/nothing',
  '/allied/lock',
]

/** The texts that only the demo dashboard contains. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 14 ? [value] : []
  return typeof value === 'object' && value ? Object.values(value).flatMap(sentencesOf) : []
}
const { skip: _, theme: __, ...said } = demo
const secrets = [...sentencesOf(said), 'Key Contacts', 'Total Paid']
const saidIn = (text: string) => secrets.filter((secret) => text.includes(secret))

async function expectNothing(response: Response) {
  const text = (await response.text()) + JSON.stringify([...response.headers])
  expect(saidIn(text)).toEqual([])
}

async function enter(client: Client) {
  const answer = await client.post('/allied', right)
  expect(answer.status).toBe(302)
  return answer
}

describe('before the gate', () => {
  test('the gate is a form, and is not cached', async () => {
    const answer = await product.client().get('/allied')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const page = await answer.clone().text()
    for (const word of [demoGate.title, demoGate.loginId, demoGate.password])
      expect(page).toContain(word)
    expect(page).toContain('<meta name="robots" content="noindex"/>')
    await expectNothing(answer)
  })

  test.each(inside)('%s is not found, by any method', async (path) => {
    const client = product.client()
    const page = await client.get(path)
    expect([page.status, page.headers.get('location')]).toEqual([302, '/allied'])
    await expectNothing(page)
    const post = await client.post(path)
    expect([post.status, post.headers.get('location')]).toEqual([302, '/allied'])
    for (const query of ['', '?_routes=routes/demo/projects', '?_routes=routes/demo/project']) {
      for (const answer of [
        await client.get(`${path}.data${query}`),
        await client.post(`${path}.data${query}`),
      ]) {
        expect(answer.status).toBe(401)
        await expectNothing(answer)
      }
    }
  })

  test('the gate’s data is empty, also when single routes are requested', async () => {
    for (const query of ['', '?_routes=routes/demo/layout', '?_routes=routes/demo/profile'])
      await expectNothing(await product.client().get(`/allied.data${query}`))
  })

  test('a forged cookie is refused', async () => {
    for (const value of [
      '1',
      'true',
      Buffer.from('"1"').toString('base64'),
      '%',
      'a'.repeat(4_000),
    ]) {
      const answer = await product.client().get('/allied', { cookie: `demo=${value}` })
      expect(answer.status).toBe(200)
      await expectNothing(answer)
    }
  })

  test('no script or style of the gate contains texts of the dashboard', async () => {
    const client = product.client()
    const page = await (await client.get('/allied')).text()
    const asked = new Set(page.match(/\/assets\/[\w.-]+\.(js|css)/g))
    expect(asked.size).toBeGreaterThan(1)
    for (const path of asked) {
      const text = await (await client.get(path)).text()
      expect(saidIn(text)).toEqual([])
    }
  })
})

describe('the gate', () => {
  test.each([
    ['another password', { ...right, password: 'a gate of our owm' }],
    ['another ID', { ...right, loginId: 'Allied' }],
    ['both', { loginId: 'x', password: 'y' }],
    ['markup', { loginId: '<script>', password: "' or 1=1" }],
  ])('refuses %s after half a second, and keeps the ID', async (_, given) => {
    const start = performance.now()
    const answer = await product.client().post('/allied', given)
    expect(performance.now() - start).toBeGreaterThanOrEqual(490)
    expect(answer.status).toBe(422)
    const page = await answer.clone().text()
    expect(page).toContain('Invalid login ID or password. Please try again.')
    expect(page).toContain(`value="${given.loginId.replace('<', '&lt;').replace('>', '&gt;')}"`)
    expect(page).not.toContain(`value="${given.password}"`)
    expect(answer.headers.getSetCookie().join()).not.toContain('demo=')
    await expectNothing(answer)
  })

  test('shows a message beside each missing field', async () => {
    const answer = await product.client().post('/allied', { loginId: '' })
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain(demoGate.errors.loginId)
    expect(page).toContain(demoGate.errors.password)
  })

  test('is rate limited by address, with a message', async () => {
    using _clock = stopClock(product)
    const client = product.client()
    const wrong = { ...right, password: 'no' }
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => client.post('/allied', wrong)),
    )
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(2)
    const late = await client.post('/allied', right)
    expect(late.status).toBe(429)
    expect(late.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await late.text()).toContain('Too many attempts.')
  })

  test('opens with the right password, however many addresses have guessed wrongly', async () => {
    using _clock = stopClock(product)
    const { client: sql } = product.app.db
    const wrong = { ...right, password: 'no' }
    const counted = async () =>
      (await sql`select hits from rate_limits where key = 'demo'`)[0]?.hits
    const before = (await counted()) ?? 0
    for (let visit = 0; visit < 3; visit += 1) await enter(product.client())
    await product.client().post('/allied', wrong)
    expect(await counted()).toBe(before + 1)
    await sql`update rate_limits set hits = 300 where key = 'demo'`
    const refused = await product.client().post('/allied', wrong)
    expect(refused.status).toBe(429)
    expect(await refused.text()).toContain('Too many attempts.')
    await enter(product.client())
    await sql`delete from rate_limits where key = 'demo'`
  })

  test('does not limit successful sign-ins, also behind one address', async () => {
    const client = product.client()
    for (let visit = 0; visit < 12; visit += 1) await enter(client)
  })

  test('sets a session cookie that scripts cannot read', async () => {
    const client = product.client()
    const answer = await enter(client)
    expect(answer.headers.get('location')).toBe('/allied')
    const [cookie = ''] = answer.headers.getSetCookie().filter((one) => one.startsWith('demo='))
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(cookie).not.toMatch(/max-age|expires/i)
    expect(await (await client.get('/allied')).text()).toContain(demo.welcome)
    expect(await (await client.get('/allied')).text()).toContain(demo.welcome)
    await expectNothing(await product.client().get('/allied'))
  })

  test('every attempt is audited, without what was typed', async () => {
    const rows = await product.app.db.client`
      select action, details::text as details from audit_events where action like 'demo.%'`
    expect(new Set(rows.map(({ action }) => action))).toEqual(
      new Set(['demo.unlocked', 'demo.refused']),
    )
    expect(JSON.stringify(rows)).not.toContain(right.password)
  })
})

describe('behind the gate', () => {
  test('profile, projects, their parts and billing', async () => {
    const client = product.client()
    await enter(client)
    const page = async (path: string) => {
      const answer = await client.get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toContain('no-store')
      return answer.text()
    }
    const profile = await page('/allied')
    for (const word of ['Company Information', 'Key Contacts', '>client<'])
      expect(profile).toContain(word)
    const projects = await page('/allied/projects')
    for (const word of ['16+ weeks', '3 to 4 weeks', 'TBD', 'aria-valuenow="55"'])
      expect(projects).toContain(word)
    for (const { id, assessment, proposal } of demo.projects) {
      expect(await page(`/allied/projects/${id}?part=assessment`)).toContain(assessment.items[0])
      expect(await page(`/allied/projects/${id}?part=proposal`)).toContain(proposal.items[0])
    }
    const billing = await page('/allied/billing')
    for (const word of [
      'Total Paid',
      'Pending',
      'Overdue',
      'No invoices yet',
      'Invoices will appear here once projects begin.',
    ])
      expect(billing).toContain(word)
    expect((await client.get('/allied/projects/no-such-project')).status).toBe(404)
  })

  test('after locking it is closed again', async () => {
    const client = product.client()
    await enter(client)
    await client.post('/allied/lock')
    expect((await client.get('/allied/billing')).headers.get('location')).toBe('/allied')
  })
})
