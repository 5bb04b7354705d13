import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor, Role } from '#app/platform/actor.ts'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { ordersOf, walkList } from '#test/list-walk.ts'
import { readUserListQuery, userList } from './user-list-query.ts'
import { listUsers } from './user-service.server.ts'

const password = 'a-long-enough-phrase-3'
let product: TestApp
let staff: Actor
let browser: Client

async function person(role: Role) {
  const account = await createAccount(product, role, password)
  const [row] = await product.app.db.client`select id from profiles where email = ${account.email}`
  return { ...account, profileId: row?.id as string }
}

beforeAll(async () => {
  product = await startTestApp()
  const account = await person('admin')
  staff = { kind: 'user', role: 'admin', fullName: 'Second', sessionId: '', ...account }
  browser = product.client()
  await browser.signIn()
})
afterAll(() => product.close())

const list = (query: string) =>
  listUsers(product.app, staff, readUserListQuery(new URLSearchParams(query)))

test('paging visits every user once, forwards and back, in every order', async () => {
  await product.app.db.client`
    with given as (select gen_random_uuid() as id, 'Member ' || (i % 9) as name, 'member-' || i || '@example.net' as email
      from generate_series(1, 120) as i),
    made as (insert into auth_users (id, email) select id, email from given)
    insert into profiles (user_id, email, full_name, role)
      select id, email, name, 'client_user' from given`
  const total = (await list('')).matches
  for (const order of ordersOf(userList)) {
    expect(await walkList(list, order), order).toHaveLength(total)
  }
})

test('search, role and client narrow the list; what is no query is none', async () => {
  expect((await list('q=MEMBER-77')).rows.map(({ email }) => email)).toEqual([
    'member-77@example.net',
  ])
  expect((await list('q=%25')).matches).toBe(0)
  const boss = await person('client_admin')
  expect((await list(`client=${boss.clientId}`)).rows.map(({ id }) => id)).toEqual([boss.profileId])
  const admins = await list('role=admin')
  expect(admins.rows.every(({ role }) => role === 'admin')).toBe(true)
  for (const odd of ['after=x', 'before=~', 'sort=password', 'role=root', 'edit=1', 'client=%00'])
    expect((await list(odd)).rows.length, odd).toBe(50)
})

test('the row in edit is there on any page; many clients are searched for', async () => {
  const user = await person('client_user')
  const page = await list(`q=member-1&edit=${user.profileId}`)
  expect(page.rows[0]?.id).toBe(user.profileId)
  expect(page.clients?.more).toBe(false)
  await product.app.db.client`insert into clients (name)
    select 'Aardvark ' || i from generate_series(1, 150) as i`
  const many = await list(`edit=${user.profileId}`)
  expect(many.clients?.more).toBe(true)
  expect(many.clients?.options).toHaveLength(101)
  expect(many.clients?.options.map(({ id }) => id)).toContain(user.clientId)
  const path = `/lead_admin/users?edit=${user.profileId}&set_role=admin&set_client=&find_client=vark+149`
  const text = await (await browser.get(path)).text()
  expect(text).toContain('Aardvark 149')
  expect(text).not.toContain('Aardvark 148')
  expect(text).toMatch(/<option value="admin" selected="">/)
})

test('the table has the columns of the specification', async () => {
  const page = await (await browser.get('/lead_admin/users')).text()
  const head = /<thead.*?<\/thead>/s.exec(page)?.[0] ?? ''
  const names = head
    .split('</th>')
    .map((th) => th.replace(/<span.*<\/span>/, '').replace(/<[^>]+>/g, ''))
  expect(names.slice(0, -1)).toEqual(['User', 'Email', 'Role', 'Client', 'Joined', 'Actions'])
})
