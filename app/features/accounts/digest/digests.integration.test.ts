import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { chosenKinds } from '#app/features/mail/mail-kinds.ts'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { createAccount } from '#test/accounts.ts'
import { portal, startWithRequests } from '#test/client-requests.ts'
import { password } from '#test/documents.ts'
import { queuedMails } from '#test/mails.ts'
import { soon } from '#test/patience.ts'
import { tidyAccounts } from '../housekeeping-service.server.ts'
import { digestQueue, queueDigests, sendDigest } from './digest-service.server.ts'

const account = '/dashboard/account'
const hour = 3_600_000

let house: Awaited<ReturnType<typeof startWithRequests>>
let ada: Awaited<ReturnType<typeof person>>
/** A Monday to come, at 07:00 UTC. */
const monday = nextMonday()
let now = monday

function nextMonday(): Date {
  const day = new Date()
  day.setUTCHours(7, 0, 0, 0)
  do day.setUTCDate(day.getUTCDate() + 1)
  while (day.getUTCDay() !== 1)
  return day
}
const after = (hours: number) => {
  now = new Date(monday.getTime() + hours * hour)
}

async function person(role: 'client_admin' | 'client_user') {
  const { email, userId } = await createAccount(house.product, role, password)
  await house.sql`update profiles set client_id = ${house.fields.client} where user_id = ${userId}`
  const browser = house.product.client()
  await browser.signIn(email, password)
  return { email, userId, browser }
}
type Person = typeof ada

const everything = (choice: string) =>
  Object.fromEntries(chosenKinds.map((kind) => [kind, choice])) as Record<string, string>
const choose = (who: Person, more: Record<string, string>, timeZone = 'UTC') =>
  who.browser.post(account, { intent: 'mails', ...everything('now'), timeZone, ...more })
const update = async (title: string, project = house.fields.project) => {
  const form = { intent: 'update.post', id: crypto.randomUUID(), title, body: 'words' }
  expect((await house.staff.post(`/lead_admin/engagements/${project}`, form)).status).toBe(302)
}
const mailsTo = async (who: Person, kind?: string) =>
  (await queuedMails(house.product, { to: who.email })).filter(
    (mail) => kind === undefined || mail.kind === kind,
  )
const waitingFor = (who: Person) =>
  house.sql`select kind, mail_kind, title, page from digest_items where user_id = ${who.userId}
    order by created_at`
/** The digests that were queued, each once; the test runs them itself. */
const queued = new Map<string | undefined, { userId: string }>()
async function queueFor(who: Person, portion?: number) {
  const { jobs } = house.product.app
  const enqueue = jobs.enqueue
  const caught = vi.spyOn(jobs, 'enqueue').mockImplementation(async (tx, queue, data, id) => {
    if (queue !== digestQueue) return enqueue(tx, queue, data, id)
    if (!queued.has(id)) queued.set(id, data as { userId: string })
  })
  await asSystem(() => queueDigests(house.product.app, portion))
  caught.mockRestore()
  return [...queued.values()].filter(({ userId }) => userId === who.userId)
}
const run = (job: object | undefined) => asSystem(() => sendDigest(house.product.app, job))
/** What housekeeping and the queue do. Returns how many digests of this person were queued so far. */
async function sendDigests(who: Person) {
  const jobs = await queueFor(who)
  for (const job of jobs) await run(job)
  return jobs.length
}

beforeAll(async () => {
  house = await startWithRequests()
  house.product.app.now = () => now
})
afterAll(() => house.product.close())
beforeEach(async () => {
  after(0)
  ada = await person('client_user')
})

test('a mail comes at once, in the digest or not at all, as its reader has chosen', async () => {
  const grace = await person('client_user')
  const boss = await person('client_user')
  expect((await choose(ada, { projects: 'daily' })).status).toBe(302)
  expect((await choose(grace, { projects: 'off' })).status).toBe(302)
  await update('A first report')
  expect(await mailsTo(boss, 'project.update_posted')).toHaveLength(1)
  expect(await mailsTo(ada)).toEqual([])
  expect(await mailsTo(grace)).toEqual([])
  expect(await waitingFor(ada)).toMatchObject([
    { kind: 'projects', mail_kind: 'project.update_posted' },
  ])
  expect(await waitingFor(grace)).toEqual([])
  const notices =
    await house.sql`select user_id from notifications where kind = 'project.update_posted'`
  expect(notices.map(({ user_id }) => user_id)).toEqual(
    expect.arrayContaining([ada.userId, grace.userId, boss.userId]),
  )
  // Other kinds are not touched by it.
  await house.asked(undefined, { contact: ada.userId })
  expect(await mailsTo(ada, 'request.sent')).toHaveLength(1)
})

test('the digest is one mail at 08:00 with everything since the last one, and never twice', async () => {
  await choose(ada, { projects: 'daily', requests: 'daily' })
  await update('The harbour is dredged')
  // Said twice about a page, it is one line.
  await house.sql`insert into digest_items (client_id, user_id, kind, mail_kind, title, page, created_at)
    select client_id, user_id, kind, mail_kind, title, page, created_at from digest_items where user_id = ${ada.userId}`
  const { title, id } = await house.asked(undefined, { contact: ada.userId })
  expect(await sendDigests(ada)).toBe(0)
  after(1.5)
  await update('Later than eight')
  for (const _ of [1, 2, 3]) expect(await sendDigests(ada)).toBe(1)
  const [digest, ...others] = await mailsTo(ada)
  expect(others).toEqual([])
  expect(digest).toMatchObject({ kind: 'digest.sent', subject: 'Your daily digest: 2 items' })
  expect(digest?.text.match(/The harbour is dredged/g)).toHaveLength(1)
  expect(digest?.text).toContain(title)
  expect(digest?.text).toContain(portal(id))
  expect(digest?.text).not.toContain('Later than eight')
  expect(await waitingFor(ada)).toHaveLength(1)
  // On the next day, what came after eight.
  after(25)
  expect(await sendDigests(ada)).toBe(2)
  const [, next, ...more] = await mailsTo(ada)
  expect(more).toEqual([])
  expect(next?.text).toContain('Later than eight')
  expect(await waitingFor(ada)).toEqual([])
})

test('two runs at the same moment send one digest', async () => {
  await choose(ada, { projects: 'daily' })
  await update('Told once')
  after(1)
  const [job] = await queueFor(ada)
  await Promise.all([1, 2, 3, 4].map(() => run(job)))
  expect(await mailsTo(ada)).toHaveLength(1)
})

test('the digests of all readers are queued at once, however many there are', async () => {
  const grace = await person('client_user')
  for (const one of [ada, grace]) await choose(one, { projects: 'daily' })
  await update('For everybody')
  after(1)
  const jobs = [await queueFor(ada, 1), await queueFor(grace, 1)]
  expect(jobs.map(({ length }) => length)).toEqual([1, 1])
})

test('what is noted while a digest is being sent waits for the next one', async () => {
  await choose(ada, { projects: 'daily' })
  await update('In time')
  after(1)
  const [job] = await queueFor(ada)
  const { jobs } = house.product.app
  const enqueue = jobs.enqueue
  const caught = vi.spyOn(jobs, 'enqueue').mockImplementationOnce(async (...mail) => {
    await house.sql`insert into digest_items (client_id, user_id, kind, mail_kind, title, page, created_at)
      values (${house.fields.client}, ${ada.userId}, 'projects', 'project.update_posted', 'At the last moment',
        '/dashboard', ${monday})`
    return enqueue(...mail)
  })
  await run(job)
  caught.mockRestore()
  expect(await mailsTo(ada)).toHaveLength(1)
  expect(await waitingFor(ada)).toMatchObject([{ title: 'At the last moment' }])
})

test('nothing is lost when the mail cannot be queued', async () => {
  await choose(ada, { projects: 'daily' })
  await update('Not lost')
  after(1)
  const [job] = await queueFor(ada)
  const broken = vi
    .spyOn(house.product.app.jobs, 'enqueue')
    .mockRejectedValueOnce(new Error('away'))
  await expect(run(job)).rejects.toThrow('away')
  broken.mockRestore()
  expect(await waitingFor(ada)).toHaveLength(1)
  await run(job)
  expect((await mailsTo(ada))[0]?.text).toContain('Not lost')
})

test('what was opened since is not in the digest, nor a reminder of what is done', async () => {
  await choose(ada, { projects: 'daily', requests: 'daily' })
  await update('Read before breakfast')
  const done = await house.asked(undefined, { contact: ada.userId })
  const open = await house.asked(undefined, { contact: ada.userId })
  await house.sql`delete from digest_items where kind = 'requests'`
  for (const { id, title } of [done, open])
    await house.sql`insert into digest_items (client_id, user_id, kind, mail_kind, title, page, created_at)
      values (${house.fields.client}, ${ada.userId}, 'requests', 'request.late', ${title}, ${portal(id)}, ${now})`
  await house.sql`update client_requests set status = 'cancelled' where id = ${done.id}`
  after(0.5)
  const [notice] = await house.sql`select url from notifications
    where user_id = ${ada.userId} and kind = 'project.update_posted'`
  expect((await ada.browser.get(String(notice?.url))).status).toBe(200)
  after(1)
  await sendDigests(ada)
  const [digest] = await mailsTo(ada)
  expect(digest?.subject).toBe('Your daily digest: 1 item')
  expect(digest?.text).toContain(open.title)
})

test('nothing is told that its reader may not see any more', async () => {
  const [row] = await house.sql`insert into projects (client_id, name)
    values (${house.fields.client}, 'Hidden project') returning id`
  await choose(ada, { projects: 'daily' })
  await update('Of the hidden project', row?.id as string)
  await update('Of our project')
  await house.sql`update profiles set only_projects = ${[house.fields.project]} where user_id = ${ada.userId}`
  after(1)
  await sendDigests(ada)
  const [digest] = await mailsTo(ada)
  expect(digest?.text).toContain('Of our project')
  expect(digest?.text).not.toContain('hidden')
  // It does not come back when the project is given back.
  expect(await waitingFor(ada)).toEqual([])
})

test('who joined is told to administrators only, and one page of a list does not stand for another', async () => {
  const boss = await person('client_admin')
  const list = (project: string) => `/dashboard/documents?project=${project}`
  const [read] = await house.sql`insert into projects (client_id, name)
    values (${house.fields.client}, 'Read project') returning id`
  const ofOther = list(read?.id as string)
  for (const { userId } of [ada, boss]) {
    await house.sql`insert into digest_items (client_id, user_id, kind, mail_kind, title, page, created_at)
      select ${house.fields.client}, ${userId}, 'projects', i.mail_kind, i.title, i.page, ${monday}
      from (values ('colleague.joined', 'Someone joined', '/dashboard/organization'),
        ('document.uploaded', 'Two documents, not read', ${list(house.fields.project)}),
        ('document.uploaded', 'Two documents, read', ${ofOther})) i (mail_kind, title, page)`
    await house.sql`insert into notifications (client_id, user_id, kind, title, url, read_at)
      values (${house.fields.client}, ${userId}, 'document.uploaded', 'x', ${ofOther}, ${monday})`
  }
  after(1)
  for (const who of [ada, boss]) await sendDigests(who)
  const told = [(await mailsTo(ada))[0]?.text ?? '', (await mailsTo(boss))[0]?.text ?? '']
  for (const text of told) {
    expect(text).toContain('Two documents, not read')
    expect(text).not.toContain('Two documents, read')
  }
  expect(told.map((text) => text.includes('Someone joined'))).toEqual([false, true])
})

test('nobody whose access has ended gets a digest; what waits for them is deleted after two weeks', async () => {
  const grace = await person('client_user')
  for (const one of [ada, grace]) await choose(one, { projects: 'daily' })
  await update('For those who are here')
  await house.sql`update profiles set deactivated_at = now() where user_id = ${ada.userId}`
  after(1)
  expect(await sendDigests(ada)).toBe(0)
  // Deactivated between the two.
  const jobs = await queueFor(grace)
  expect(jobs).toHaveLength(1)
  await house.sql`update profiles set deactivated_at = now() where user_id = ${grace.userId}`
  for (const job of jobs) await run(job)
  expect(await mailsTo(ada)).toEqual([])
  expect(await mailsTo(grace)).toEqual([])
  await house.sql`update digest_items set created_at = created_at - interval '15 days'
    where user_id = ${grace.userId}`
  await asSystem(() => tidyAccounts(house.product.app))
  expect(await waitingFor(grace)).toEqual([])
})

test('it is eight in the zone of the reader, and none comes at weekends', async () => {
  const grace = await person('client_user')
  await choose(ada, { projects: 'daily' }, 'Asia/Tokyo')
  await choose(grace, { projects: 'daily' }, 'America/Toronto')
  after(-2 * 24)
  await update('Before the weekend')
  after(-24)
  expect([await sendDigests(ada), await sendDigests(grace)]).toEqual([0, 0])
  // 05:00 UTC on Monday is 14:00 in Tokyo and midnight in Toronto.
  after(-2)
  expect([await sendDigests(ada), await sendDigests(grace)]).toEqual([1, 0])
  after(7)
  expect([await sendDigests(ada), await sendDigests(grace)]).toEqual([1, 1])
  expect(await mailsTo(ada)).toHaveLength(1)
  expect((await mailsTo(grace))[0]?.text).toMatch(/[AP]M E[SD]T|\d\d:\d\d/)
})

test('what waits goes out with the next digest after a change to at once, and not after one to off', async () => {
  const grace = await person('client_user')
  for (const one of [ada, grace]) await choose(one, { projects: 'daily' })
  await update('On its way')
  await choose(ada, {})
  await choose(grace, { projects: 'off' })
  expect(await waitingFor(ada)).toHaveLength(1)
  expect(await waitingFor(grace)).toEqual([])
  after(1)
  await sendDigests(ada)
  expect(await mailsTo(ada, 'digest.sent')).toHaveLength(1)
})

test('bad choices are refused beside the field, a change is audited, staff have none', async () => {
  for (const [more, words] of [
    [{ tickets: 'sometimes' }, 'Please choose one of the three'],
    [{ timeZone: 'Mars/Olympus' }, 'Please choose a time zone from the list'],
    [{ timeZone: '' }, 'Please choose a time zone from the list'],
  ] as const) {
    const answer = await choose(ada, more)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(words)
  }
  expect((await choose(ada, { tickets: 'off', comments: 'daily' }, 'Europe/Paris')).status).toBe(
    302,
  )
  const page = await (await ada.browser.get(account)).text()
  for (const one of [
    /name="tickets"[^>]*value="off"[^>]*/,
    /name="comments"[^>]*value="daily"[^>]*/,
  ])
    expect(one.exec(page)?.[0]).toContain('checked')
  expect(page).toMatch(/<option[^>]*value="Europe\/Paris"[^>]*selected/)
  const events = await house.sql`select action, details, ip from audit_events
    where actor_id = ${ada.userId} and action like 'account.%' order by action`
  expect(events).toMatchObject([
    { action: 'account.mails_chosen', details: { tickets: 'off', comments: 'daily' } },
    { action: 'account.time_zone_changed', details: { to: 'Europe/Paris' } },
  ])
  expect(events.every(({ ip }) => ip)).toBe(true)
  const form = { intent: 'mails', ...everything('off'), timeZone: 'UTC' }
  expect((await house.staff.post('/lead_admin/account', form)).status).toBe(403)
  expect(await (await house.staff.get('/lead_admin/account')).text()).not.toContain('Daily digest')
})

test('choices that are sent twice at once are saved', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => choose(ada, everything('daily'))))
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302])
  const events = await house.sql`select id from audit_events
    where actor_id = ${ada.userId} and action = 'account.mails_chosen'`
  expect(events).toHaveLength(1)
})

test('invoices and security mails come whatever is chosen', async () => {
  await choose(ada, everything('off'))
  const form = { intent: 'password', password, newPassword: 'tulip-harbour-ninety-mosaic' }
  expect((await ada.browser.post(account, form)).status).toBe(302)
  expect((await mailsTo(ada)).map(({ kind }) => kind)).toEqual(['account.passwordChanged'])
})

test('the queue itself sends it', async () => {
  await choose(ada, { projects: 'daily' })
  await update('By the queue')
  after(1)
  await asSystem(() => queueDigests(house.product.app))
  await vi.waitFor(async () => expect(await mailsTo(ada)).toHaveLength(1), soon)
})
