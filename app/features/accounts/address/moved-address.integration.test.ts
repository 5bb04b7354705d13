import { afterAll, expect, test } from 'vitest'
import { addressChanges, password } from '#test/address-changes.ts'
import { startTestApp } from '#test/app.ts'
import { queuedMails } from '#test/mails.ts'

const product = await startTestApp()
afterAll(() => product.close())
const sql = product.app.db.client
const { signedIn, newAddress, linkTo, answer, emailOf, mailsTo } = addressChanges(product)
type Person = Awaited<ReturnType<typeof signedIn>>

/** Both mailboxes agree, the new one last. */
async function moves(person: Person, to: string, last = product.client()): Promise<void> {
  await person.ask(to)
  await answer(await linkTo(person.email), 'agree')
  await answer(await linkTo(to), 'agree', last)
}
const hasChange = async ({ userId }: Person) =>
  (await sql`select from address_changes where user_id = ${userId}`).length > 0
const personOf = async (address: string) => {
  const [row] = await sql`select a.person_id as id, p.owner_id, p.emails from person_addresses a
    join people p on p.id = a.person_id where a.address = ${address}`
  return row
}

const ends: Record<string, (person: Person) => Promise<unknown>> = {
  'a new password': (person) =>
    person.client.post('/dashboard/account', {
      ...{ intent: 'password', password },
      newPassword: 'tulip-harbour-ninety-mosaic',
    }),
  async 'a reset of the password'(person) {
    await product.client().post('/auth/forgot', { email: person.email })
    const texts = (await queuedMails(product, { to: person.email })).map((mail) => mail.text)
    const [link = ''] = /\/auth\/reset\?token=[\w-]+/.exec(texts.join()) ?? []
    await product.client().post(link, { password: 'tulip-harbour-ninety-mosaic' })
  },
  async 'a deactivation'(person) {
    const staff = product.client()
    await staff.signIn()
    const [{ id } = {}] = await sql`select id from profiles where user_id = ${person.userId}`
    for (const access of ['deactivated', 'active'])
      await staff.post(`/lead_admin/users/${id}/access`, { access })
  },
}

test.each(Object.entries(ends))('%s ends a change of address that waits', async (_, end) => {
  const person = await signedIn()
  const to = newAddress()
  await person.ask(to)
  const links = [await linkTo(person.email), await linkTo(to)]
  await answer(links[1] ?? '', 'agree')
  expect(await hasChange(person)).toBe(true)
  await end(person)
  expect(await hasChange(person)).toBe(false)
  for (const link of links) expect(await answer(link, 'agree')).toContain('no longer works')
  expect(await emailOf(person)).toBe(person.email)
})

test('a new address that is known as a person’s takes nothing of our team away, and can be taken back', async () => {
  const person = await signedIn()
  const to = newAddress()
  await sql`insert into leads (id, source, full_name, email, message)
    values (gen_random_uuid(), 'contact', 'Known Before', ${to}, 'A message')`
  const [old, known] = [await personOf(person.email), await personOf(to)]
  expect(old?.id).not.toBe(known?.id)
  for (const [of, word] of [
    [old?.id, 'Old'],
    [known?.id, 'New'],
  ]) {
    await sql`insert into record_notes (person_id, author_name, body) values (${of}, 'Staff', ${`${word} note`})`
    await sql`insert into record_tasks (person_id, author_name, title, due_on)
      values (${of}, 'Staff', ${`${word} task`}, current_date)`
  }
  const staff = await signedIn('admin')
  await sql`update people set owner_id = ${staff.userId} where id = ${old?.id}`
  await moves(person, to)
  const now = await personOf(to)
  expect(now).toMatchObject({ id: old?.id, owner_id: staff.userId, emails: to })
  const kept = await sql`select body as text from record_notes where person_id = ${now?.id}
    union all select title from record_tasks where person_id = ${now?.id} order by 1`
  expect(kept.map((row) => row.text)).toEqual(['New note', 'New task', 'Old note', 'Old task'])
  const [merge] = await sql`select merged_id from person_merges where kept_id = ${now?.id}`
  expect(merge?.merged_id).toBe(known?.id)
  expect(
    await sql`select from audit_events where action = 'person.merged' and subject_id = ${now?.id}`,
  ).toHaveLength(1)
})

test('calls that are to come go along, also those that were booked signed in', async () => {
  const person = await signedIn()
  const to = newAddress()
  const call = async (begin: string, isUnconfirmed = false) => {
    const [row] =
      await sql`insert into bookings (full_name, email, zone, during, blocked, token_hash, held_until)
      select 'Some One', ${person.email}, 'UTC', d, d, sha256(gen_random_uuid()::text::bytea),
        case when ${isUnconfirmed} then now() + interval '1 hour' end
      from (select tstzrange(now() + ${begin}::interval, now() + ${begin}::interval + interval '30 minutes') d) as x
      returning id`
    return row?.id as string
  }
  const coming = await call('20 days')
  const running = await call('-10 minutes')
  const others = [await call('-3 days'), await call('21 days', true)]
  await moves(person, to)
  const moved = await sql`select id from bookings where email = ${to}`
  expect(moved.map(({ id }) => id).sort()).toEqual([coming, running].sort())
  const stayed = await sql`select id from bookings where email = ${person.email}`
  expect(stayed.map(({ id }) => id).sort()).toEqual(others.sort())
})

test('whoever reads the new mailbox is named nowhere, and it is nobody’s deed', async () => {
  const boss = await signedIn()
  await sql`update profiles set role = 'client_admin' where user_id = ${boss.userId}`
  const person = await signedIn()
  await sql`update profiles set client_id = ${boss.clientId} where user_id = ${person.userId}`
  await sql`update clients set contact_email = ${person.email} where id = ${boss.clientId}`
  const [to, stranger] = [newAddress(), product.client()]
  await person.client.signIn(person.email, password)
  await moves(person, to, stranger)
  const deeds = await sql`select action, user_id, ip from client_activity
    where client_id = ${boss.clientId} and action like 'account.address%' order by created_at`
  expect(deeds).toMatchObject([
    { action: 'account.address_asked', user_id: person.userId },
    { action: 'account.address_agreed', user_id: person.userId },
    { action: 'account.address_agreed', user_id: null, ip: null },
    { action: 'account.address_changed', user_id: null, ip: null },
  ])
  const shown = await (await boss.client.get('/dashboard/organization/activity')).text()
  expect(shown).toContain('Whoever reads the new mailbox')
  expect(shown).toContain('Agreed to become the email address')
  expect(shown).not.toContain(stranger.address)
  expect((await mailsTo(person.email)).at(-1)?.text).not.toContain(stranger.address)
  const [event] = await sql`select details from audit_events where action = 'client.updated'
    and subject_id = ${boss.clientId}`
  expect(event?.details).toEqual({ changed: ['contact_email'] })
  const events = await sql`select details ->> 'by' as by from audit_events
    where subject_id = ${person.userId} and action = 'account.address_changed'`
  expect(events).toEqual([{ by: 'new' }])
})

test('the session that answers goes on with another token', async () => {
  const person = await signedIn()
  const to = newAddress()
  const before = [...person.client.cookies]
  await moves(person, to, person.client)
  expect((await person.client.get('/dashboard/account')).status).toBe(200)
  const copied = product.client()
  for (const [name, value] of before) copied.cookies.set(name, value)
  expect((await copied.get('/dashboard/account')).status).toBe(302)
})
