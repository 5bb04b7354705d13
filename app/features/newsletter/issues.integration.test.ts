import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { FinalFailure } from '#app/platform/final-failure.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { patience } from '#test/patience.ts'
import { basedOn } from '#test/seen-version.ts'
import { newsletterQueue, sendWaiting } from './issue-sending-service.server.ts'

let product: TestApp
let staff: Client
const insights = [1, 2, 3].map((number) => ({
  id: crypto.randomUUID() as string,
  title: `Insight number ${number}`,
}))
const draft = crypto.randomUUID()

beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
  for (const { id, title } of [...insights, { id: draft, title: 'Unpublished' }])
    await product.app.db
      .client`insert into insights (id, slug, title, excerpt, is_published, published_at)
      values (${id}, ${`i-${id}`}, ${title}, ${`About ${title}`}, ${id !== draft}, now() - interval '1 day')`
})
afterAll(() => product.close())
afterEach(async () => {
  await product.app.db
    .client`update newsletter_issues set state = 'stopped' where state = 'sending'`
  await product.app.db.client`delete from newsletter_subscribers`
})

const subscribe = (count: number) =>
  product.app.db.client`
    insert into newsletter_subscribers (email, state, consent_text, consent_page, consent_at, confirmed_at)
    select 'r' || n || '-' || gen_random_uuid() || '@example.org', 'confirmed', 'Yes', '/blog', now(), now()
    from generate_series(1, ${count}) as n`

async function outbox(subject: string): Promise<Email[]> {
  const folder = path.join(product.dataDir, 'outbox')
  const names = (await readdir(folder).catch(() => [])).filter((one) => one.endsWith('.eml'))
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  )
  return mails.filter((mail) => mail.subject === subject)
}

const issueOf = async (id: string) =>
  (await product.app.db.client`select * from newsletter_issues where id = ${id}`)[0]
const countOf = async (id: string, state: string) =>
  Number(
    (
      await product.app.db.client`select count(*) as total from newsletter_deliveries
        where issue_id = ${id} and state = ${state}`
    )[0]?.total,
  )

/** Creates a draft with a subject and two insights, the second one moved up. */
async function compose(subject: string): Promise<string> {
  const answer = await staff.post('/lead_admin/newsletter')
  const url = answer.headers.get('location') ?? ''
  const fields = { subject, introduction: 'Dear reader,\nthis is new.' }
  for (const one of [insights[0], insights[1], { id: draft }])
    await save(url, { ...fields, intent: 'add', choice: one?.id ?? '' })
  await save(url, { ...fields, intent: `up:${insights[1]?.id}` })
  return url.split('/').at(-1) ?? ''
}
const save = async (url: string, fields: Record<string, string>) =>
  staff.post(url, { ...fields, based: await basedOn(staff, url) })
const send = (id: string, rate: number) =>
  save(`/lead_admin/newsletter/${id}/send`, { rate: String(rate) })
const finished = (id: string, state = 'sent') =>
  vi.waitUntil(async () => (await issueOf(id))?.state === state, {
    timeout: patience,
    interval: 100,
  })

test('an issue is composed from published insights, previewed, tested and sent to each reader once', async () => {
  await subscribe(5)
  await product.app.db.client`
    insert into newsletter_subscribers (email, consent_text, consent_page, consent_at)
    values ('pending@example.org', 'Yes', '/blog', now())`
  const id = await compose('Autumn at the registers')
  const url = `/lead_admin/newsletter/${id}`
  const page = await (await staff.get(url)).text()
  const [first, second] = [
    page.indexOf('Move Insight number 2 up'),
    page.indexOf('Move Insight number 1 up'),
  ]
  expect(first).toBeGreaterThan(0)
  expect(second).toBeGreaterThan(first)
  expect(page).toContain('Insight number 3')
  expect(page).not.toContain('Unpublished')
  expect(page).toContain('Dear reader,')

  await save(url, {
    subject: 'Autumn at the registers',
    introduction: 'Dear reader,\nthis is new.',
    intent: 'test',
  })
  const [sample] = await vi.waitUntil(async () => {
    const mails = await outbox('[Test] Autumn at the registers')
    return mails.length === 1 && mails
  }, patience)
  expect(sample?.to?.[0]?.address).toBe('admin@example.com')

  expect((await send(id, 0)).status).toBe(422)
  const answers = await Promise.all([send(id, 1000), send(id, 1000)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    302,
    expect.toSatisfy((s) => s === 409 || s === 302),
  ])
  await finished(id)
  const mails = await outbox('Autumn at the registers')
  expect(mails).toHaveLength(5)
  expect(new Set(mails.map(({ to }) => to?.[0]?.address)).size).toBe(5)
  expect(await issueOf(id)).toMatchObject({ total: 5, sent: 5, failed: 0 })
  const [mail] = mails
  const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const [, target = ''] = /^<(http[^>]+)>$/.exec(header('list-unsubscribe') ?? '') ?? []
  expect(mail?.text).toContain('Insight number 2')
  expect(mail?.text).toMatch(/\/newsletter\/unsubscribe\?token=[\w.-]+/)
  expect(mail?.html).not.toContain('unsubscribe.invalid')
  expect(mail?.text).not.toContain('unsubscribe.invalid')

  const { pathname, search } = new URL(target)
  const left = await product.client().post(pathname + search, { 'List-Unsubscribe': 'One-Click' })
  expect(left.status).toBe(200)
  const [reader] = await product.app.db
    .client`select state from newsletter_subscribers where email = ${mail?.to?.[0]?.address ?? ''}`
  expect(reader?.state).toBe('unsubscribed')
  const late = await staff.post(url, { subject: 'Changed', intent: 'save' })
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('This issue is being sent and can no longer be changed.')
})

test('mails are sent at the set rate, also by several workers; sending stops and resumes', async () => {
  await subscribe(120)
  const id = await compose('Slowly')
  const begun = Date.now()
  await send(id, 300)
  const extra = [1, 2, 3].map(() => sendWaiting(product.app, { issueId: id }))
  await vi.waitUntil(async () => (await countOf(id, 'sent')) >= 10, {
    timeout: patience,
    interval: 50,
  })
  const seen = await countOf(id, 'sent')
  const seconds = (Date.now() - begun) / 1000
  // 300 a minute are 5 a second, and at most one missed second is made up for.
  expect(seen).toBeLessThanOrEqual(Math.ceil((seconds + 1) * 5) + 4)
  await staff.post(`/lead_admin/newsletter/${id}`, { intent: 'stop' })
  await Promise.all(extra)
  // Empties the queue, so that no job is left to send.
  const queued = () => product.app.db.client`select id from pgboss.job
    where name = ${newsletterQueue} and state in ('created', 'retry', 'active')`
  await expect.poll(queued).toEqual([])
  expect(await countOf(id, 'sent')).toBeLessThan(120)
  expect(await countOf(id, 'waiting')).toBeGreaterThan(0)
  await product.app.db.client`update newsletter_issues set per_minute = 1000 where id = ${id}`
  await staff.post(`/lead_admin/newsletter/${id}`, { intent: 'resume' })
  await finished(id)
  const mails = await outbox('Slowly')
  expect(mails).toHaveLength(120)
  expect(new Set(mails.map(({ to }) => to?.[0]?.address)).size).toBe(120)
})

test('somebody who unsubscribes during sending gets no mail; a refusal counts; a time set by a wrong clock holds nothing up', async () => {
  await subscribe(6)
  const id = await compose('Refusals')
  const { deliver } = product.app.mailer
  const refused = new Set<string>()
  product.app.mailer.deliver = async (message, mailId) => {
    if (message.subject === 'Refusals' && refused.size < 2) {
      refused.add(message.to)
      throw new FinalFailure('The mail server refused for good with 550.')
    }
    return deliver(message, mailId)
  }
  try {
    await send(id, 60)
    await vi.waitUntil(async () => (await countOf(id, 'failed')) === 2, patience)
    await product.app.db
      .client`update newsletter_subscribers set state = 'unsubscribed', unsubscribed_at = now()
      where id = (select subscriber_id from newsletter_deliveries where issue_id = ${id} and state = 'waiting' limit 1)`
    await product.app.db.client`update newsletter_issues
      set per_minute = 1000, next_at = now() + interval '1 day' where id = ${id}`
    await finished(id)
  } finally {
    product.app.mailer.deliver = deliver
  }
  expect(await issueOf(id)).toMatchObject({ total: 6, failed: 2, sent: 3 })
  expect(await countOf(id, 'skipped')).toBe(1)
})

test('staff search, filter, export and remove subscribers; exports and removals are audited', async () => {
  await subscribe(60)
  await product.app.db.client`
    insert into newsletter_subscribers (email, consent_text, consent_page, consent_at)
    values ('=formula@example.org', 'Yes', '/newsletter', now())`
  const list = '/lead_admin/newsletter/subscribers'
  const page = await (await staff.get(list)).text()
  expect(page).toContain('61 subscribers')
  const next = /href="([^"]*after=[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect((await (await staff.get(next)).text()).match(/Delete r\d/g)?.length).toBe(11)
  const byEmail = await (await staff.get(`${list}?sort=email&direction=desc`)).text()
  const further = /href="([^"]*after=[^"]*)"/.exec(byEmail)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(await (await staff.get(further)).text()).toContain('Delete =formula@example.org')
  const found = await (await staff.get(`${list}?q=FORMULA&state=pending`)).text()
  expect(found).toContain('1 subscriber')
  expect(await (await staff.get(`${list}?q=formula&state=confirmed`)).text()).toContain(
    'No subscribers found matching your search.',
  )
  const csv = await (await staff.get(`${list}/export.csv`)).text()
  expect(csv.trim().split('\r\n')).toHaveLength(62)
  expect(csv).toContain("'=formula@example.org")

  const [one] = await product.app.db.client<
    { id: string }[]
  >`select id from newsletter_subscribers where email like '=formula%'`
  const remove = `${list}/${one?.id}/remove`
  const formulas = await (await staff.get(`${list}/export.csv?q=formula&state=pending`)).text()
  expect(formulas.trim().split('\r\n')).toHaveLength(2)
  expect(await (await staff.get(remove)).text()).toContain('Delete =formula@example.org?')
  expect((await staff.post(remove)).status).toBe(302)
  expect((await staff.post(remove)).status).toBe(404)
  const events = await product.app.db
    .client`select action from audit_events where action in ('subscriber.exported', 'subscriber.removed') order by created_at`
  expect(events.map(({ action }) => action)).toEqual([
    'subscriber.exported',
    'subscriber.exported',
    'subscriber.removed',
  ])

  // The file has the order of the list.
  const addresses = async (order: string) => {
    const text = await (await staff.get(`${list}/export.csv?q=r&${order}`)).text()
    return [...text.matchAll(/"([^"\s]+@example\.org)"/g)].map(([, address]) => address)
  }
  const sorted = await addresses('sort=email')
  expect(sorted).toHaveLength(60)
  expect(sorted).toEqual(sorted.toSorted())
  expect(await addresses('sort=email&direction=desc')).toEqual(sorted.toReversed())
})

test('issues are listed in pages, in both orders; a search in the address works', async () => {
  await product.app.db.client`
    insert into newsletter_issues (subject, created_at)
    select 'Listed ' || n || '.', now() - interval '9 days' - n * interval '1 hour' from generate_series(1, 31) as n`
  const list = '/lead_admin/newsletter'
  const first = await (await staff.get(list)).text()
  const next = /href="([^"]*after=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(first).not.toContain('Open the issue Listed 31.')
  expect(await (await staff.get(next)).text()).toContain('Open the issue Listed 31.')
  const oldest = await (await staff.get(`${list}?direction=asc`)).text()
  expect(oldest).toContain('Open the issue Listed 31.')
  const found = await (await staff.get(`${list}?q=LISTED%2017`)).text()
  expect(found.match(/Open the issue Listed \d+/g)).toEqual(['Open the issue Listed 17'])
  await product.app.db.client`delete from newsletter_issues where subject like 'Listed %'`
})

test('an invalid draft keeps what was typed, and can be deleted', async () => {
  const answer = await staff.post('/lead_admin/newsletter')
  const url = answer.headers.get('location') ?? ''
  const long = await save(url, {
    subject: 'x'.repeat(151),
    introduction: 'Kept words',
    intent: 'save',
  })
  expect(long.status).toBe(422)
  const page = await long.text()
  expect(page).toContain('Subject must be at most 150 characters')
  expect(page).toContain('Kept words')
  expect(await (await staff.get(`${url}/send`)).text()).toContain('The issue has no subject.')
  expect((await save(url, { intent: 'discard' })).headers.get('location')).toBe(
    '/lead_admin/newsletter',
  )
  expect((await staff.get(url)).status).toBe(404)
})

test('when two people edit, send or discard one draft, the second gets a conflict', async () => {
  const id = await compose('Shared')
  const url = `/lead_admin/newsletter/${id}`
  const based = await basedOn(staff, url)
  const edit = (subject: string) =>
    staff.post(url, { subject, introduction: 'Words', intent: 'save', based })
  const answers = await Promise.all([edit('First'), edit('Second')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 409])
  const told = await answers.find(({ status }) => status === 409)?.text()
  expect(told).toContain('Someone else changed this issue while you were editing')
  const [kept, lost] = answers[0]?.status === 302 ? ['First', 'Second'] : ['Second', 'First']
  expect(told).toContain(`value="${lost}"`)
  expect((await issueOf(id))?.subject).toBe(kept)
  expect((await staff.post(`${url}/send`, { rate: '60', based })).status).toBe(409)
  expect((await staff.post(url, { intent: 'discard', based })).status).toBe(409)
  expect((await issueOf(id))?.state).toBe('draft')
  expect((await save(url, { subject: 'Third', introduction: '', intent: 'save' })).status).toBe(302)
})
