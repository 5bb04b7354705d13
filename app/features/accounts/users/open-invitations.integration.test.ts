import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor, Role } from '#app/platform/actor.ts'
import { createAccount } from '#test/accounts.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { askedBy } from '#test/asked-by.ts'
import { lockWait } from '#test/lock-wait.ts'
import { queuedMails } from '#test/mails.ts'
import { closeAccount } from '../closing/closing-service.server.ts'
import { createInvitation } from '../invitations/invitation-service.server.ts'
import { insertInvitation } from '../invitations/invitation-store.server.ts'
import { joinAsUser } from '../invitations/join-service.server.ts'
import { changeColleague } from './portal-colleague-service.server.ts'
import { readUser, setUserAccess, updateUser } from './user-service.server.ts'

const password = 'a-long-enough-phrase-3'
type User = Actor & { kind: 'user'; profileId: string; clientId: string | null }
let product: TestApp
let staff: User
const sql = () => product.app.db.client

async function person(role: Role, theirs?: string | null): Promise<User> {
  const account = await createAccount(product, role, password)
  const clientId = theirs ?? account.clientId
  const [row] = await sql()`update profiles set client_id = ${clientId}
    where user_id = ${account.userId} returning id`
  const sessionId = crypto.randomUUID()
  const about = { sessionId, fullName: account.email, role, profileId: row?.id as string }
  return { kind: 'user', ...account, ...about, clientId }
}

beforeAll(async () => {
  product = await startTestApp()
  staff = await person('admin')
})
afterAll(() => product.close())
beforeEach(() => sql()`delete from rate_limits`)

const address = () => `guest-${crypto.randomUUID().slice(0, 8)}@example.org`
async function invite(
  by: User,
  to = address(),
  role: Role = 'client_user',
  clientId = by.clientId,
) {
  const wanted = { clientId: clientId ?? '', email: to, role }
  const { id } = await askedBy(by, () => createInvitation(product.app, by, wanted))
  return id
}
async function isOpen(id: string): Promise<boolean> {
  const [row] = await sql()`select revoked_at is null and used_at is null as open
    from client_invitations where id = ${id}`
  return row?.open as boolean
}
const revokedBy = async (id: string) => {
  const rows = await sql()`select actor_email from audit_events
    where action = 'invitation.revoked' and subject_id = ${id}`
  return rows.map(({ actor_email }) => actor_email as string)
}
async function change(user: User, choice: { role?: Role; clientId?: string | null }) {
  const { role, client_id, updated_at } = await readUser(product.app, staff, user.profileId)
  const wanted = { id: user.profileId, role, clientId: client_id, based: updated_at, ...choice }
  return askedBy(staff, () => updateUser(product.app, staff, wanted))
}
const colleague = (by: User, whom: User, wanted: { role: Role; access: 'active' | 'ended' }) =>
  askedBy(by, () =>
    changeColleague(product.app, by, whom.profileId, wanted.access === 'ended' ? 'ended' : 'role', {
      wanted,
      seen: { role: 'client_admin', access: 'active' },
    }),
  )

type Ending = (mallory: User, boss: User) => Promise<unknown>
const endings: [string, (mallory: User, boss: User) => User, Ending][] = [
  [
    'a colleague ends their access',
    (_, boss) => boss,
    (mallory, boss) => colleague(boss, mallory, { role: 'client_admin', access: 'ended' }),
  ],
  [
    'a colleague lowers their role',
    (_, boss) => boss,
    (mallory, boss) => colleague(boss, mallory, { role: 'client_user', access: 'active' }),
  ],
  ['staff lower their role', () => staff, (mallory) => change(mallory, { role: 'client_user' })],
  [
    'staff take them out of the client',
    () => staff,
    (mallory) => change(mallory, { clientId: null }),
  ],
  [
    'staff deactivate them',
    () => staff,
    (mallory) =>
      askedBy(staff, () => setUserAccess(product.app, staff, mallory.profileId, 'deactivated')),
  ],
  [
    'they close their account',
    (mallory) => mallory,
    (mallory) => askedBy(mallory, () => closeAccount(product.app, mallory, password)),
  ],
]

test.each(endings)('what an administrator has sent is revoked when %s', async (_, by, end) => {
  const boss = await person('client_admin')
  const mallory = await person('client_admin', boss.clientId)
  const [theirs, other] = [await invite(mallory), await invite(boss)]
  const ofStaff = await invite(staff, address(), 'client_user', boss.clientId)
  await end(mallory, boss)
  expect(await isOpen(theirs)).toBe(false)
  expect(await revokedBy(theirs)).toEqual([by(mallory, boss).email])
  expect([await isOpen(other), await isOpen(ofStaff)]).toEqual([true, true])
})

test('an invitation that is sent while the sender loses the right is revoked or refused', async () => {
  const boss = await person('client_admin')
  const mallory = await person('client_admin', boss.clientId)
  // The actor of a request that began before.
  await colleague(boss, mallory, { role: 'client_user', access: 'active' })
  await expect(invite(mallory)).rejects.toMatchObject({ code: 'forbidden' })

  const late = await person('client_admin', boss.clientId)
  const id = crypto.randomUUID()
  const { lowering } = await product.app.db.system(async (tx) => {
    await insertInvitation(tx, {
      ...{ id, clientId: boss.clientId ?? '', email: address(), role: 'client_user' },
      ...{
        tokenHash: randomBytes(32),
        userId: late.userId,
        expiresAt: new Date(Date.now() + 60_000),
      },
    })
    const lowering = colleague(boss, late, { role: 'client_user', access: 'active' })
    await lockWait(product.app.db)
    return { lowering }
  })
  await lowering
  expect(await isOpen(id)).toBe(false)
})

test('an older invitation gives nobody back what staff have taken away', async () => {
  const boss = await person('client_admin')
  const ada = await person('client_user')
  await sql()`update profiles set client_id = null where user_id = ${ada.userId}`
  const [first, second] = [
    await invite(boss, ada.email, 'client_admin'),
    await invite(await person('client_admin'), ada.email, 'client_admin'),
  ]
  await change(ada, { clientId: boss.clientId })
  expect([await isOpen(first), await isOpen(second)]).toEqual([false, false])
  expect(await revokedBy(second)).toEqual([staff.email])
  await change(ada, { clientId: null })
  const join = askedBy(ada, () => joinAsUser(product.app, { ...ada, clientId: null }, 'address'))
  await expect(join).rejects.toMatchObject({ code: 'invalid' })
})

test('an invitation of somebody who is a member by now is used up, and the role stays', async () => {
  const boss = await person('client_admin')
  const ada = await person('client_user')
  await sql()`update profiles set client_id = null where user_id = ${ada.userId}`
  const id = await invite(boss, ada.email, 'client_admin')
  await sql()`update profiles set client_id = ${boss.clientId} where user_id = ${ada.userId}`
  const member = { ...ada, clientId: boss.clientId }
  const joined = await askedBy(member, () => joinAsUser(product.app, member, 'address'))
  expect(joined).toEqual({ clientId: boss.clientId, role: 'client_user' })
  expect(await readUser(product.app, staff, ada.profileId)).toMatchObject({ role: 'client_user' })
  expect(await isOpen(id)).toBe(false)
  expect(await queuedMails(product, { to: boss.email })).toEqual([])
})
