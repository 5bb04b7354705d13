import { afterAll, beforeAll, expect, test } from 'vitest'
import { personPage } from '#content/people.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { lockWait } from '#test/lock-wait.ts'

let product: TestApp
let staff: Client
beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
})
afterAll(() => product.close())

const sql = () => product.app.db.client

/** People of one domain, each by a lead; their ids in order. */
async function addPeople(domain: string, count: number): Promise<string[]> {
  await sql()`insert into leads (id, source, full_name, email, message)
    select gen_random_uuid(), 'contact', 'Ada Roy', 'ada-' || n || '@' || ${domain}, 'A register.'
    from generate_series(1, ${count}::int) as n`
  const people = await sql()<{ id: string }[]>`
    select distinct person_id as id from person_addresses where domain = ${domain} order by id`
  return people.map(({ id }) => id)
}

async function addOrganisation(name: string, domain: string): Promise<string> {
  const [row] = await sql()<{ id: string }[]>`
    insert into organisations (id, name) values (gen_random_uuid(), ${name}) returning id`
  const id = row?.id ?? ''
  await sql()`insert into organisation_domains (domain, organisation_id) values (${domain}, ${id})`
  return id
}

const choose = async (person: string, organisation: string) =>
  staff.post(`/lead_admin/people/${person}`, {
    ...{ intent: 'keep', owner: '', organisation },
    based: String(
      (await sql()<{ version: number }[]>`select version from people where id = ${person}`)[0]
        ?.version,
    ),
  })

/** Does something while another transaction has locked the first of several people, and so waits for it. */
async function whileFirstIsLocked(people: string[], change: () => Promise<unknown>) {
  const [first = '', ...others] = people
  let changed: Promise<unknown> = Promise.resolve()
  await sql().begin(async (tx) => {
    await tx`select 1 from people where id = ${first} for update`
    changed = change()
    await lockWait(product.app.db)
    // Whoever waits for the first one has locked none of the others: nobody waits for each other.
    await tx`select 1 from people where id = any(${others}) for update nowait`
  })
  return changed
}

test('an organization that is deleted while it is chosen for a person is named beside its field', async () => {
  const [person = ''] = await addPeople('gone.example', 1)
  const id = await addOrganisation('Gone', 'gone.example')
  let answer: Promise<Response> | undefined
  await sql().begin(async (tx) => {
    await tx`delete from organisations where id = ${id}`
    answer = choose(person, 'Gone')
    await lockWait(product.app.db)
  })
  expect((await answer)?.status).toBe(422)
  expect(await (await answer)?.text()).toContain(personPage.errors.organisation)
})

test('an organization takes people in by the order of their ids', async () => {
  const people = await addPeople('many.example', 30)
  const id = await addOrganisation('Many', 'many.example')
  await whileFirstIsLocked(people, () =>
    staff.post(`/lead_admin/organisations/${id}`, { intent: 'adopt' }),
  )
  const [row] = await sql()`select count(*)::int as n from people where organisation_id = ${id}`
  expect(row?.n).toBe(30)
})

test('an organization that is deleted lets its people go by the order of their ids', async () => {
  const people = await addPeople('closed.example', 30)
  const id = await addOrganisation('Closed', 'closed.example')
  await staff.post(`/lead_admin/organisations/${id}`, { intent: 'adopt' })
  await whileFirstIsLocked(people, () =>
    staff.post(`/lead_admin/organisations/${id}`, { intent: 'remove' }),
  )
  const [row] = await sql()`select count(*)::int as n from people where organisation_id is null
    and id = any(${people})`
  expect(row?.n).toBe(30)
})

test('people who go with their last record go by the order of their ids', async () => {
  const people = await addPeople('left.example', 30)
  await sql()`update people set full_name = full_name || '.' where id = ${people[20] ?? ''}`
  await whileFirstIsLocked(
    people,
    async () => await sql()`delete from leads where email like '%@left.example'`,
  )
  const [row] = await sql()`select count(*)::int as n from people where id = any(${people})`
  expect(row?.n).toBe(0)
})

test('a name with letters that JavaScript and PostgreSQL make small differently is one organization', async () => {
  const name = 'İSTANBUL ΟΔΟΣ'
  const [person = ''] = await addPeople('istanbul.example', 1)
  const id = await addOrganisation(name, 'istanbul.example')
  expect((await choose(person, name)).status).toBe(302)
  const [row] = await sql()`select organisation_id from people where id = ${person}`
  expect(row?.organisation_id).toBe(id)
  await addOrganisation(name, 'istanbul-two.example')
  const page = await (await staff.get(`/lead_admin/organisations/${id}`)).text()
  expect(page).toContain('istanbul-two.example')
  const [twin = ''] = await addPeople('twin.example', 2)
  await sql()`update people set full_name = 'İPEK ΣΟΦΟΣ'
    where id in (select person_id from person_addresses where domain = 'twin.example')`
  expect(await (await staff.get(`/lead_admin/people/${twin}`)).text()).toContain(
    personPage.namesakes,
  )
})
