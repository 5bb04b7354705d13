import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readListQuery } from '#app/lists/list.ts'
import { type Actor, visitor } from '#app/platform/actor.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { createAccount } from '#test/accounts.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { walkList } from '#test/list-walk.ts'
import { notificationList } from './notification-list-query.ts'
import { listNotifications, markNotificationsRead, notify } from './notification-service.server.ts'

type User = Actor & { kind: 'user' }
let product: TestApp
let one: User
let colleague: User
let stranger: User

async function person(clientId?: string): Promise<User> {
  const account = await createAccount(product, 'client_user', 'a-long-enough-phrase-3')
  if (clientId)
    await product.app.db
      .client`update profiles set client_id = ${clientId} where user_id = ${account.userId}`
  return {
    kind: 'user',
    sessionId: crypto.randomUUID(),
    fullName: account.email,
    role: 'client_user',
    ...account,
    clientId: clientId ?? account.clientId,
  }
}

beforeAll(async () => {
  product = await startTestApp()
  one = await person()
  colleague = await person(one.clientId ?? '')
  stranger = await person()
})
afterAll(() => product.close())

const message = { kind: 'ticket.replied', title: 'A reply', url: '/dashboard/support' }
const tell = (actor: Actor, clientId: string | null, more: object = {}) =>
  product.app.db.as(actor, (tx) => notify(tx, { clientId: clientId ?? '', ...message, ...more }))
const list = (actor: Actor, search = '') =>
  listNotifications(
    product.app,
    actor,
    readListQuery(notificationList, new URLSearchParams(search)),
  )

test('everyone of the client is told but whoever did it, and nobody else', async () => {
  const told = await tell(one, one.clientId, { exceptUserId: one.userId })
  expect(told).toEqual([colleague.userId])
  expect((await list(colleague)).rows).toMatchObject([{ ...message, read_at: null }])
  expect((await list(one)).rows).toEqual([])
  expect((await list(stranger)).rows).toEqual([])
})

test('a client reaches no other client, not even by naming its people', async () => {
  expect(await tell(one, stranger.clientId)).toEqual([])
  expect(await tell(one, one.clientId, { userIds: [stranger.userId] })).toEqual([])
  expect((await list(stranger)).rows).toEqual([])
})

test('those who were deactivated are not told', async () => {
  const gone = await person(one.clientId ?? '')
  await product.app.db
    .client`update profiles set deactivated_at = now() where user_id = ${gone.userId}`
  expect(await tell(one, one.clientId)).not.toContain(gone.userId)
})

test('it is undone with the transaction, and the transaction stays the unprivileged role', async () => {
  const before = (await list(colleague)).rows.length
  await expect(
    product.app.db.as(one, async (tx) => {
      await notify(tx, { clientId: one.clientId ?? '', ...message })
      const row = await tx.first(db.selectNoFrom(sql<string>`current_user`.as('me')))
      expect(row).toEqual({ me: 'unordin_request' })
      throw new Error('undo')
    }),
  ).rejects.toThrow('undo')
  expect((await list(colleague)).rows).toHaveLength(before)
})

test('one marks only the own as read; staff who look on mark none', async () => {
  const [mine] = (await list(colleague)).rows
  expect(await markNotificationsRead(product.app, stranger, [mine?.id ?? ''])).toBe(0)
  expect(await markNotificationsRead(product.app, one, [mine?.id ?? ''])).toBe(0)
  expect(await markNotificationsRead(product.app, colleague, [mine?.id ?? '', 'nonsense'])).toBe(1)
  const looking: Actor = { ...colleague, viewing: true }
  await expect(markNotificationsRead(product.app, looking, 'all')).rejects.toThrow(/forbidden/)
  await expect(markNotificationsRead(product.app, visitor, 'all')).rejects.toThrow(
    /not_authenticated/,
  )
})

test('a client can rewrite, add and delete nothing by SQL', async () => {
  for (const statement of [
    db.updateTable('notifications').set({ title: 'x' }),
    db.deleteFrom('notifications'),
    db.insertInto('notifications').values({
      client_id: one.clientId ?? '',
      user_id: one.userId,
      kind: 'x',
      title: 'x',
      url: '/x',
    }),
  ]) {
    await expect(
      product.app.db
        .as(one, (tx) => tx.run(statement))
        .catch((error) => Promise.reject(String(error))),
    ).rejects.toMatch(/permission denied/)
  }
})

test('the unread stand first, and pages meet without a gap in both directions', async () => {
  const reader = await person()
  await product.app.db
    .client`insert into notifications (client_id, user_id, kind, title, url, read_at, created_at)
    select ${reader.clientId}, ${reader.userId}, 'x', i::text, '/dashboard',
      case when i % 3 = 0 then null else now() end, now() - (i / 4) * interval '1 minute'
    from generate_series(1, 70) as i`
  const all = await walkList((query) => list(reader, query))
  expect(all).toHaveLength(70)
  expect(all.slice(0, 23).every(({ read_at }) => read_at === null)).toBe(true)
  expect(await markNotificationsRead(product.app, reader, 'all')).toBe(23)
  expect(await markNotificationsRead(product.app, reader, 'all')).toBe(0)
})

test('a link leads nowhere but into this site', async () => {
  for (const url of ['//evil.example', 'https://evil.example', '/\\evil.example', ''])
    await expect(tell(one, one.clientId, { url }), url).rejects.toThrow()
})
