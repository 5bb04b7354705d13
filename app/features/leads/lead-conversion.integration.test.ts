import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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

let lead: { id: string; email: string; company: string }
beforeEach(async () => {
  const mark = crypto.randomUUID()
  lead = { id: mark, email: `ada@${mark.slice(0, 8)}.example`, company: `Works ${mark}` }
  await product.app.db.client`insert into leads (id, source, full_name, email, phone, company_name)
    values (${lead.id}, 'contact', 'Ada Lovelace', ${lead.email}, '+1 613 555 0100', ${lead.company})`
})

const page = () => `/lead_admin/inbox/${lead.id}`
const filled = (change: Record<string, string> = {}) => ({
  use: 'new',
  name: lead.company,
  company_name: '',
  contact_email: lead.email,
  contact_phone: '',
  ...change,
})
const everything = () =>
  filled({
    project: 'on',
    project_name: 'A first look',
    invitation: 'on',
    invite_email: lead.email,
    invite_role: 'client_admin',
  })
const convert = (fields: Record<string, string>, by = staff) => by.post(`${page()}/convert`, fields)

/** The lead, and everything that was made for it. */
async function stored() {
  const { client } = product.app.db
  const [row] = await client`select status, client_id from leads where id = ${lead.id}`
  const clients = await client`select id, name, company_name, contact_email, contact_phone, status
    from clients where name = ${lead.company}`
  const ids = clients.map(({ id }) => String(id))
  const projects = await client`select name, status from projects where client_id = any(${ids})`
  const invitations =
    await client`select email, role from client_invitations where email = ${lead.email}`
  const events = await client`select action from audit_events
    where subject_id in (${lead.id}, ${ids[0] ?? null}) order by created_at`
  return { row, clients, projects, invitations, events: events.map(({ action }) => action) }
}

const untouched = {
  row: { status: 'new', client_id: null },
  clients: [],
  projects: [],
  invitations: [],
  events: [],
}

test('a lead becomes a client with a project and an invitation, and each leads to the other', async () => {
  const form = await (await staff.get(`${page()}/convert`)).text()
  for (const value of [lead.company, lead.email, '+1 613 555 0100'])
    expect(form).toContain(`value="${value}"`)
  const answer = await convert(everything())
  expect(answer.headers.get('location')).toBe(page())
  const { row, clients, ...made } = await stored()
  expect(row).toEqual({ status: 'converted', client_id: clients[0]?.id })
  expect(clients).toMatchObject([
    { company_name: null, contact_email: lead.email, contact_phone: null, status: 'active' },
  ])
  expect(made).toEqual({
    projects: [{ name: 'A first look', status: 'planning' }],
    invitations: [{ email: lead.email, role: 'client_admin' }],
    events: expect.arrayContaining(['client.created', 'lead.converted', 'lead.status_changed']),
  })
  expect(await queuedMails(product, { to: lead.email })).toMatchObject([
    { kind: 'invitation.sent' },
  ])

  const dialog = await (await staff.get(page())).text()
  expect(dialog).toContain(`Converted to the client ${lead.company}`)
  expect(dialog).toContain(`We are sending an invitation to ${lead.email}.`)
  expect(dialog).toContain(`/lead_admin/clients?edit=${clients[0]?.id}`)
  expect(dialog).not.toContain(`${page()}/convert`)
  const clientsPage = await (await staff.get('/lead_admin/clients')).text()
  expect(clientsPage).toContain(`/lead_admin/inbox?client=${clients[0]?.id}`)
  const list = await (await staff.get(`/lead_admin/inbox?client=${clients[0]?.id}`)).text()
  expect(list).toContain(lead.email)
  expect(list).toContain('1 found')
})

test('it can be begun from the person, until it is done', async () => {
  const [person] = await product.app.db
    .client`select person_id from person_addresses where address = ${lead.email}`
  const personPage = `/lead_admin/people/${person?.person_id}`
  expect(await (await staff.get(personPage)).text()).toContain(`${page()}/convert`)
  // The same person asked before: of that lead nobody makes the client again.
  await product.app.db.client`insert into leads (id, source, full_name, email, created_at)
    values (gen_random_uuid(), 'blueprint', 'Ada', ${lead.email}, now() - interval '1 day')`
  await convert(filled())
  expect(await (await staff.get(personPage)).text()).not.toContain('/convert')
})

test('a client alone is enough', async () => {
  expect((await convert(filled())).status).toBe(302)
  expect(await stored()).toMatchObject({
    row: { status: 'converted' },
    clients: [{}],
    projects: [],
    invitations: [],
  })
})

test('twenty presses at once make one client, one project and one invitation', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => convert(everything())))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]))
  const { clients, projects, invitations, events } = await stored()
  expect([clients.length, projects.length, invitations.length]).toEqual([1, 1, 1])
  expect(events.filter((action) => action === 'lead.converted')).toHaveLength(1)
  expect(await queuedMails(product, { to: lead.email })).toHaveLength(1)
})

test('two leads of one person at the same moment make one client, and the second is told which', async () => {
  const first = lead.id
  const second = crypto.randomUUID()
  await product.app.db.client`insert into leads (id, source, full_name, email)
    values (${second}, 'blueprint', 'Ada', ${lead.email.toUpperCase()})`
  let answers: Promise<Response>[] = []
  await product.app.db.client.begin(async (tx) => {
    await tx`select 1 from people p join person_addresses a on a.person_id = p.id
      where a.address = ${lead.email} for update of p`
    answers = [first, second].map((id) => staff.post(`/lead_admin/inbox/${id}/convert`, filled()))
    await lockWait(product.app.db)
  })
  const both = await Promise.all(answers)
  expect(both.map(({ status }) => status).sort()).toEqual([302, 409])
  const told = await both.find(({ status }) => status === 409)?.text()
  expect(told).toContain(`This person belongs to the client ${lead.company} already`)
  expect((await stored()).clients).toHaveLength(1)
  // The second lead is of the same client, when that is chosen.
  const [client] = (await stored()).clients
  lead.id = both[0]?.status === 409 ? first : second
  expect((await convert({ use: 'existing', existing_client: String(client?.id) })).status).toBe(302)
  expect((await stored()).row?.client_id).toBe(client?.id)
})

test('whoever converts in a second tab is told which client it is', async () => {
  await convert(filled())
  const answer = await convert(filled({ name: 'Another name' }))
  expect(answer.headers.get('location')).toBe(page())
  expect(await (await staff.get(page())).text()).toContain(
    `This lead is already the client ${lead.company}`,
  )
  expect(await product.app.db.client`select id from clients where name = 'Another name'`).toEqual(
    [],
  )
  expect((await staff.get(`${page()}/convert`)).headers.get('location')).toBe(page())
})

test('what is typed, and the list below, stay while a client is searched for', async () => {
  const typed = { list: 'status=new', use: 'existing', name: 'Typed name', find_client: 'nobody' }
  const form = await (await staff.get(`${page()}/convert?${new URLSearchParams(typed)}`)).text()
  expect(form).toContain('value="Typed name"')
  expect(form).toContain('0 clients found for')
  expect(form).toContain(`href="${page()}?status=new"`)
})

test('an existing client is proposed and used', async () => {
  await convert(filled())
  const [first] = (await stored()).clients
  const second = { ...lead, id: crypto.randomUUID() }
  await product.app.db.client`insert into leads (id, source, full_name, email, company_name)
    values (${second.id}, 'blueprint', 'Ada', 'other@else.example', ${lead.company.toUpperCase()})`
  lead = second
  const form = await (await staff.get(`${page()}/convert`)).text()
  expect(form).toContain('A client with this address or organization exists already.')
  expect(form).toMatch(
    new RegExp(`value="${first?.id}"[^>]*selected|selected[^>]*value="${first?.id}"`),
  )
  await convert({ use: 'existing', existing_client: String(first?.id) })
  const { row, clients } = await stored()
  expect(row).toEqual({ status: 'converted', client_id: first?.id })
  expect(clients).toHaveLength(1)
})

test('an address that belongs elsewhere is refused beside its field, and nothing is left', async () => {
  const other = await createAccount(product, 'client_user', 'a-long-enough-phrase-3')
  const answer = await convert({ ...everything(), invite_email: other.email })
  expect(answer.status).toBe(409)
  const text = await answer.text()
  expect(text).toContain('id="convert-lead-invite_email-error"')
  expect(text).toContain('value="A first look"')
  expect(await stored()).toEqual(untouched)
})

test.each([
  ['projects', 'refused', 500],
  ['client_invitations', 'twice', 500],
  ['pgboss.job_common', 'refused', 500],
  ['organisations', 'refused', 500],
  ['lead_activities', 'refused', 500],
  ['clients', 'ended', 503],
  ['pgboss.job_common', 'ended', 503],
  ['lead_activities', 'ended', 503],
] as const)(
  'when a row of %s is %s nothing is left, and the next press makes everything',
  async (table, fault, status) => {
    {
      await using _ = await failingTable(product, table, fault)
      expect((await convert(everything())).status).toBe(status)
      expect(await stored()).toEqual(untouched)
      expect(await queuedMails(product, { to: lead.email })).toEqual([])
      const domain = lead.email.split('@')[1] ?? ''
      const domains = await product.app.db.client`
        select 1 from organisation_domains where domain = ${domain}`
      expect(domains).toEqual([])
    }
    expect((await convert(everything())).status).toBe(302)
    const { row, clients, projects, invitations } = await stored()
    expect(row?.status).toBe('converted')
    expect([clients.length, projects.length, invitations.length]).toEqual([1, 1, 1])
  },
)

test.each([
  [{ name: ' ' }, 'name', 'Client name is required'],
  [{ contact_email: 'nowhere' }, 'contact_email', 'valid'],
  [{ use: 'existing', existing_client: '' }, 'existing_client', 'Please select a client'],
  [{ use: 'existing', existing_client: 'x' }, 'existing_client', 'Please select a client'],
  [
    { use: 'existing', existing_client: '00000000-0000-4000-8000-000000000000' },
    'existing_client',
    'Please select a client',
  ],
  [{ project: 'on', project_name: '' }, 'project_name', 'Please enter a name for the project'],
  [{ project: 'on', project_name: 'x'.repeat(201) }, 'project_name', 'at most 200'],
  [{ invitation: 'on', invite_email: 'x' }, 'invite_email', 'valid email'],
  [
    { invitation: 'on', invite_email: 'a@b.example', invite_role: 'admin' },
    'invite_role',
    'Please select a role',
  ],
])('%j is refused beside its field', async (change: Record<string, string>, field, message) => {
  const answer = await convert(filled(change))
  expect([409, 422]).toContain(answer.status)
  const error = new RegExp(`id="convert-lead-${field}-error"[^>]*>([^<]*)<`)
  expect(error.exec(await answer.text())?.[1]).toContain(message)
  expect(await stored()).toEqual(untouched)
})

test('what is not chosen refuses nothing', async () => {
  const fields = { project_name: 'x'.repeat(500), invite_email: 'nobody', invite_role: 'admin' }
  expect((await convert(filled(fields))).status).toBe(302)
})

test('nobody but staff converts a lead', async () => {
  const account = await createAccount(product, 'client_admin', 'a-long-enough-phrase-3')
  const theirs = product.client()
  await theirs.post('/auth', {
    intent: 'sign-in',
    email: account.email,
    password: 'a-long-enough-phrase-3',
  })
  for (const client of [theirs, product.client()]) {
    const { status } = await convert(filled(), client)
    expect([302, 401, 403]).toContain(status)
  }
  expect(await stored()).toEqual(untouched)
})
