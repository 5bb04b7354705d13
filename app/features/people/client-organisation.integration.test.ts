import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { failingTable } from '#test/failing-table.ts'
import { lockWait } from '#test/lock-wait.ts'
import { queuedMails } from '#test/mails.ts'

let product: TestApp
let staff: Client
beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
})
afterAll(() => product.close())
const sql = () => product.app.db.client
const text = async (path: string) => (await staff.get(path)).text()

/** Somebody who has left an address in a conversation, and sent no lead. */
async function newPerson(domain = `p${crypto.randomUUID().slice(0, 8)}.example`) {
  const email = `ada@${domain}`
  const [row] = await sql()<{ id: string }[]>`
    insert into chat_conversations (session_hash, visitor_email, visitor_name, organisation)
    values (decode(md5(${email}) || md5(${email}), 'hex'), ${email}, 'Ada Roy', 'Port of Ada') returning id`
  const [known] = await sql()<{ person_id: string }[]>`
    select person_id from person_addresses where address = ${email}`
  const id = known?.person_id ?? ''
  return { id, email, domain, conversation: row?.id ?? '', path: `/lead_admin/people/${id}` }
}
type Someone = Awaited<ReturnType<typeof newPerson>>

const wanted = (name: string) => ({ use: 'new', name, project: 'on', project_name: 'A first look' })
const convert = ({ path }: Someone, name: string) => staff.post(`${path}/convert`, wanted(name))
async function organisationOf({ id }: Someone) {
  const [row] = await sql()`select o.id, o.name, o.domains, c.name as client
    from people p join organisations o on o.id = p.organisation_id left join clients c on c.id = o.client_id
    where p.id = ${id}`
  return row
}

test('somebody who only wrote in the chat becomes a client with a project and an organization', async () => {
  const person = await newPerson()
  const conversation = await text(`/lead_admin/conversations/${person.conversation}`)
  expect(conversation).toContain(`${person.path}/convert`)
  const form = await text(`${person.path}/convert`)
  for (const value of ['Port of Ada', person.email]) expect(form).toContain(`value="${value}"`)
  const name = `Port ${person.id}`
  expect((await convert(person, name)).headers.get('location')).toBe(person.path)
  expect(await organisationOf(person)).toMatchObject({ name, domains: person.domain, client: name })
  expect(
    await sql()`select 1 from projects e join clients c on c.id = e.client_id
    where c.name = ${name}`,
  ).toHaveLength(1)
  const page = await text(person.path)
  expect(page).toContain(`Converted to the client ${name}`)
  expect(page).not.toContain(`${person.path}/convert`)
  expect((await staff.get(`${person.path}/convert`)).headers.get('location')).toBe(person.path)
})

test('twenty presses at once make one client and one organization', async () => {
  const person = await newPerson()
  const name = `Port ${person.id}`
  const answers = await Promise.all(Array.from({ length: 20 }, () => convert(person, name)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]))
  expect(await sql()`select 1 from clients where name = ${name}`).toHaveLength(1)
  expect(await sql()`select 1 from organisations where name = ${name}`).toHaveLength(1)
})

test('two colleagues who are made clients at the same moment become one client', async () => {
  const [one, two] = [await newPerson(), await newPerson()]
  const [works] = await sql()<{ id: string }[]>`
    insert into organisations (name) values ('Works of two') returning id`
  await sql()`update people set organisation_id = ${works?.id ?? ''} where id in (${one.id}, ${two.id})`
  const names = [one, two].map(({ id }) => `Works ${id}`)
  const { both } = await sql().begin(async (lock) => {
    await lock`select 1 from organisations where id = ${works?.id ?? ''} for update`
    const both = [one, two].map((person, index) => convert(person, names[index] ?? ''))
    await lockWait(product.app.db, 2)
    return { both }
  })
  for (const { status } of await Promise.all(both)) expect(status).toBe(302)
  expect(await sql()`select 1 from clients where name = any(${names})`).toHaveLength(1)
  for (const person of [one, two])
    expect(await organisationOf(person)).toMatchObject({ id: works?.id })
})

test('an organization that the domain suggests is used, and one of another client is left alone', async () => {
  const first = await newPerson()
  await convert(first, `First ${first.id}`)
  const organisation = await organisationOf(first)
  const colleague = await newPerson(`${first.domain.split('.')[0]}-two.example`)
  await sql()`insert into organisation_domains values (${colleague.domain}, ${organisation?.['id']})`
  const name = `Second ${colleague.id}`
  await convert(colleague, name)
  expect(await organisationOf(colleague)).toMatchObject({ name, client: name })
  expect(await organisationOf(first)).toMatchObject({ client: `First ${first.id}` })

  const [free] = await sql()<{ id: string }[]>`
    insert into organisations (name) values ('Harbour') returning id`
  const suggested = await newPerson()
  await sql()`insert into organisation_domains values (${suggested.domain}, ${free?.id ?? ''})`
  await convert(suggested, `Third ${suggested.id}`)
  expect(await organisationOf(suggested)).toMatchObject({
    name: 'Harbour',
    client: `Third ${suggested.id}`,
  })
})

test('of somebody who has sent a lead, that is converted, and the organization becomes the client', async () => {
  const person = await newPerson()
  const lead = crypto.randomUUID()
  await sql()`insert into leads (id, source, full_name, email) values
    (${lead}, 'contact', 'Ada Roy', ${person.email})`
  const page = `/lead_admin/inbox/${lead}/convert`
  expect((await staff.get(`${person.path}/convert`)).headers.get('location')).toBe(page)
  const name = `Works ${lead}`
  await staff.post(page, { use: 'new', name })
  expect(await organisationOf(person)).toMatchObject({ name, client: name })
})

test('when a lead comes while the form of a person is open, the form keeps what was typed', async () => {
  const person = await newPerson()
  const form = await text(`${person.path}/convert`)
  const action = /<form[^>]* action="([^"]*\/convert[^"]*)"/.exec(form)?.[1] ?? ''
  await sql()`insert into leads (id, source, full_name, email) values
    (gen_random_uuid(), 'contact', 'Ada Roy', ${person.email})`
  const typed = { ...wanted('Typed name'), project_name: '' }
  const answer = await staff.post(action, typed)
  expect(answer.status).toBe(422)
  const again = await answer.text()
  expect(again).toContain('value="Typed name"')
  expect(again).toContain('Please enter a name for the project')
  const search = new URLSearchParams({ ...typed, list: '', find_client: 'nobody' })
  expect(await text(`${person.path}/convert?${search}`)).toContain('value="Typed name"')
})

test('a client user is not made a client again', async () => {
  const account = await createAccount(product, 'client_user', 'a-long-enough-phrase-3')
  const [known] = await sql()<{ person_id: string }[]>`
    select person_id from person_addresses where address = ${account.email}`
  const path = `/lead_admin/people/${known?.person_id}`
  expect(await text(path)).not.toContain(`${path}/convert`)
  expect((await staff.get(`${path}/convert`)).headers.get('location')).toBe(path)
  await staff.post(`${path}/convert`, wanted(`Twice ${known?.person_id}`))
  expect(
    await sql()`select 1 from clients where name = ${`Twice ${known?.person_id}`}`,
  ).toHaveLength(0)
})

test('what is wrong is said beside its field, and nothing is left', async () => {
  const person = await newPerson()
  const refused = await staff.post(`${person.path}/convert`, {
    ...wanted(`Port ${person.id}`),
    project_name: '',
  })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Please enter a name for the project')
  expect(await organisationOf(person)).toBeUndefined()
  const nobody = `/lead_admin/people/${crypto.randomUUID()}/convert`
  expect((await staff.post(nobody, wanted('Nobody'))).status).toBe(404)
  expect(await sql()`select 1 from clients where name = 'Nobody'`).toHaveLength(0)
})

test.each([
  ['pgboss.job_common', 'refused', 500],
  ['organisation_domains', 'ended', 503],
] as const)(
  'when a row of %s is %s nothing is left of the conversion of a person',
  async (table, fault, status) => {
    const person = await newPerson()
    const name = `Port ${person.id}`
    const fields = {
      ...{ ...wanted(name), invitation: 'on', invite_email: person.email },
      invite_role: 'client_admin',
    }
    const press = async () => (await staff.post(`${person.path}/convert`, fields)).status
    const made = async () => {
      const clients = await sql()`select 1 from clients where name = ${name}`
      const events = await sql()`select 1 from audit_events
        where action in ('client.created', 'person.converted') and details::text like ${`%${name}%`}`
      const mails = await queuedMails(product, { to: person.email })
      return [clients.length, events.length > 0, mails.length]
    }
    {
      await using _ = await failingTable(product, table, fault)
      expect(await press()).toBe(status)
      expect(await made()).toEqual([0, false, 0])
      expect(await organisationOf(person)).toBeUndefined()
    }
    expect(await press()).toBe(302)
    expect(await made()).toEqual([1, true, 1])
  },
)
