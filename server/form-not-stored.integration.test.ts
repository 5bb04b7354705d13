import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'

let product: TestApp
let isFull = false
beforeAll(async () => {
  product = await startTestApp()
  // As on one machine, where the database is on the same volume.
  product.app.config.embedded = true
  product.app.space = { isFull: async () => isFull }
})
afterAll(() => product.close())

const letter = 'A "long" letter with <angles> & more,\nin two lines'
const fields = { fullName: 'Ada Lovelace', email: 'ada@example.org', message: letter }

test('on a full disk pages go on, what stores something is refused, and then all is as before', async () => {
  const visitor = product.client()
  isFull = true
  expect((await visitor.get('/blueprint')).status).toBe(200)
  const ready = await visitor.get('/readyz')
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { database: 'ok', queue: 'ok', storage: 'unavailable' },
  ])
  const refused = await visitor.post('/blueprint', fields)
  expect(refused.status).toBe(507)
  expect(refused.headers.get('retry-after')).toBe('30')
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'self'")
  const page = await refused.text()
  expect(page).toContain('Our storage is full at the moment')
  expect(page).toContain('<form method="post" action="/blueprint">')
  expect(page).toContain('name="email" value="ada@example.org"')
  expect(page).toContain(
    'name="message" value="A &quot;long&quot; letter with &lt;angles&gt; &amp; more,\nin two lines"',
  )
  const script = await visitor.post('/blueprint.data', fields)
  expect([script.status, script.headers.get('content-type')]).toEqual([
    507,
    expect.stringContaining('text/plain'),
  ])
  const json = await visitor.json('/api/functions/send-blueprint-notification', fields)
  expect([json.status, await json.json()]).toEqual([
    507,
    { error: 'Our storage is full at the moment. Please try again in a minute.' },
  ])
  isFull = false
  expect((await visitor.json('/api/functions/send-blueprint-notification', fields)).status).toBe(
    200,
  )
  expect((await visitor.get('/readyz')).status).toBe(200)
})

test('a password is not written into a page', async () => {
  isFull = true
  const answer = await product
    .client()
    .post('/auth', { intent: 'sign-in', email: 'a@example.org', password: 'hush-hush-1' })
  const page = await answer.text()
  expect(answer.status).toBe(507)
  expect(page).not.toContain('hush-hush-1')
  expect(page).toContain('Back to the form')
  isFull = false
})

/** Makes PostgreSQL refuse every new row of a table, as it does when its disk is full. */
async function fillDatabase(table: string, sqlstate: string) {
  const { client } = product.app.db
  await client.unsafe(`create function refuse_${table}() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device'
      using errcode = '${sqlstate}'; end $$;
    create trigger refuse before insert on ${table} for each row execute function refuse_${table}()`)
  return () => client.unsafe(`drop function refuse_${table}() cascade`)
}

test('a database whose own disk fills up in the middle of a form keeps the form as well', async () => {
  const visitor = product.client()
  const other = { ...fields, email: 'ada@elsewhere.example' }
  const empty = await fillDatabase('held_submissions', '53100')
  const refused = await visitor.post('/blueprint', other)
  const page = await refused.text()
  expect(refused.status).toBe(507)
  for (const typed of ['Ada Lovelace', other.email, 'in two lines']) expect(page).toContain(typed)
  const endpoint = '/api/functions/send-blueprint-notification'
  const json = await visitor.json(endpoint, other)
  expect([json.status, await json.json()]).toEqual([
    507,
    { error: 'Our storage is full at the moment. Please try again in a minute.' },
  ])
  await empty()
  expect((await visitor.json(endpoint, other)).status).toBe(200)
})

test('what staff write is kept when the database has no room, or no memory, for it', async () => {
  const staff = product.client()
  await staff.signIn()
  for (const [state, status] of [
    ['53100', 507],
    ['53200', 503],
  ] as const) {
    const empty = await fillDatabase('newsletter_issues', state)
    const refused = await staff.post('/lead_admin/newsletter', { intent: 'save', title: letter })
    expect([refused.status, await refused.text()]).toEqual([
      status,
      expect.stringContaining('in two lines'),
    ])
    await empty()
  }
})
