import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'

const password = 'a-long-enough-phrase-3'
let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.close())

const path = '/lead_admin/organisations/new'

async function staff(): Promise<Client> {
  const { email } = await createAccount(product, 'admin', password)
  const client = product.client()
  await client.signIn(email, password)
  return client
}

const send = (client: Client, name: string, sendId: string) =>
  client.post(path, { intent: 'save', based: '0', name, domains: '', owner: '', sendId })

const countOf = async (name: string) => {
  const [row] = await product.app.db.client<{ n: number }[]>`
    select count(*)::int as n from organisations where name = ${name}`
  return row?.n
}

test('a form that is sent again with the same id is stored once, and the second answer leads on', async () => {
  const client = await staff()
  const sendId = crypto.randomUUID()
  const first = await send(client, 'Ministry of Tides', sendId)
  expect(first.headers.get('location')).toMatch(/organisations\/[0-9a-f-]{36}$/)
  const second = await send(client, 'Ministry of Tides', sendId)
  // The record itself, as after the first time.
  expect([second.status, second.headers.get('location')]).toEqual([
    302,
    first.headers.get('location'),
  ])
  expect(decodeURIComponent(second.headers.getSetCookie().join())).toContain('toast=')
  expect(await countOf('Ministry of Tides')).toBe(1)
  await send(client, 'Ministry of Tides', crypto.randomUUID())
  expect(await countOf('Ministry of Tides')).toBe(2)
})

test('of ten at the same moment one is stored', async () => {
  const client = await staff()
  const sendId = crypto.randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => send(client, 'Ministry of Haste', sendId)),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 302))
  expect(await countOf('Ministry of Haste')).toBe(1)
})

test('another person may use the same id, and a refused form leaves it free', async () => {
  const [ada, bob] = [await staff(), await staff()]
  const sendId = crypto.randomUUID()
  expect((await send(ada, '', sendId)).status).toBe(422)
  await send(ada, 'Ministry of Ada', sendId)
  await send(bob, 'Ministry of Bob', sendId)
  expect([await countOf('Ministry of Ada'), await countOf('Ministry of Bob')]).toEqual([1, 1])
})

test('without an id, or with one that is none, a form is stored as often as it is sent', async () => {
  const client = await staff()
  for (const sendId of ['', 'not-an-id', '00000000-0000-0000-0000-00000000000z'])
    await send(client, 'Ministry of Twice', sendId)
  expect(await countOf('Ministry of Twice')).toBe(3)
})

test('a script is led on by the answer to its data request', async () => {
  const client = await staff()
  const sendId = crypto.randomUUID()
  const fields = { intent: 'save', based: '0', name: 'Ministry of Data', domains: '', sendId }
  for (const _ of [1, 2]) {
    const answer = await client.post(`${path}.data`, fields)
    expect([answer.status, await answer.text()]).toEqual([202, expect.stringContaining('redirect')])
  }
  expect(await countOf('Ministry of Data')).toBe(1)
})

test.each([
  ['/lead_admin/clients/new', 'clients', {}],
  [path, 'organisations', { intent: 'save', based: '0', domains: '', owner: '' }],
])('without scripts a double click on %s stores once', async (address, table, fields) => {
  const client = await staff()
  const drawnId = async () =>
    /name="sendId" value="([0-9a-f-]{36})"/.exec(await (await client.get(address)).text())?.[1]
  const sendId = await drawnId()
  const form = { ...fields, name: `Twice in ${table}`, sendId: sendId ?? '' }
  const answers = await Promise.all([client.post(address, form), client.post(address, form)])
  expect(answers.map(({ status }) => status)).toEqual([302, 302])
  const sql = product.app.db.client
  const stored = await sql`select id from ${sql(table)} where name = ${form.name}`
  expect(stored).toHaveLength(1)
  // Each page has its own, so that the next form is another one.
  expect(await drawnId()).not.toBe(sendId)
})
