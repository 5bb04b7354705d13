import { randomBytes } from 'node:crypto'
import type { Updateable } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readListQuery } from '#app/lists/list.ts'
import { type Actor, type Role, visitor } from '#app/platform/actor.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { Schema } from '#app/platform/schema.data.ts'
import { createAccount } from '#test/accounts.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { askedBy, askedFrom } from '#test/asked-by.ts'
import { stopClock } from '#test/clock.ts'
import { queuedMails } from '#test/mails.ts'
import { adminInvitationList } from './invitation-list-query.ts'
import {
  createInvitation,
  listInvitations,
  resendInvitation,
  revokeInvitation,
} from './invitation-service.server.ts'
import { findInvitation } from './join-service.server.ts'

const password = 'a-long-enough-phrase-3'
let product: TestApp
type User = Actor & { kind: 'user' }
let staff: User
let boss: User
let user: User
let stranger: User

async function actorOf(role: Role, clientId?: string): Promise<User> {
  const account = await createAccount(product, role, password)
  if (clientId)
    await product.app.db
      .client`update profiles set client_id = ${clientId} where user_id = ${account.userId}`
  return {
    kind: 'user',
    sessionId: crypto.randomUUID(),
    fullName: account.email,
    role,
    ...account,
    clientId: clientId ?? account.clientId,
  }
}

beforeAll(async () => {
  product = await startTestApp()
  staff = await actorOf('admin')
  boss = await actorOf('client_admin')
  user = await actorOf('client_user', boss.clientId ?? '')
  stranger = await actorOf('client_admin')
})
afterAll(() => product.close())
beforeEach(() => product.app.db.client`delete from rate_limits`)

const address = () => `guest-${crypto.randomUUID().slice(0, 8)}@example.org`
const invite = (actor: Actor, role: Role, email = address(), clientId = boss.clientId) =>
  askedBy(actor, () =>
    createInvitation(product.app, actor, { clientId: clientId ?? '', email, role }),
  )
const tokenOf = (link: string | null) => new URL(link ?? '').searchParams.get('invitation') ?? ''
const find = (token: string) => askedBy(visitor, () => findInvitation(product.app, { token }))
const code = (code: string) => expect.objectContaining({ code })

test('the link has 256 random bits, of which the database keeps a hash, and a mail carries it', async () => {
  const { id, link } = await invite(staff, 'client_user', 'First@Example.org')
  const token = tokenOf(link)
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(link).toContain('http://localhost:3000/auth?email=first%40example.org&invitation=')
  const [row] = await product.app.db.client<{ kept: string }[]>`
    select row_to_json(i)::text as kept from client_invitations i where id = ${id}`
  expect(row?.kept).not.toContain(token)
  const [mail] = await queuedMails(product, { to: 'first@example.org' })
  expect(mail?.text).toContain(link)
  expect(mail?.text).toContain(`${staff.fullName} of Unordin has invited you to join`)
  const asked = await invite(boss, 'client_user')
  const [inner] = (await queuedMails(product, { kind: 'invitation.sent' })).slice(-1)
  expect(asked.link).toBeNull()
  expect(inner?.text).toContain(`${boss.fullName} has invited you to join`)
  expect(await find(token)).toMatchObject({ id, email: 'first@example.org', role: 'client_user' })
})

test('nobody hands on a role above the own, nor invites to another client', async () => {
  await expect(invite(boss, 'admin')).rejects.toEqual(code('forbidden'))
  await expect(invite(user, 'client_user')).rejects.toEqual(code('forbidden'))
  await expect(invite(boss, 'client_user', address(), stranger.clientId)).rejects.toEqual(
    code('not_found'),
  )
  await expect(invite({ kind: 'visitor' }, 'client_user')).rejects.toEqual(code('forbidden'))
  const viewing: Actor = { ...boss, viewing: true }
  await expect(invite(viewing, 'client_user')).rejects.toEqual(code('forbidden'))
  expect((await invite(boss, 'client_admin')).link).toBeNull()
})

test('the database refuses it too', async () => {
  const insert = (actor: Actor, clientId: string | null | undefined, role: Role) =>
    product.app.db
      .as(actor, (tx) =>
        tx.run(
          db.insertInto('client_invitations').values((eb) => ({
            client_id: clientId ?? '',
            email: address(),
            role,
            token_hash: randomBytes(32),
            invited_by: eb
              .selectFrom('profiles')
              .select('id')
              .where('user_id', '=', (actor as { userId: string }).userId),
            expires_at: new Date(),
          })),
        ),
      )
      .catch((error) => Promise.reject(String(error)))
  await insert(boss, boss.clientId, 'client_admin')
  await expect(insert(boss, stranger.clientId, 'client_user')).rejects.toMatch(/row-level security/)
  await expect(insert(boss, boss.clientId, 'admin')).rejects.toMatch(/row-level security/)
  await expect(insert(user, boss.clientId, 'client_user')).rejects.toMatch(/row-level security/)
  const { id } = await invite(staff, 'client_user')
  const change = (actor: Actor, what: Updateable<Schema['client_invitations']>) =>
    product.app.db.as(actor, (tx) =>
      tx.all(db.updateTable('client_invitations').set(what).where('id', '=', id).returning('id')),
    )
  expect(await change(stranger, { revoked_at: new Date() })).toHaveLength(0)
  expect(await change(user, { revoked_at: new Date() })).toHaveLength(0)
  await expect(change(boss, { role: 'admin' })).rejects.toThrow()
  await expect(change(boss, { used_at: new Date() })).rejects.toThrow()
  expect(await change(boss, { revoked_at: new Date() })).toHaveLength(1)
})

test('a new invitation revokes the open one; also when two are made at once', async () => {
  const email = address()
  const first = tokenOf((await invite(staff, 'client_user', email)).link)
  const many = await Promise.all([1, 2, 3].map(() => invite(staff, 'client_admin', email)))
  const alive = await Promise.all(many.map(({ link }) => find(tokenOf(link))))
  expect(alive.filter(Boolean)).toHaveLength(1)
  expect(await find(first)).toBeNull()
})

test('sending again kills the old link and gives seven days more', async () => {
  const { id, link } = await invite(staff, 'client_user')
  await product.app.db
    .client`update client_invitations set expires_at = now() - interval '1 day' where id = ${id}`
  expect(await find(tokenOf(link))).toBeNull()
  const again = await askedBy(boss, () => resendInvitation(product.app, boss, id))
  expect(again.link).toBeNull()
  const once = await askedBy(staff, () => resendInvitation(product.app, staff, id))
  expect(await find(tokenOf(link))).toBeNull()
  expect(await find(tokenOf(once.link))).toMatchObject({ id })
  expect(once.expiresAt.getTime() - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
})

test('a revoked or used one opens nothing and can be neither sent again nor revoked', async () => {
  const revoked = await invite(staff, 'client_user')
  await askedBy(boss, () => revokeInvitation(product.app, boss, revoked.id))
  const used = await invite(staff, 'client_user')
  await product.app.db.client`update client_invitations set used_at = now() where id = ${used.id}`
  for (const { id, link } of [revoked, used]) {
    expect(await find(tokenOf(link))).toBeNull()
    await expect(askedBy(staff, () => resendInvitation(product.app, staff, id))).rejects.toEqual(
      code('conflict'),
    )
    await expect(askedBy(staff, () => revokeInvitation(product.app, staff, id))).rejects.toEqual(
      code('conflict'),
    )
  }
})

test("another client's invitation is not found, one above the own role not touched", async () => {
  const { id } = await invite(staff, 'client_user')
  await expect(
    askedBy(stranger, () => revokeInvitation(product.app, stranger, id)),
  ).rejects.toEqual(code('not_found'))
  await expect(
    askedBy(stranger, () => resendInvitation(product.app, stranger, id)),
  ).rejects.toEqual(code('not_found'))
  await expect(
    askedBy(stranger, () => revokeInvitation(product.app, stranger, 'x')),
  ).rejects.toEqual(code('not_found'))
  const email = address()
  const high = await invite(staff, 'admin', email)
  await expect(askedBy(boss, () => revokeInvitation(product.app, boss, high.id))).rejects.toEqual(
    code('forbidden'),
  )
  await expect(askedBy(boss, () => resendInvitation(product.app, boss, high.id))).rejects.toEqual(
    code('forbidden'),
  )
  await expect(invite(boss, 'client_user', email)).rejects.toEqual(code('conflict'))
})

test('whoever belongs to the client already is not invited again', async () => {
  await expect(invite(staff, 'client_admin', user.email)).rejects.toEqual(code('conflict'))
  await expect(invite(boss, 'client_admin', user.email)).rejects.toEqual(code('conflict'))
})

test('staff hear at once that an invitation could never be used; an organization hears of nobody else', async () => {
  const gone = await actorOf('client_user')
  await product.app.db.client`update profiles set deactivated_at = now()
    where user_id = ${gone.userId}`
  const free = await actorOf('client_user')
  await product.app.db.client`update profiles set client_id = null where user_id = ${free.userId}`
  for (const [{ email }, words] of [
    [await actorOf('admin'), 'This person is already an administrator.'],
    [stranger, 'This person belongs to another client.'],
    [gone, 'The account of this person is deactivated.'],
  ] as const) {
    const refused = expect.objectContaining({ userMessage: expect.stringContaining(words) })
    await expect(invite(staff, 'client_user', email)).rejects.toEqual(refused)
    expect((await invite(boss, 'client_user', email)).link).toBeNull()
  }
  expect((await invite(staff, 'client_user', free.email)).link).toContain('/auth?')
})

test('by address alone the newest is found; look-ups are counted per network address', async () => {
  using _clock = stopClock(product)
  const email = address()
  await invite(staff, 'client_user', email)
  const newest = await invite(staff, 'client_user', email, stranger.clientId)
  const byMail = () =>
    askedBy(visitor, () => findInvitation(product.app, { email: ` ${email.toUpperCase()}` }))
  expect(await byMail()).toMatchObject({ id: newest.id })
  for (let i = 0; i < 59; i += 1) await byMail()
  await expect(byMail()).rejects.toEqual(code('rate_limited'))
})

test('lists: staff see all, an organization its own, a user none; pages meet without a gap', async () => {
  const other = await actorOf('client_admin')
  for (let i = 0; i < 55; i += 1) {
    await product.app.db
      .client`insert into client_invitations (client_id, email, role, token_hash, expires_at)
      values (${other.clientId}, ${`page-${i}@example.org`}, 'client_user', sha256(random()::text::bytea), now() + interval '1 day')`
  }
  const list = (actor: Actor, search: string) =>
    listInvitations(
      product.app,
      actor,
      readListQuery(adminInvitationList, new URLSearchParams(search)),
    )
  const one = await list(other, '')
  const two = await list(other, `after=${encodeURIComponent(one.next ?? '')}`)
  expect([one.rows.length, two.rows.length]).toEqual([50, 5])
  expect(new Set([...one.rows, ...two.rows].map(({ id }) => id)).size).toBe(55)
  const back = await list(other, `before=${encodeURIComponent(two.previous ?? '')}`)
  expect(back.rows).toEqual(one.rows)
  expect((await list(staff, `client=${other.clientId}&q=PAGE-7`)).rows).toHaveLength(1)
  const seen = (await list(stranger, `client=${other.clientId}`)).rows
  expect(new Set(seen.map((row) => row.client_id))).toEqual(new Set([stranger.clientId]))
  await expect(list(user, '')).rejects.toEqual(code('forbidden'))
  const statuses = (await list(boss, '')).rows.map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set(['open', 'used', 'revoked', 'expired']))
  for (const status of ['open', 'used', 'revoked', 'expired'])
    expect((await list(boss, `status=${status}`)).rows.every((row) => row.status === status)).toBe(
      true,
    )
})

test('everything is on record, with the network address', async () => {
  const rows = await product.app.db.client`select distinct action from audit_events
    where subject_type = 'invitation' and ip = ${askedFrom} order by 1`
  expect(rows.map(({ action }) => action)).toEqual([
    'invitation.created',
    'invitation.resent',
    'invitation.revoked',
  ])
})
