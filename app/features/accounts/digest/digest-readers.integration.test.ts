import { afterAll, beforeEach, expect, test } from 'vitest'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { everything, monday, startDigests } from '#test/digests.ts'
import { password } from '#test/documents.ts'
import { tidyAccounts } from '../housekeeping-service.server.ts'

const account = '/dashboard/account'
const digests = await startDigests()
const { house, after, person, choose, update, mailsTo, waitingFor, queueFor, run, sendDigests } =
  digests
let ada: Awaited<ReturnType<typeof person>>
afterAll(() => digests.close())
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
