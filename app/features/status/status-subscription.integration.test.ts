import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, expect, test, vi } from 'vitest'
import { ownToken } from '#app/features/intake/form-token.server.ts'
import { statusConfirm, statusMails, statusSubscribe } from '#content/status-subscription.ts'
import { patience } from '#test/patience.ts'
import { incident, maintenance, momentFrom, startWithStatus } from '#test/status.ts'
import { mailSubscribers } from './status-sending-service.server.ts'
import { tidyStatusSubscribers } from './status-subscription-service.server.ts'

const { product, posted, send, sql } = await startWithStatus()
afterAll(() => product.close())

const someone = () => `Reader-${crypto.randomUUID().slice(0, 12)}@example.org`
const entry = (email: string) => ({
  intake_token: ownToken(product.app.secret, 'status', new Date(Date.now() - 60_000)),
  email,
})
const ask = (email: string) => product.client().post('/status', entry(email))
const subscriberOf = async (email: string) =>
  (await sql`select * from status_subscribers where lower(email) = ${email.toLowerCase()}`)[0]
const later = (email: string, minutes: number) =>
  sql`update status_subscribers set asked_at = asked_at - make_interval(mins => ${minutes})
    where lower(email) = ${email.toLowerCase()}`

async function mailsTo(email: string, count: number) {
  const folder = path.join(product.dataDir, 'outbox')
  const read = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((one) => one.endsWith('.eml'))
    const mails = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
    )
    return mails.filter(({ to }) => to?.[0]?.address === email)
  }
  await vi.waitUntil(async () => (await read()).length >= count, patience)
  return read()
}
const linkIn = (text: string | undefined, page: string) =>
  new RegExp(`/status/${page}\\?token=[\\w.-]+`).exec(text ?? '')?.[0] ?? 'no link'

async function subscribed(email = someone()) {
  await ask(email)
  const link = linkIn((await mailsTo(email, 1))[0]?.text, 'confirm')
  await product.client().post(link)
  return { email, link, id: String((await subscriberOf(email))?.id) }
}

test('an address is stored once and confirmed by a button, not by opening the link', async () => {
  const email = someone()
  const sent = entry(email)
  const client = product.client()
  const answers = await Promise.all([1, 2, 3, 4].map(() => client.post('/status', sent)))
  for (const answer of answers)
    expect(answer.headers.get('location')).toMatch(/^\/status\?sent=[0-9A-F]{8}#subscribe$/)
  const page = await client.get(answers[0]?.headers.get('location') ?? '')
  expect(await page.text()).toContain(statusSubscribe.sent.title)
  const [mail, ...more] = await mailsTo(email, 1)
  expect(more).toEqual([])
  const link = linkIn(mail?.text, 'confirm')
  expect(JSON.stringify(await subscriberOf(email))).not.toContain(link.split('token=')[1])
  expect(await (await client.get(link)).text()).toContain(statusConfirm.submit)
  expect((await subscriberOf(email))?.confirmed_at).toBeNull()
  await Promise.all([1, 2, 3].map(() => product.client().post(link)))
  expect((await subscriberOf(email))?.confirmed_at).not.toBeNull()
  expect(await (await client.get(link)).text()).toContain(statusConfirm.done.title)
  const events = await sql`select action, ip is not null as has_ip from audit_events
    where subject_id = ${String((await subscriberOf(email))?.id)}`
  expect(events).toEqual([{ action: 'status_subscriber.confirmed', has_ip: true }])
})

test('known and unknown addresses get the same answer; the difference is only in the mail', async () => {
  const { email } = await subscribed()
  await later(email, 5)
  const shape = async (address: string) => {
    const answer = await ask(address)
    const location = answer.headers.get('location')?.replace(/[0-9A-F]{8}(?=#)/, 'REFERENCE')
    return { status: answer.status, location, body: await answer.text() }
  }
  expect(await shape(email)).toEqual(await shape(someone()))
  const mails = await mailsTo(email, 2)
  const [known] = mails.filter(({ subject }) => subject === statusMails.already.subject)
  expect(linkIn(known?.text, 'unsubscribe')).toContain('token=')
})

test('a link is mailed once a minute and five times a day, and is valid for two days', async () => {
  const email = someone()
  await ask(email)
  await mailsTo(email, 1)
  const asks = async () => Number((await subscriberOf(email))?.asked_times)
  await ask(email.toUpperCase())
  expect(await asks()).toBe(1)
  for (let round = 0; round < 6; round += 1) {
    await later(email, 2)
    await ask(email)
  }
  expect(await asks()).toBe(5)
  await later(email, 60 * 24)
  await ask(email)
  expect(await asks()).toBe(1)
  await mailsTo(email, 6)
  await later(email, 60 * 48 + 1)
  await tidyStatusSubscribers(product.app)
  expect(await subscriberOf(email)).toBeUndefined()
})

test('a wrong address is said beside the field, and a robot subscribes nobody', async () => {
  const answer = await product.client().post('/status', entry('nobody'))
  expect([answer.status, await answer.text()]).toEqual([
    422,
    expect.stringContaining(statusSubscribe.errors.email),
  ])
  const email = someone()
  await product.client().post('/status', { ...entry(email), homepage: 'https://spam.example' })
  expect(await subscriberOf(email)).toBeUndefined()
})

test('whoever has confirmed gets one mail for each update, with its words and a way out', async () => {
  const { email, id } = await subscribed()
  const waiting = someone()
  await ask(waiting)
  const first = await posted({ ...incident, title: 'Nobody can sign in' })
  await send(first.path, 'update', {
    ...{ ...incident, title: 'Nobody can sign in', status: 'resolved', text: 'All is well.' },
  })
  const mails = await mailsTo(email, 3)
  const about = mails.filter(({ subject }) => subject?.includes('Nobody can sign in'))
  expect(about.map(({ subject }) => subject).toSorted()).toEqual([
    'Investigating: Nobody can sign in',
    'Resolved: Nobody can sign in',
  ])
  const closing = about.find(({ subject }) => subject?.startsWith('Resolved'))
  expect(closing?.text).toContain('All is well.')
  const header = (key: string) => closing?.headers.find((one) => one.key === key)?.value ?? ''
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect((await mailsTo(waiting, 1)).map(({ subject }) => subject)).toEqual([
    statusMails.confirm.subject,
  ])
  // The job again, as after a crash: nobody gets a mail twice.
  const updates = await sql`select id from status_updates where notice_id = ${first.id}`
  const queued = async () =>
    (await sql`select count(*)::int as mails from pgboss.job where name = 'mail'`)[0]?.mails
  const before = await queued()
  for (const update of updates) await mailSubscribers(product.app, { updateId: update.id })
  expect(await queued()).toBe(before)

  const oneClick = /<http:\/\/localhost:\d+([^>]+)>/.exec(header('list-unsubscribe'))?.[1] ?? ''
  const left = await product
    .client()
    .post(oneClick, { 'List-Unsubscribe': 'One-Click' }, { origin: 'https://mail.example' })
  expect(left.status).toBe(200)
  expect(await subscriberOf(email)).toBeUndefined()
  const events = await sql`select action from audit_events where subject_id = ${id}
    order by created_at`
  expect(events.at(-1)).toEqual({ action: 'status_subscriber.unsubscribed' })
})

test('a change of the time of maintenance is mailed too', async () => {
  const { email } = await subscribed()
  const { path: page } = await posted({ ...maintenance, title: 'New disks' })
  await send(page, 'update', {
    ...{ ...maintenance, title: 'New disks', text: 'A day later.' },
    ...{ starts: momentFrom(2000), ends: momentFrom(2100) },
  })
  const mails = (await mailsTo(email, 3)).filter(({ subject }) => subject?.includes('New disks'))
  expect(mails.map(({ text }) => text?.includes('A day later.')).toSorted()).toEqual([false, true])
})

test('the link of a mail unsubscribes with a button, once; a forged one does nothing', async () => {
  const { email, id } = await subscribed()
  await later(email, 5)
  await ask(email)
  const mails = await mailsTo(email, 2)
  const link = linkIn(mails.map(({ text }) => text).join('\n'), 'unsubscribe')
  await product.client().post(link.replace(/.{3}$/, 'xxx'))
  expect(String((await subscriberOf(email))?.id)).toBe(id)
  expect(await (await product.client().get(link)).text()).toContain(email)
  await product.client().post(link)
  expect(await subscriberOf(email)).toBeUndefined()
  expect(await (await product.client().get(link)).text()).not.toContain(email)
})
