import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadConfig } from '#app/platform/config.server.ts'
import { createMailer } from '#app/platform/mailer.server.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { newsletterQueue, resumeStranded, sendWaiting } from './issue-sending-service.server.ts'

let product: TestApp
let deliver: TestApp['app']['mailer']['deliver']
beforeAll(async () => {
  product = await startTestApp()
  deliver = product.app.mailer.deliver
})
afterAll(() => product.close())
beforeEach(async () => {
  product.app.mailer.deliver = deliver
  await product.app.db.client`delete from newsletter_issues`
  await product.app.db.client`delete from pgboss.job where name = ${newsletterQueue}`
})

/** An issue that is being sent to so many readers, without a job. */
async function sending(readers: number, nextAt = 'now()') {
  const id = crypto.randomUUID()
  const content = JSON.stringify({ subject: 'Autumn', introduction: 'Dear reader', items: [] })
  await product.app.db.client.unsafe(`
    with issue as (insert into newsletter_issues (id, subject, state, content, per_minute, started_at, next_at)
      values ('${id}', 'Autumn', 'sending', '${content}', 1000, now(), ${nextAt}) returning id),
    readers as (insert into newsletter_subscribers
        (email, state, consent_text, consent_page, consent_at, confirmed_at)
      select gen_random_uuid() || '@example.org', 'confirmed', 'Yes', '/blog', now(), now()
      from generate_series(1, ${readers}) returning id)
    insert into newsletter_deliveries (issue_id, subscriber_id, due_at)
    select issue.id, readers.id, now() - interval '1 hour' from issue, readers`)
  return id
}
const deliveriesOf = (id: string) => product.app.db.client`
  select state, tries from newsletter_deliveries where issue_id = ${id} order by state, tries`
const jobsOf = (id: string) => product.app.db.client`
  select id from pgboss.job where name = ${newsletterQueue} and data ->> 'issueId' = ${id} and state <= 'active'`
const later = (id: string) => product.app.db.client`with d as (
    update newsletter_deliveries set due_at = now() - interval '1 second' where issue_id = ${id})
  update newsletter_issues set next_at = now() - interval '1 second' where id = ${id}`

/** The address of a mail server that is away. */
async function away(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `smtp://127.0.0.1:${port}`
}

test('a mail server that is away costs no reader the issue, however long', async () => {
  const config = loadConfig({ SMTP_URL: await away() }, process.cwd())
  product.app.mailer.deliver = createMailer(config).deliver
  const id = await sending(2)
  for (let minutes = 0; minutes < 10; minutes += 1) {
    await later(id)
    await sendWaiting(product.app, { issueId: id })
  }
  expect(await deliveriesOf(id)).toEqual([
    { state: 'waiting', tries: 0 },
    { state: 'waiting', tries: 0 },
  ])
  const [issue] = await product.app.db.client`
    select next_at > now() + interval '40 seconds' as waits from newsletter_issues where id = ${id}`
  expect(issue).toEqual({ waits: true })
  product.app.mailer.deliver = deliver
  await later(id)
  await sendWaiting(product.app, { issueId: id })
  expect(await deliveriesOf(id)).toEqual([
    { state: 'sent', tries: 1 },
    { state: 'sent', tries: 1 },
  ])
})

test.each([
  ['serves others', 3, 'now()'],
  ['has served nobody for two days', 1, "now() - interval '3 days'"],
])('a mail that the server never takes is given up when it %s', async (_, readers, startedAt) => {
  const id = await sending(readers)
  await product.app.db.client.unsafe(`update newsletter_issues set started_at = ${startedAt}`)
  let never: string | undefined
  product.app.mailer.deliver = async ({ to }) => {
    never ??= String(to)
    if (String(to) === never) throw Object.assign(new Error('closed'), { code: 'ECONNRESET' })
  }
  for (let days = 0; days < 9; days += 1) {
    await product.app.db.client`with d as (
      update newsletter_deliveries set due_at = due_at - interval '1 day' where issue_id = ${id})
      update newsletter_issues set next_at = now() - interval '1 second' where id = ${id}`
    await sendWaiting(product.app, { issueId: id })
  }
  const others = Array.from({ length: readers - 1 }, () => ({ state: 'sent', tries: 1 }))
  expect(await deliveriesOf(id)).toEqual([{ state: 'failed', tries: 7 }, ...others])
})

test('an issue whose mail hangs gets no second job', async () => {
  const hanging = Promise.withResolvers<void>()
  product.app.mailer.deliver = () => hanging.promise
  const id = await sending(1)
  await product.app.db.system((tx) =>
    product.app.jobs.enqueue(tx, newsletterQueue, { issueId: id }),
  )
  const running = async () =>
    (
      await product.app.db
        .client`select id from pgboss.job where name = ${newsletterQueue} and state = 'active'`
    ).length
  await expect.poll(running).toBe(1)
  const ago = () => product.app.db.client`
    update newsletter_issues set next_at = now() - interval '8 minutes' where id = ${id}`
  // The job has taken its turn before it met the mail server.
  await expect
    .poll(
      async () =>
        (
          await product.app.db.client`select 1 from pg_locks l
    join pg_class c on c.oid = l.relation and c.relname = 'newsletter_deliveries'
    where l.mode = 'RowShareLock'
      and l.database = (select oid from pg_database where datname = current_database())`
        ).length,
    )
    .toBeGreaterThan(0)
  await ago()
  await Promise.all([resumeStranded(product.app), resumeStranded(product.app)])
  expect(await jobsOf(id)).toHaveLength(1)
  hanging.resolve()
  await expect.poll(() => deliveriesOf(id)).toEqual([{ state: 'sent', tries: 1 }])
})

test('an issue that has lost its job gets one, also when two instances look', async () => {
  const id = await sending(1, "now() - interval '8 minutes'")
  await product.app.db.client`update newsletter_deliveries set due_at = now() - interval '1 day'`
  const hanging = Promise.withResolvers<void>()
  product.app.mailer.deliver = () => hanging.promise
  await Promise.all([resumeStranded(product.app), resumeStranded(product.app)])
  expect(await jobsOf(id)).toHaveLength(1)
  hanging.resolve()
  await expect.poll(() => deliveriesOf(id)).toEqual([{ state: 'sent', tries: 1 }])
})
