import { afterAll, beforeAll, expect, test } from 'vitest'
import { readListQuery } from '#app/lists/list.ts'
import type { Actor } from '#app/platform/actor.ts'
import { taskListPage } from '#content/task-list.ts'
import { createAccount, createActor } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { ordersOf, walkList } from '#test/list-walk.ts'
import { explainingQueries } from '#test/query-count.ts'
import { taskList } from './task-list-query.ts'
import { listTasks } from './task-list-service.server.ts'

let product: TestApp
let staff: Client
let me: Actor & { kind: 'user' }
beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
  me = await createActor(product)
  await product.app.db.client`
    insert into leads (id, source, full_name, email)
    values (gen_random_uuid(), 'contact', 'Ada Roy', 'ada@port.example')`
  // Many have one day: paging must neither lose nor repeat any.
  await product.app.db.client`
    insert into record_tasks (person_id, title, due_on, owner_id, author_name, done_at, done_by_name)
    select person_id, 'Task ' || i, current_date + (i % 3 - 1) * 7,
      case when i % 4 = 0 then ${me.userId}::uuid end, 'Somebody',
      case when i % 10 = 0 then now() end, case when i % 10 = 0 then 'Somebody' end
    from person_addresses, generate_series(1, 130) as i where address = 'ada@port.example'`
})
afterAll(() => product.close())

const list = (query: string) =>
  listTasks(product.app, me, readListQuery(taskList, new URLSearchParams(query)))
const count = async (query: string) => (await list(query)).matches

test('open tasks are walked in both orders, the oldest day first', async () => {
  for (const order of ordersOf(taskList)) {
    const rows = await walkList(list, order)
    expect(rows.length, order).toBe(117)
    const days = rows.map(({ due_on }) => due_on)
    const sorted = days.toSorted()
    expect(days, order).toEqual(order.endsWith('asc') ? sorted : sorted.reverse())
  }
})

test('they are narrowed by day and by owner', async () => {
  const late = await count('due=late')
  expect(late).toBe(39)
  expect(await count('due=due')).toBe(2 * late)
  expect((await count('owner=mine')) + (await count('owner=none'))).toBe(117)
  const mine = await walkList(list, 'due=late&owner=mine')
  expect(new Set(mine.map(({ owner_name }) => owner_name)).size).toBe(1)
  expect(mine.every(({ due_on, about }) => about === 'Ada Roy' && due_on < '2100')).toBe(true)
})

test('they are searched by their words, within the filters', async () => {
  expect(await count('q=TASK+11')).toBe(10)
  expect(await count('q=task+119&due=late&owner=mine')).toBe(0)
  expect(await count('q=%25')).toBe(0)
  expect(await (await staff.get(`${taskList.path}?q=nowhere`)).text()).toContain(
    taskListPage.noMatch,
  )
})

test('a task is done from the list, which stays as it is filtered; a second time says that it was done', async () => {
  const path = '/lead_admin/people/tasks?due=late'
  const page = await (await staff.get(path)).text()
  expect(page).toContain('39 open tasks')
  expect(page).toContain(taskListPage.states.late)
  const [first] = (await list('due=late')).rows
  const form = { intent: 'done', record: first?.id ?? '', kind: 'person' }
  const done = { ...form, subject: first?.person_id ?? '' }
  const answer = await staff.post(path, done)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toContain(path)
  expect(await count('due=late')).toBe(38)
  expect((await staff.post('/lead_admin/people/tasks?due=wrong&after=~', done)).status).toBe(302)
  expect(await count('due=late')).toBe(38)
})

test('among 10,000 open tasks a rare word is found by its index', async () => {
  const { client } = product.app.db
  await client`
    insert into record_tasks (person_id, title, due_on, author_name)
    select person_id, 'Call back ' || i, current_date + i % 90, 'Somebody'
    from person_addresses, generate_series(1, 10000) as i where address = 'ada@port.example'`
  await client.unsafe('vacuum analyze record_tasks')
  const { app, plans } = explainingQueries(product.app)
  const query = readListQuery(taskList, new URLSearchParams('q=back+9999'))
  expect((await listTasks(app, me, query)).rows.map(({ title }) => title)).toEqual([
    'Call back 9999',
  ])
  expect(plans.join('\n\n')).toContain('record_tasks_search')
  expect(plans.length).toBeLessThanOrEqual(3)
})

test('clients and visitors are refused', async () => {
  const account = await createAccount(product, 'client_admin', 'tulip anvil 1')
  const client = { ...me, ...account, role: 'client_admin' as const }
  const query = readListQuery(taskList, new URLSearchParams())
  await expect(listTasks(product.app, client, query)).rejects.toThrow('Not allowed')
})
