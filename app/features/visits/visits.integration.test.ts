import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownToken } from '#app/features/intake/form-token.server.ts'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { noOrigin } from './visit-origin.ts'
import { forgetOldVisits, recallOrigins, storeVisits } from './visit-service.server.ts'

let product: TestApp
let staff: Client
beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
})
afterAll(() => product.close())

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const look = (path: string, headers: Record<string, string> = {}) =>
  product.client().get(path, { 'user-agent': browser, ...headers })
const store = () => asSystem(() => storeVisits(product.app))
const counted = (campaign: string) =>
  product.app.db.client`
    select path, referrer, source, medium, views, visits from visit_counts
    where campaign = ${campaign} order by path`

function letter(email: string, change: Record<string, string> = {}) {
  return {
    intake_token: ownToken(product.app.secret, 'contact', new Date(Date.now() - 60_000)),
    firstName: 'Ada',
    lastName: 'Lovelace',
    email,
    company: 'Ministry of Works',
    interest: 'governance',
    message: 'We would like to talk about registers.',
    ...change,
  }
}

test('made-up campaigns of one address end, and campaigns of earlier days still count', async () => {
  await product.app.db.client`
    insert into visit_counts (day, path, campaign, views, visits)
    values (current_date - 2, '/', 'earlier', 3, 3)`
  await asSystem(() => recallOrigins(product.app))
  const client = product.client()
  const open = (campaign: string) =>
    client.get(`/vision?utm_campaign=${campaign}`, { 'user-agent': browser })
  for (let at = 0; at < 15; at++) await open(`made-up-${at}`)
  await open('earlier')
  await look('/vision?utm_campaign=of-another')
  await store()
  const made = await product.app.db.client`
    select campaign from visit_counts where campaign like 'made-up-%'`
  expect(made).toHaveLength(10)
  expect(await counted('earlier')).toMatchObject([{ path: '/' }, { path: '/vision', views: 1 }])
  expect(await counted('of-another')).toHaveLength(1)
})

test('counts are kept when the database refuses them', async () => {
  await look('/about?utm_campaign=refused')
  await product.app.db
    .client`alter table visit_counts add constraint refuse check (campaign <> 'refused')`
  await expect(store()).rejects.toThrow()
  await product.app.db.client`alter table visit_counts drop constraint refuse`
  await store()
  expect(await counted('refused')).toMatchObject([{ path: '/about', views: 1 }])
})

test('long names that differ in half a letter are one row, and a count that is impossible keeps no others back', async () => {
  for (const letter of ['\u{10428}', '\u{10429}'])
    await look(`/about?utm_campaign=${'h'.repeat(59)}${encodeURIComponent(letter)}`)
  await store()
  expect(await counted('h'.repeat(59))).toMatchObject([{ path: '/about', views: 2 }])
  const day = product.app.now().toISOString().slice(0, 10)
  const seen = { ...noOrigin, day, path: '/vision', views: 1, visits: 1 }
  product.app.visits.putBack([
    ...['before', 'same\ud801', 'same\ud802', 'with\0', 'after'].map((campaign) => ({
      ...seen,
      campaign,
    })),
  ])
  await store()
  for (const name of ['before', 'after']) expect(await counted(name)).toHaveLength(1)
  expect(await counted('same\ufffd')).toMatchObject([{ views: 2 }])
  expect(product.app.visits.take()).toEqual([])
})

test('a campaign is followed to its leads, through quarantine too', async () => {
  const landing = 'http://localhost:3000/?utm_source=Fair&utm_campaign=Geneva'
  await look('/?utm_source=Fair&utm_campaign=Geneva')
  await store()
  const client = product.client()
  await client.post('/contact', letter('fair@example.org', { visit_landing: landing }))
  await client.post(
    '/contact',
    letter('trapped@example.org', { visit_landing: landing, homepage: 'https://spam.example' }),
  )
  const [quarantined] = await product.app.db.client<{ id: string }[]>`
    select id from held_submissions where sender_email = 'trapped@example.org'`
  await staff.post(`/lead_admin/inbox/quarantine/${quarantined?.id}`, { intent: 'release' })
  const page = await (
    await staff.get('/lead_admin/visits?days=7&source=fair&campaign=geneva')
  ).text()
  expect(page).toContain('Show 2 leads from geneva · fair')
  expect(page.match(/\/lead_admin\/inbox\/[0-9a-f-]{36}"/g)).toHaveLength(2)
  const lead = await (await staff.get(`/lead_admin/inbox/${quarantined?.id}`)).text()
  expect(lead).toContain('Campaign: geneva · fair')
})

test.each(['dnt', 'sec-gpc'])('a browser that sends %s leaves no origin', async (name) => {
  const headers = { referer: 'http://localhost:3000/contact?utm_source=card', [name]: '1' }
  const sent = letter(`${name}@example.org`, { visit_landing: '/?utm_source=fair' })
  await product.client().post('/contact', sent, headers)
  const [lead] = await product.app.db.client<{ id: string }[]>`
    select id from leads where email = ${`${name}@example.org`}`
  expect(lead).toBeDefined()
  expect(
    await product.app.db.client`select 1 from lead_origins where lead_id = ${lead?.id ?? ''}`,
  ).toEqual([])
})

test('without scripts the address of the form says where the visit began', async () => {
  const headers = { referer: 'http://localhost:3000/contact?utm_source=card' }
  await product.client().post('/contact', letter('card@example.org'), headers)
  const [lead] = await product.app.db.client<{ id: string }[]>`
    select id from leads where email = 'card@example.org'`
  expect(
    await product.app.db.client`select source from lead_origins where lead_id = ${lead?.id ?? ''}`,
  ).toEqual([{ source: 'card' }])
  await product.app.db.client`delete from leads where id = ${lead?.id ?? ''}`
  expect(
    await product.app.db.client`select 1 from lead_origins where lead_id = ${lead?.id ?? ''}`,
  ).toEqual([])
})

test('the figures are for staff, also as a file', async () => {
  await look('/terms?utm_campaign=%3D1%2B1')
  await store()
  const file = await staff.get('/lead_admin/visits/export.csv?days=7')
  const text = await file.text()
  expect(file.headers.get('content-type')).toContain('text/csv')
  expect(text).toContain('"day","path","referrer","source","medium","campaign","views","visits"')
  expect(text).toMatch(/"\/terms","","","","1\+1",1,1/)
  expect((await product.client().get('/lead_admin/visits/export.csv')).status).toBe(302)
  expect((await staff.get('/lead_admin/visits?days=nonsense&campaign=%00')).status).toBe(200)
})

test('counts older than 25 months are deleted', async () => {
  await product.app.db.client`
    insert into visit_counts (day, path, campaign, views, visits)
    values (current_date - 800, '/', 'old', 1, 1), (current_date - 700, '/', 'old', 1, 1)`
  await asSystem(() => forgetOldVisits(product.app))
  expect(await counted('old')).toHaveLength(1)
})
