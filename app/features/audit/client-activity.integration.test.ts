import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { stopClock } from '#test/clock.ts'

const password = 'a-long-enough-phrase-3'
const path = '/dashboard/organization/activity'
type Person = { email: string; userId: string; clientId: string | null; browser: Client }

let product: TestApp
let boss: Person
let ada: Person
let stranger: Person
let staff: Client
const sql = () => product.app.db.client

async function person(role: 'client_admin' | 'client_user', theirs?: string): Promise<Person> {
  const account = await createAccount(product, role, password)
  if (theirs)
    await sql()`update profiles set client_id = ${theirs} where user_id = ${account.userId}`
  const browser = product.client()
  await browser.signIn(account.email, password)
  return { ...account, clientId: theirs ?? account.clientId, browser }
}
const idOf = async ({ userId }: Person) => {
  const [row] = await sql()`select id from profiles where user_id = ${userId}`
  return row?.id as string
}
const shown = async (browser: Client, search = '') => {
  const page = await (await browser.get(`${path}${search}`)).text()
  const [table = ''] = /<tbody[\s\S]*<\/tbody>/.exec(page) ?? []
  return table.replaceAll('<!-- -->', '')
}

beforeAll(async () => {
  product = await startTestApp()
  boss = await person('client_admin')
  ada = await person('client_user', boss.clientId ?? '')
  stranger = await person('client_admin')
  staff = product.client()
  await staff.signIn()
})
afterAll(() => product.close())
beforeEach(() => sql()`delete from rate_limits`)

test('an administrator sees who signed in when and from where, of their own organization only', async () => {
  const table = await shown(boss.browser)
  expect(table).toContain('Signed in')
  for (const { email, browser } of [boss, ada]) {
    expect(table).toContain(email)
    expect(table).toContain(browser.address)
  }
  expect(table).not.toContain(stranger.email)
  expect(await shown(stranger.browser)).not.toContain(ada.email)
  const list = await (await boss.browser.get('/dashboard/organization')).text()
  expect(list).toContain(`${path}?group=session&amp;person=${await idOf(ada)}`)
})

test('a failed sign-in is shown with the address that tried it', async () => {
  const guesser = product.client()
  await guesser.signIn(ada.email.toUpperCase(), 'a wrong password')
  const table = await shown(boss.browser)
  expect(table).toContain('Failed sign-in')
  expect(table).toContain(guesser.address)
  expect(await shown(stranger.browser)).not.toContain(guesser.address)
})

test('what our team did is shown without who of it, and from where', async () => {
  await staff.post(`/lead_admin/clients/${boss.clientId}/view`)
  await staff.post('/lead_admin/clients/stop-viewing')
  await staff.post(`/lead_admin/users/${await idOf(ada)}/access`, { access: 'deactivated' })
  await staff.post(`/lead_admin/users/${await idOf(ada)}/access`, { access: 'active' })
  await ada.browser.signIn(ada.email, password)
  const table = await shown(boss.browser)
  for (const words of ['Opened your portal to help you', 'Took access away', '>Unordin<'])
    expect(table).toContain(words)
  expect(table).toMatch(new RegExp(`Took access away[\\s\\S]*?${ada.email}`))
  const [event] =
    await sql()`select actor_email, ip from audit_events where action = 'client.viewed_as'`
  expect(event?.actor_email).toBeTruthy()
  expect(table).not.toContain(event?.actor_email)
  expect(table).not.toContain(`>${event?.ip}<`)
})

test('it is narrowed to a person, a subject and days; what is not understood is left out', async () => {
  const id = await idOf(ada)
  const theirs = await shown(boss.browser, `?person=${id}&group=session`)
  expect(theirs).toContain(ada.email)
  expect(theirs).not.toContain(boss.email)
  expect(theirs).not.toContain('Took access away')
  expect(await shown(boss.browser, `?person=${await idOf(stranger)}`)).toBe('')
  expect(await shown(boss.browser, '?from=2001-01-01&to=2001-02-01')).toBe('')
  for (const search of ['?person=x', '?group=lead', '?from=yesterday', '?page=zz', '?sort=ip'])
    expect((await boss.browser.get(path + search)).status, search).toBe(200)
})

test('somebody who moves to another client leaves the old events behind', async () => {
  const moved = await person('client_user', boss.clientId ?? '')
  await sql()`update profiles set client_id = ${stranger.clientId} where user_id = ${moved.userId}`
  expect(await shown(boss.browser)).toContain('A former member')
  expect(await shown(stranger.browser)).not.toContain(moved.email)
})

test('whom our team takes out, or moves to another client, is read by the client that they leave', async () => {
  const [gone, moved] = [await person('client_user'), await person('client_user')]
  const former = await person('client_admin', gone.clientId ?? '')
  await sql()`update profiles set client_id = ${gone.clientId} where user_id = ${moved.userId}`
  for (const [one, to] of [
    [gone, ''],
    [moved, stranger.clientId ?? ''],
  ] as const) {
    const edit = `/lead_admin/users?edit=${await idOf(one)}`
    const page = await (await staff.get(edit)).text()
    const based = /name="updated_at" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const choice = { set_role: 'client_user', set_client: to, updated_at: based }
    expect((await staff.post(edit, choice)).status).toBe(302)
  }
  const read = await shown(former.browser, '?group=user')
  expect(read.match(/Took somebody out of your organization/g)).toHaveLength(2)
  expect(read).toContain('>Unordin<')
  const theirs = await shown(stranger.browser, '?group=user')
  expect(theirs).toContain(moved.email)
  expect(theirs).not.toContain('Took somebody out')
})

test('the file has the same entries, is on record, and cannot be had without end', async () => {
  using _clock = stopClock(product)
  const answer = await boss.browser.get(`${path}.csv?group=session`)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(/filename="activity-[\d-]+\.csv"/)
  const file = await answer.text()
  expect(file).toContain(ada.email)
  expect(file).not.toContain('Took access away')
  expect(file).not.toContain(stranger.email)
  const [event] = await sql()`select actor_id, ip, details from audit_events
    where action = 'client.activity_exported'`
  expect(event).toMatchObject({ actor_id: boss.userId, ip: boss.browser.address })
  expect(event?.details).toMatchObject({ group: 'session' })
  expect(await shown(boss.browser)).toContain('Exported this activity')
  const more = Array.from({ length: 12 }, () => boss.browser.get(`${path}.csv`))
  const statuses = (await Promise.all(more)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

test('client users find neither the page nor the file; the number of an invoice is not told', async () => {
  for (const address of [path, `${path}.csv`]) {
    expect((await ada.browser.get(address)).status, address).toBe(404)
    expect((await product.client().get(address)).headers.get('location')).toMatch(/^\/auth/)
  }
  await sql()`insert into audit_events (actor_id, actor_email, action, subject_type, details, ip, request_id)
    values (${ada.userId}, ${ada.email}, 'invoice.downloaded', 'invoice', '{"name": "INV-SECRET"}', '10.0.0.9',
      gen_random_uuid())`
  const table = await shown(boss.browser)
  expect(table).toContain('Downloaded an invoice')
  expect(table).not.toContain('INV-SECRET')
})
