import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { visitor } from '#app/platform/actor.ts'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { expectClosed } from '#test/gate.ts'
import { sql } from '#test/sql.ts'
import { forgetOldEvents } from './audit-retention-service.server.ts'

let product: TestApp
let staff: Client
const total = 130
const noon = (day: string) => `${day} 12:00:00+00`

beforeAll(async () => {
  product = await startTestApp()
  // The rows of one statement have the same timestamp: paging must neither lose nor repeat any.
  await product.app.db.client`
    insert into audit_events (created_at, actor_email, action, subject_type, subject_id, ip, details)
    select ${noon('2020-03-01')}::timestamptz + (i / 20) * interval '1 day', 'person' || (i % 3) || '@example.org', 'probe.made',
      'probe', 'probe-' || i, '192.0.2.' || (i % 9), '{"from": "old value", "to": "new value"}'
    from generate_series(1, ${total}) as i`
  await product.app.db.client`
    insert into audit_events (created_at, action, ip, details) values
      (${noon('2019-01-01')}::timestamptz, 'session.refused', '198.51.100.7', '{"email": "100%_sure@example.org"}'),
      (${noon('2019-01-02')}::timestamptz, 'session.refused', '=HYPERLINK("x")', '{"email": "<script>alert(1)</script>"}')`
  staff = product.client()
  await staff.signIn()
})
afterAll(() => product.close())

const page = async (query: string) => (await staff.get(`/lead_admin/audit?${query}`)).text()
const idsOn = (html: string) =>
  [...html.matchAll(/\/lead_admin\/audit\/([0-9a-f-]{36})/g)].map(([, id]) => id)
const link = (html: string, rel: string) =>
  new RegExp(`rel="${rel}"[^>]*href="([^"]*)"|href="([^"]*)"[^>]*rel="${rel}"`)
    .exec(html)
    ?.slice(1)
    .find(Boolean)
    ?.replaceAll('&amp;', '&')

test('paging visits every event once, forwards and back', async () => {
  const forwards: unknown[] = []
  let url: string | undefined = '/lead_admin/audit?group=probe'
  while (url) {
    const html: string = await (await staff.get(url)).text()
    forwards.push(...new Set(idsOn(html)))
    url = link(html, 'next')
  }
  expect(forwards).toHaveLength(total)
  expect(new Set(forwards).size).toBe(total)
  const backwards: unknown[] = []
  url = '/lead_admin/audit?group=probe&before=end'
  while (url) {
    const html: string = await (await staff.get(url)).text()
    backwards.unshift(...new Set(idsOn(html)))
    url = link(html, 'prev')
  }
  expect(backwards).toEqual(forwards)
})

test.each([
  ['q=probe-77', 1],
  ['q=PERSON1%40example', 44],
  ['q=probe.made', total],
  ['q=100%25_S', 1],
  ['q=192.0.2.8', 14],
  ['q=nobody-at-all', 0],
  ['group=probe&from=2020-03-02&to=2020-03-02', 20],
  ['group=probe&to=2020-03-01', 19],
  ['group=probe&from=2020-03-07&to=2020-03-01', total],
  ['to=2019-12-31', 2],
  ['group=session&to=2019-12-31&q=sure', 1],
])('%s finds %d', async (query, count) => {
  const html = await page(query)
  expect(html).toContain(`${count} ${count === 1 ? 'event' : 'events'}`)
  if (count === 0) expect(html).toContain('No events found matching your search.')
})

test('an address with invalid parameters shows the unfiltered log', async () => {
  for (const query of [
    'group=%27&from=2024-02-30&to=yesterday',
    'from=0000-01-01&to=99999-01-01',
    'after=nonsense',
    'after=%00',
    `before=${crypto.randomUUID()}~yesterday`,
    `after=${crypto.randomUUID()}~2024-02-30 00:00:00.000000%2B00`,
    `after=${crypto.randomUUID()}~2024-02-20 29:00:00.000000%2B00`,
    `after=${crypto.randomUUID()}~1990-01-01 00:00:00.000000%2B00`,
    `q=${'x'.repeat(3_000)}`,
  ]) {
    const answer = await staff.get(`/lead_admin/audit?${query}`)
    expect(answer.status, query).toBe(200)
    if (!query.startsWith('q=')) expect(idsOn(await answer.text()).length, query).toBeGreaterThan(0)
  }
})

test('an event shows values before and after as text, never as HTML', async () => {
  const [id] = idsOn(await page('q=probe-7'))
  const html = await (await staff.get(`/lead_admin/audit/${id}?q=probe-7`)).text()
  for (const text of ['Changes', 'old value', 'new value', 'probe.made'])
    expect(html).toContain(text)
  const [refused] = idsOn(await page('q=script'))
  const hostile = await (await staff.get(`/lead_admin/audit/${refused}`)).text()
  expect(hostile).toContain('&lt;script&gt;alert(1)')
  expect(hostile).not.toContain('<script>alert(1)')
  for (const missing of [crypto.randomUUID(), 'nonsense', "'--"]) {
    const answer = await staff.get(`/lead_admin/audit/${encodeURIComponent(missing)}`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Event not found')
  }
})

test('the export has the filtered events, escapes formulas and is an audit event itself', async () => {
  const answer = await staff.get('/lead_admin/audit/export.csv?group=probe&q=person1')
  expect(answer.headers.get('content-type')).toContain('text/csv')
  const text = await answer.text()
  expect(text.trim().split('\r\n')).toHaveLength(44 + 1)
  expect(text).toContain('old value')
  const old = await (await staff.get('/lead_admin/audit/export.csv?to=2019-12-31')).text()
  expect(old).toContain(`"'=HYPERLINK(""x"")"`)
  const events = await product.app.db.client`
    select actor_email, ip, details from audit_events where action = 'audit.exported' order by created_at`
  expect(events).toHaveLength(2)
  expect(events[0]).toMatchObject({
    actor_email: 'admin@example.com',
    ip: staff.address,
    details: { group: 'probe', search: 'person1' },
  })
})

test('a log that cannot be read says so and offers to try again', async () => {
  await product.app.db.client`revoke select on audit_events from unordin_staff`
  try {
    const answer = await staff.get('/lead_admin/audit?q=probe')
    expect(answer.status).toBe(500)
    const html = await answer.text()
    expect(html).toContain('Error loading the audit log. Please try again.')
    expect(html).toContain('href="/lead_admin/audit?q=probe"')
    await expect((await staff.get('/lead_admin/audit/export.csv')).text()).rejects.toThrow()
  } finally {
    await product.app.db.client`grant select on audit_events to unordin_staff`
  }
  expect((await staff.get('/lead_admin/audit')).status).toBe(200)
})

test('a failed sign-in is found by the address that was tried; the password is not stored', async () => {
  await product.client().signIn('mallory@example.org', 'a-password-that-was-tried')
  const html = await page('q=mallory')
  expect(html).toContain('entered mallory@example.org')
  const [row] = await product.app.db
    .client`select count(*)::int as n from audit_events where audit_events::text like '%password-that-was-tried%'`
  expect(row?.n).toBe(0)
})

test('nobody can set the time of an event, change an event or delete one', async () => {
  for (const statement of [
    sql`insert into audit_events (action, created_at) values ('x.y', '1990-01-01')`,
    sql`update audit_events set action = 'x.y'`,
    sql`delete from audit_events`,
  ]) {
    const tried = product.app.db.as(visitor, (tx) => tx.all(statement))
    await expect(tried.catch((error) => Promise.reject(String(error)))).rejects.toMatch(
      /permission denied/,
    )
  }
})

describe.each([
  ['/lead_admin/audit', 'routes/admin/audit'],
  ['/lead_admin/audit/ID', 'routes/admin/audit-event'],
  ['/lead_admin/audit/export.csv', 'routes/admin/audit-export'],
])('%s', (path, routeId) => {
  test.each([null, 'client_user', 'client_admin'] as const)('is closed to %s', async (role) => {
    const [id] = idsOn(await page('q=probe-7'))
    const client = product.client()
    if (role) {
      const password = 'a-long-enough-phrase-3'
      const { email } = await createAccount(product, role, password)
      await client.signIn(email, password)
    }
    await expectClosed(client, path.replace('ID', String(id)), routeId, 'person1@example.org')
  })
})

test('events are deleted after their retention period and not before', async () => {
  const { app } = product
  const now = new Date('2026-06-01T12:00:00Z')
  const at = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
  await app.db.client`insert into audit_events (created_at, action)
    select ${at(1_097)}::timestamptz, 'gone.old' from generate_series(1, 5100)`
  await app.db
    .client`insert into audit_events (created_at, action) values (${at(1_095)}, 'kept.young')`
  await forgetOldEvents({ ...app, now: () => now })
  const left = await app.db.client`select action, count(*)::int as n from audit_events
    where action in ('gone.old', 'kept.young') group by 1`
  expect(left).toEqual([{ action: 'kept.young', n: 1 }])
})
