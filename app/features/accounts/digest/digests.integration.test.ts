import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { portal } from '#test/client-requests.ts'
import { monday, startDigests } from '#test/digests.ts'
import { soon } from '#test/patience.ts'
import { queueDigests } from './digest-service.server.ts'

const digests = await startDigests()
const { house, after, person, choose, update, mailsTo, waitingFor, queueFor, run, sendDigests } =
  digests
let ada: Awaited<ReturnType<typeof person>>
afterAll(() => digests.close())
beforeEach(async () => {
  after(0)
  ada = await person('client_user')
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
      values (${house.fields.client}, ${ada.userId}, 'requests', 'request.late', ${title}, ${portal(id)}, ${monday})`
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

test('the queue itself sends it', async () => {
  await choose(ada, { projects: 'daily' })
  await update('By the queue')
  after(1)
  await asSystem(() => queueDigests(house.product.app))
  await vi.waitFor(async () => expect(await mailsTo(ada)).toHaveLength(1), soon)
})

test('what asked for something is not told when nothing is asked any more', async () => {
  await choose(ada, { requests: 'daily' })
  const done = await house.asked(undefined, { contact: ada.userId })
  const open = await house.asked(undefined, { contact: ada.userId })
  expect(await waitingFor(ada)).toHaveLength(2)
  await house.sql`update client_requests set status = 'completed' where id = ${done.id}`
  after(1)
  await sendDigests(ada)
  const [digest] = await mailsTo(ada)
  expect(digest?.text).toContain(open.title)
  expect(digest?.text).not.toContain(done.title)
})

test('a reminder is never among those that are only counted', async () => {
  await choose(ada, { projects: 'daily', requests: 'daily' })
  const { id } = await house.asked(undefined, { contact: ada.userId })
  await house.sql`delete from digest_items where user_id = ${ada.userId}`
  await house.sql`insert into digest_items (client_id, user_id, kind, mail_kind, title, page, created_at)
    select ${house.fields.client}::uuid, ${ada.userId}::uuid, 'projects', 'document.uploaded', 'Document ' || n || '.', '/dashboard',
      ${monday}::timestamptz + n * interval '1 second' from generate_series(1, 60) n
    union all select ${house.fields.client}::uuid, ${ada.userId}::uuid, 'requests', 'request.late', 'Overdue for a day', ${portal(id)}::text,
      ${monday}::timestamptz + interval '2 minutes'`
  after(1)
  await sendDigests(ada)
  const [digest] = await mailsTo(ada)
  for (const text of ['Document 49.', 'Overdue for a day', 'And 11 more items'])
    expect(digest?.text).toContain(text)
  expect(digest?.text).not.toContain('Document 50.')
})
