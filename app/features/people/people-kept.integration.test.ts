import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Database } from '#app/platform/db.server.ts'
import { createLog } from '#app/platform/log.server.ts'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { addMissingPeople } from './missing-people-service.server.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDatabase(database.url, createLog('silent'))
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

type Known = {
  full_name: string
  organisation_given: string
  phone: string | null
  language: string | null
  emails: string
  is_verified: boolean
}
const newEmail = () => `ada-${crypto.randomUUID().slice(0, 8)}@port.example`
const known = (email: string) => db.client<Known[]>`
  select p.full_name, p.organisation_given, p.phone, p.language, p.emails, p.is_verified
  from people p join person_addresses a on a.person_id = p.id where a.address = ${email.toLowerCase()}`

async function addLead(email: string, name = 'Ada Roy', age = '0 days') {
  const [lead] = await db.client<{ id: string }[]>`
    insert into leads (id, source, full_name, email, company_name, phone, created_at)
    values (gen_random_uuid(), 'contact', ${name}, ${email}, 'Port', '1', now() - ${age}::interval) returning id`
  return lead?.id ?? ''
}

async function addConversation(email: string | null) {
  const [row] = await db.client<{ id: string }[]>`
    insert into chat_conversations (session_hash, visitor_email, visitor_name, language)
    values (decode(repeat('ab', 32), 'hex'), ${email}, 'Ada', 'fr') returning id`
  return row?.id ?? ''
}

const addBooking = (email: string) => db.client`
  insert into bookings (full_name, email, during, blocked, zone, token_hash)
  select 'Ada Roy', ${email}, d, d, 'UTC', decode(replace(gen_random_uuid()::text, '-', '') || repeat('0', 32), 'hex')
  from (select tstzrange(now() + n * interval '1 hour', now() + n * interval '1 hour' + interval '30 minutes') as d
    from (select 1000 + count(*) as n from bookings) as c) as t`

test('one record for an address, whatever its case, with what was given last and nothing replaced by less', async () => {
  const email = newEmail()
  await addLead(email.toUpperCase(), 'Ada')
  await addLead(email, 'Ada Roy')
  // Released from quarantine later than it was sent.
  await addLead(email, 'Ada as a child', '300 days')
  await addConversation(email)
  expect(await known(email)).toEqual([
    {
      ...{ full_name: 'Ada', organisation_given: 'Port', phone: '1', language: 'fr' },
      ...{ emails: email, is_verified: false },
    },
  ])
})

test('an address is claimed until a mailed link has shown whose it is', async () => {
  const [booked, subscribed] = [newEmail(), newEmail()]
  await addBooking(booked)
  await db.client`insert into newsletter_subscribers (email, consent_text, consent_page, consent_at)
    values (${subscribed}, 'x', '/', now())`
  for (const email of [booked, subscribed])
    expect(await known(email)).toMatchObject([{ is_verified: false }])
  await db.client`update bookings set confirmed_at = now() where email = ${booked}`
  await db.client`update newsletter_subscribers set state = 'confirmed', confirmed_at = now() where email = ${subscribed}`
  for (const email of [booked, subscribed])
    expect(await known(email)).toMatchObject([{ is_verified: true }])
})

test('a client user is a person, and a member of staff is not', async () => {
  const [user, staff] = [newEmail(), newEmail()]
  for (const [email, role] of [
    [user, 'client_user'],
    [staff, 'admin'],
  ]) {
    const [row] = await db.client<{ id: string }[]>`
      insert into auth_users (id, email, email_verified) values (gen_random_uuid(), ${email}, true) returning id`
    await db.client`insert into profiles (user_id, email, full_name, role) values (${row?.id}, ${email}, 'Ada', ${role})`
  }
  expect(await known(user)).toMatchObject([{ is_verified: true }])
  expect(await known(staff)).toEqual([])
  await db.client`update profiles set role = 'admin' where email = ${user}`
  expect(await known(user)).toEqual([])
})

test('a person goes with the last record that has the address, not before', async () => {
  const email = newEmail()
  const lead = await addLead(email)
  const conversation = await addConversation(email)
  await db.client`insert into chat_mail_consents (conversation_id, email, consent_text)
    values (${conversation}, ${email}, 'x')`
  await addBooking(email)
  await db.client`delete from leads where id = ${lead}`
  await db.client`delete from chat_conversations where id = ${conversation}`
  expect(await known(email)).toHaveLength(1)
  await db.client`delete from bookings where email = ${email}`
  expect(await known(email)).toEqual([])
  const people = await db.client`select id from people where emails = ${email}`
  expect(people).toHaveLength(0)
})

test('a corrected address is the one that is known', async () => {
  const [wrong, right] = [newEmail(), newEmail()]
  const conversation = await addConversation(wrong)
  await db.client`update chat_conversations set visitor_email = ${right} where id = ${conversation}`
  expect(await known(wrong)).toEqual([])
  expect(await known(right)).toHaveLength(1)
})

test('of a person with two addresses the record stays until both have gone', async () => {
  const [first, second] = [newEmail(), newEmail()]
  const leads = [await addLead(first), await addLead(second)]
  const [kept] = await db.client<{ person_id: string }[]>`
    update person_addresses set person_id = (select person_id from person_addresses where address = ${first})
    where address = ${second} returning person_id`
  await db.client`update people set emails = ${`${first} ${second}`}, email = ${second} where id = ${kept?.person_id}`
  await db.client`delete from leads where id = ${leads[1]}`
  expect(await known(first)).toMatchObject([{ emails: first }])
  // One statement with both addresses changes one person.
  await db.client`update person_addresses set address = ${second} where address = ${first}`
  await db.client`insert into person_addresses (address, person_id) values (${first}, ${kept?.person_id})`
  await db.client`insert into leads (id, source, full_name, email)
    select gen_random_uuid(), 'contact', 'Both', unnest(${[first, second]}::text[])`
  expect(await known(second)).toMatchObject([{ full_name: 'Both' }])
})

test('two who send at once make one record, and one who is deleted meanwhile is known again', async () => {
  const email = newEmail()
  await Promise.all(Array.from({ length: 8 }, () => addLead(email)))
  expect(await known(email)).toHaveLength(1)
  await Promise.all([
    db.client`delete from leads where email = ${email}`,
    ...Array.from({ length: 4 }, () => addLead(email)),
  ])
  const [left] = await db.client<{ total: number }[]>`
    select count(*)::int as total from leads where email = ${email}`
  // Those that were stored before the deletion are gone with it; which, is not said.
  expect(await known(email)).toHaveLength(left?.total ? 1 : 0)
})

test('the domains of an organization are listed in its row', async () => {
  const [row] = await db.client<{ id: string }[]>`
    insert into organisations (name) values ('Port') returning id`
  for (const domain of ['port.example', 'harbour.example'])
    await db.client`insert into organisation_domains values (${domain}, ${row?.id})`
  await db.client`delete from organisation_domains where domain = 'harbour.example'`
  const [{ domains } = {}] =
    await db.client`select domains from organisations where id = ${row?.id}`
  expect(domains).toBe('port.example')
})

test('what is sent is kept when its person cannot be written, and the person is added after midnight', async () => {
  const [email, other] = [newEmail(), newEmail()]
  await db.client`alter table people add constraint broken check (full_name <> 'Breaks')`
  const lead = await addLead(email, 'Breaks')
  const conversation = await addConversation(null)
  await db.client`update chat_conversations set visitor_email = ${other}, visitor_name = 'Breaks' where id = ${conversation}`
  expect(lead).not.toBe('')
  expect(await known(email)).toEqual([])
  const add = () =>
    db.client`select added, missing from add_missing_people(now() - interval '31 days')`
  expect(await add()).toEqual([{ added: 0, missing: 2 }])
  await db.client`alter table people drop constraint broken`
  const tonight = new Date(
    `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T00:04:00Z`,
  )
  const housekeepingAt = (time: Date) =>
    asSystem(() => addMissingPeople({ db, now: () => time, log: createLog('silent') }))
  await housekeepingAt(new Date(tonight.getTime() + 10 * 60_000))
  expect(await known(email)).toEqual([])
  await housekeepingAt(tonight)
  for (const one of [email, other])
    expect(await known(one)).toMatchObject([{ full_name: 'Breaks' }])
  expect(await add()).toEqual([{ added: 0, missing: 0 }])
})

test('two hundred records of the same addresses at once, by row and by list, are all kept with one person each', async () => {
  const emails = Array.from({ length: 5 }, newEmail)
  const lists = [emails, emails.toReversed()]
  await Promise.all(
    Array.from({ length: 200 }, (_, index) => {
      const one = emails[index % 5] ?? ''
      if (index % 4 === 0)
        return db.client`insert into leads (id, source, full_name, email)
          select gen_random_uuid(), 'contact', 'Ada', unnest(${lists[index % 8 === 0 ? 0 : 1] ?? []}::text[])`
      return index % 4 === 1 ? addConversation(one) : addLead(one.toUpperCase())
    }),
  )
  const [stored] = await db.client<{ leads: number; people: number }[]>`
    select (select count(*)::int from leads where lower(email) = any(${emails}::text[])) as leads,
      (select count(distinct person_id)::int from person_addresses where address = any(${emails}::text[])) as people`
  expect(stored).toEqual({ leads: 50 * 5 + 100, people: 5 })
})
