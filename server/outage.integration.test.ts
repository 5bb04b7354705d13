import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { type CutLine, cutLine } from '#test/cut-line.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { patience } from '#test/patience.ts'

let home: TestDatabase
let line: CutLine
let product: TestApp
beforeAll(async () => {
  home = await createTestDatabase()
  line = await cutLine(home.url)
  product = await startTestApp({ DATABASE_URL: line.url })
})
afterAll(async () => {
  line.open()
  await product.close()
  await line[Symbol.asyncDispose]()
  await home.drop()
})
// For a moment after the database is back, a connection is still refused.
afterEach(async () => {
  line.open()
  await vi.waitFor(() => product.app.db.ping(), { timeout: patience })
})

const letter = 'What took me half an hour to write,\nand is longer than one line.'
const fields = { fullName: 'Ada Lovelace', email: 'ada@analytical.example', message: letter }

test('while the database is away a form comes back with what was typed, and is taken as soon as it is back', async () => {
  const visitor = product.client()
  line.close()
  const refused = await visitor.post('/blueprint', fields)
  const page = await refused.text()
  expect(refused.status).toBe(503)
  for (const typed of [fields.fullName, fields.email, letter]) expect(page).toContain(typed)
  const json = await visitor.json('/api/functions/send-blueprint-notification', fields)
  expect([json.status, json.headers.get('content-type')]).toEqual([503, 'application/json'])
  line.open()
  const again = () => visitor.json('/api/functions/send-blueprint-notification', fields)
  await expect.poll(async () => (await again()).status).toBe(200)
})

test('what staff write is kept in a page as well, and nobody is taken for signed out', async () => {
  const staff = product.client()
  await expect.poll(async () => (await staff.signIn()).status).toBe(302)
  // Which read fails first varies: the session or the data of the page.
  for (let round = 0; round < 5; round += 1) {
    line.close()
    expect((await staff.get('/lead_admin')).status).toBe(503)
    line.open()
    await expect.poll(async () => (await staff.get('/lead_admin')).status).toBe(200)
  }
  line.close()
  const pages = await Promise.all(['/lead_admin', '/lead_admin/inbox'].map((url) => staff.get(url)))
  expect(pages.map(({ status }) => status)).toEqual([503, 503])
  const refused = await staff.post('/lead_admin/newsletter', { intent: 'save', title: letter })
  expect([refused.status, await refused.text()]).toEqual([
    503,
    expect.stringContaining('half an hour'),
  ])
  const signedIn = await product.client().signIn()
  expect(signedIn.status).toBe(503)
  line.open()
  await expect.poll(async () => (await staff.get('/lead_admin')).status).toBe(200)
})

test('a page whose connection was lost unnoticed is made once more', async () => {
  const staff = product.client()
  await expect.poll(async () => (await staff.signIn()).status).toBe(302)
  for (let round = 0; round < 5; round += 1) {
    await expect.poll(async () => (await staff.get('/lead_admin')).status).toBe(200)
    line.cutOne()
    expect((await staff.get('/lead_admin')).status).toBe(200)
  }
})

test('readiness says what is away, and to whom it may also why', async () => {
  line.close()
  const ask = (headers: Record<string, string>) =>
    product.fetch(new Request('http://localhost:3000/readyz', { headers }))
  const outside = await ask({ 'x-forwarded-for': '192.0.2.7' })
  expect([outside.status, await outside.json()]).toEqual([
    503,
    { database: 'unavailable', queue: 'unavailable', storage: 'ok' },
  ])
})

test('documents of the public site are printed while the database is away', async () => {
  line.close()
  const answer = await product.client().get('/downloads/evisa-fact-sheet.pdf')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})
