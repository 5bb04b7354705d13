import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { queuedMails } from '#test/mails.ts'

const password = 'a-long-enough-phrase-3'
const path = '/dashboard/organization'
type Person = { email: string; userId: string; id: string; at: string; browser: Client }

let product: TestApp
let clientId: string
let boss: Person
const sql = () => product.app.db.client

/** Somebody of the client, who is signed in. */
async function person(role: 'client_admin' | 'client_user', theirs = clientId): Promise<Person> {
  const { email, userId } = await createAccount(product, role, password)
  const [row] = await sql()`update profiles set client_id = ${theirs}
    where user_id = ${userId} returning id`
  const id = row?.id as string
  const browser = product.client()
  await browser.signIn(email, password)
  return { email, userId, id, at: `${path}/people/${id}`, browser }
}

const taking = {
  ...{ change: 'ended', seen_role: 'client_user', seen_access: 'active', seen_billing: 'no' },
}
const giving = { ...taking, change: 'active', seen_access: 'ended' }
const raising = { ...taking, change: 'role', role: 'client_admin' }
const lowering = { ...raising, seen_role: 'client_admin', role: 'client_user' }

const standing = async ({ id }: Person) => {
  const [row] = await sql()`select role, deactivated_at is null as active,
    deactivated_by_colleague as by_colleague from profiles where id = ${id}`
  return row
}
const asCreated = { role: 'client_user', active: true, by_colleague: false }

beforeAll(async () => {
  product = await startTestApp()
  clientId = (await createAccount(product, 'client_admin', password)).clientId ?? ''
  boss = await person('client_admin')
})
afterAll(() => product.close())
beforeEach(() => sql()`delete from rate_limits`)

test('access is taken away and given back: sessions end at once, and the person hears by mail', async () => {
  const ada = await person('client_user')
  const list = await (await boss.browser.get(path)).text()
  expect(list).toContain(`href="${ada.at}"`)
  expect(await (await boss.browser.get(boss.at)).text()).not.toContain('Take access away')
  expect(await (await boss.browser.get(ada.at)).text()).toContain('Take access away')
  expect((await ada.browser.get('/dashboard')).status).toBe(200)
  const taken = await boss.browser.post(`${ada.at}?people_sort=email`, taking)
  expect(taken.headers.get('location')).toBe(`${path}?people_sort=email`)
  expect((await ada.browser.get('/dashboard')).headers.get('location')).toMatch(/^\/auth/)
  expect((await product.client().signIn(ada.email, password)).status).toBe(401)
  expect(await standing(ada)).toEqual({ ...asCreated, active: false, by_colleague: true })
  expect(await (await boss.browser.get(path)).text()).toContain('Deactivated')
  expect((await boss.browser.post(ada.at, giving)).status).toBe(302)
  expect((await product.client().signIn(ada.email, password)).status).toBe(302)
  expect(await standing(ada)).toEqual(asCreated)
  const mails = await queuedMails(product, { to: ada.email })
  expect(mails.map(({ kind }) => kind)).toEqual(['colleague.ended', 'colleague.active'])
  expect(mails[0]?.text).toContain(`${boss.email} has taken your access away`)
  const events = await sql()`select action, actor_id, ip from audit_events
    where subject_id = ${ada.id} order by created_at`
  const by = { actor_id: boss.userId, ip: boss.browser.address }
  expect(events).toEqual([
    { action: 'user.deactivated', ...by },
    { action: 'user.reactivated', ...by },
  ])
})

test('a role is changed, signs the person out, and is worth its rights at the next sign-in', async () => {
  const ada = await person('client_user')
  expect((await ada.browser.get(path)).status).toBe(404)
  expect((await boss.browser.post(ada.at, raising)).status).toBe(302)
  expect((await ada.browser.get('/dashboard')).status).toBe(302)
  await ada.browser.signIn(ada.email, password)
  expect((await ada.browser.get(path)).status).toBe(200)
  const [event] = await sql()`select details from audit_events where subject_id = ${ada.id}`
  expect(event?.details).toEqual({ email: ada.email, from: 'client_user', to: 'client_admin' })
  expect((await queuedMails(product, { to: ada.email }))[0]?.text).toContain('Client admin')
})

test('nobody changes themselves, whatever the form says', async () => {
  for (const sent of [lowering, { ...taking, seen_role: 'client_admin' }]) {
    const answer = await boss.browser.post(boss.at, sent)
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('You cannot change your own role or access.')
  }
  expect(await standing(boss)).toMatchObject({ role: 'client_admin', active: true })
})

test('of two administrators who take each other’s rights at one moment, one keeps them', async () => {
  const theirs = (await createAccount(product, 'client_admin', password)).clientId ?? ''
  await sql()`update profiles set deactivated_at = now() where client_id = ${theirs}`
  const two = [await person('client_admin', theirs), await person('client_admin', theirs)] as const
  const sent = [lowering, { ...taking, seen_role: 'client_admin' }] as const
  await Promise.all([
    two[0].browser.post(two[1].at, sent[0]),
    two[1].browser.post(two[0].at, sent[1]),
  ])
  const left = await sql()`select 1 from profiles where client_id = ${theirs}
    and role = 'client_admin' and deactivated_at is null`
  expect(left).toHaveLength(1)
})

test('what our team has taken away, only our team gives back', async () => {
  const ada = await person('client_user')
  const staff = product.client()
  await staff.signIn()
  const access = `/lead_admin/users/${ada.id}/access`
  await boss.browser.post(ada.at, taking)
  await staff.post(access, { access: 'active' })
  await staff.post(access, { access: 'deactivated' })
  expect(await (await boss.browser.get(ada.at)).text()).not.toContain('Give access back')
  const answer = await boss.browser.post(ada.at, giving)
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('closed by its owner or deactivated by our team')
  expect(await standing(ada)).toEqual({ ...asCreated, active: false })
})

test('staff who deactivate whom a colleague had deactivated keep the colleague from giving it back; another client too', async () => {
  const [ada, ben] = [await person('client_user'), await person('client_user')]
  const staff = product.client()
  await staff.signIn()
  const next = await createAccount(product, 'client_admin', password)
  for (const one of [ada, ben]) await boss.browser.post(one.at, taking)
  await staff.post(`/lead_admin/users/${ada.id}/access`, { access: 'deactivated' })
  const page = await (await staff.get(`/lead_admin/users?edit=${ben.id}`)).text()
  const based = /name="updated_at" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const moved = { set_role: 'client_user', set_client: next.clientId ?? '', updated_at: based }
  expect((await staff.post(`/lead_admin/users?edit=${ben.id}`, moved)).status).toBe(302)
  for (const one of [ada, ben]) expect(await standing(one)).toEqual({ ...asCreated, active: false })
  expect((await boss.browser.post(ada.at, giving)).status).toBe(409)
  const other = product.client()
  await other.signIn(next.email, password)
  expect((await other.post(ben.at, giving)).status).toBe(409)
  const events = await sql()`select actor_email from audit_events
    where action = 'user.deactivated' and subject_id = ${ada.id} order by created_at`
  expect(events.map(({ actor_email }) => actor_email)).toEqual([boss.email, 'admin@example.com'])
})

test('what somebody else has changed meanwhile is shown, not overwritten', async () => {
  const ada = await person('client_user')
  await boss.browser.post(ada.at, raising)
  const late = await boss.browser.post(ada.at, { ...taking, role: 'client_user' })
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('Somebody else has changed this person')
  const again = await boss.browser.post(ada.at, raising)
  expect(again.status).toBe(302)
  expect(await queuedMails(product, { to: ada.email })).toHaveLength(1)
})

test('a role from outside the list, and a form without a change, are refused', async () => {
  const ada = await person('client_user')
  for (const role of ['admin', '', 'owner']) {
    const answer = await boss.browser.post(ada.at, { ...raising, role })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Please select a role from the list')
  }
  for (const sent of [{}, { ...taking, change: 'deleted' }, { ...taking, seen_access: 'x' }])
    expect((await boss.browser.post(ada.at, sent)).status).toBe(422)
  expect(await standing(ada)).toEqual(asCreated)
})

test('users without the role, other clients and staff who view as the client change nobody', async () => {
  const [ada, ben] = [await person('client_user'), await person('client_user')]
  const other = (await createAccount(product, 'client_admin', password)).clientId ?? ''
  const stranger = await person('client_admin', other)
  for (const browser of [ben.browser, stranger.browser])
    for (const answer of [await browser.get(ada.at), await browser.post(ada.at, taking)])
      expect(answer.status).toBe(404)
  const staff = product.client()
  await staff.signIn()
  await staff.post(`/lead_admin/clients/${clientId}/view`)
  expect(await (await staff.get(path)).text()).not.toContain(ada.at)
  expect((await staff.post(ada.at, taking)).status).toBe(403)
  expect(await standing(ada)).toEqual(asCreated)
})

test('administrators hear who has joined, by mail and in the portal; the person who joined does not', async () => {
  const email = 'joins@example.org'
  await boss.browser.post(`${path}/invitations/new`, { email, role: 'client_user' })
  const link = (await queuedMails(product, { to: email }))[0]?.text ?? ''
  const [address = ''] = /\/auth\?[\w.=&%-]+/.exec(link) ?? []
  const fields = { intent: 'sign-up', fullName: 'Grace Hopper', email, password }
  expect((await product.client().post(address, fields)).status).toBe(302)
  const [mail] = await queuedMails(product, { to: boss.email })
  expect(mail).toMatchObject({ kind: 'colleague.joined' })
  expect(mail?.text).toContain('Grace Hopper')
  expect(await (await boss.browser.get('/dashboard/notifications')).text()).toContain(
    'Grace Hopper has joined your organization',
  )
  const theirs = await queuedMails(product, { to: email })
  expect(theirs.map(({ kind }) => kind)).not.toContain('colleague.joined')
})
