import { afterAll, expect, it } from 'vitest'
import { openSql } from '#app/platform/sql-connection.server.ts'
import { patience } from '#test/patience.ts'
import { startTestPostgres } from '#test/postgres.ts'
import { startProduct } from '#test/process.ts'
import { exportLeads, hiddenFields, postForm, signInAsAdmin } from './http-client.ts'
import { listOutbox } from './outbox.ts'

const server = await startTestPostgres()
afterAll(() => server.stop())

it('lets two instances share an empty database from their very first start', async () => {
  const owner = await openSql(server.url)
  await owner`create database shared_unordin`
  await owner.end()
  const url = new URL(server.url)
  url.pathname = '/shared_unordin'
  const env = { DATABASE_URL: url.href, SESSION_SECRET: 'shared by both instances, 32 chars' }
  const started = await Promise.allSettled([startProduct({ env }), startProduct({ env })])
  await using stack = new AsyncDisposableStack()
  const products = started.map((one) => {
    if (one.status === 'rejected') throw one.reason
    return stack.use(one.value)
  })
  const [first, second] = products
  if (!first || !second) throw new Error('two instances were started')

  const printed = products.filter(({ output }) => / at \/admin\/auth: /.test(output().stdout))
  expect(printed).toHaveLength(1)
  for (const { output } of products) expect(output().stdout).toContain('DATABASE_URL')

  const hidden = await hiddenFields(`${first.baseUrl}/blueprint`)
  const lead = { ...hidden, fullName: 'Mary Seacole', email: 'mary@example.org' }
  const answers = await Promise.all(
    [first, second, first, second].map(({ baseUrl }) => postForm(`${baseUrl}/blueprint`, lead)),
  )
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302])
  expect(new Set(answers.map(({ headers }) => headers.get('location')))).toHaveProperty('size', 1)
  expect(await exportLeads(second.baseUrl)).toMatchObject([{ email: 'mary@example.org' }])
  const mails = () => products.reduce((sum, { dataDir }) => sum + listOutbox(dataDir).length, 0)
  await expect.poll(mails, { timeout: patience }).toBe(2)

  const cookie = await signInAsAdmin(first.baseUrl)
  const panel = await fetch(`${second.baseUrl}/lead_admin`, { headers: { cookie } })
  expect(await panel.text()).toContain('Mary Seacole')

  expect(await first.stop()).toBe(0)
  expect((await fetch(`${second.baseUrl}/readyz`)).status).toBe(200)
})
