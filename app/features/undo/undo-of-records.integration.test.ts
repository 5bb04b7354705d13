import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { basedOn } from '#test/seen-version.ts'

const password = 'another-long-phrase-7'
let product: TestApp
let staff: Client
let colleague: Client
let me: string
let clientId: string
let customer: Client

beforeAll(async () => {
  product = await startTestApp()
  const signedIn = async (role: 'admin' | 'client_admin') => {
    const account = await createAccount(product, role, password)
    const client = product.client()
    if (role === 'admin') await client.signIn(account.email, password)
    else await client.post('/auth', { intent: 'sign-in', email: account.email, password })
    return { ...account, client }
  }
  const one = await signedIn('admin')
  const theirs = await signedIn('client_admin')
  ;[staff, me] = [one.client, one.userId]
  colleague = (await signedIn('admin')).client
  ;[customer, clientId] = [theirs.client, String(theirs.clientId)]
})
afterAll(() => product.close())

const sql = (words: TemplateStringsArray, ...values: unknown[]) =>
  product.app.db.client(words, ...values)
const idOf = async (rows: PromiseLike<readonly Record<string, unknown>[]>) =>
  String((await rows)[0]?.id)

type Case = {
  name: string
  /** Makes a record, and says how it is changed and read. */
  make: () => Promise<{
    id: string
    change: () => Promise<Response>
    /** Somebody else changes the same. */
    changeAgain: () => Promise<unknown>
    read: () => Promise<unknown>
    /** Where an event of the undo is. */
    action: string
  }>
}

const ticket = () =>
  idOf(sql`insert into support_tickets (client_id, title, description, priority, status, author_name)
    values (${clientId}, 'Lamp', 'Dark', 'medium', 'open', 'Ada') returning id`)
const project = () =>
  idOf(sql`insert into projects (client_id, name) values (${clientId}, 'Undone port') returning id`)
const person = async () => {
  const email = `p-${crypto.randomUUID()}@undone.example`
  await sql`insert into leads (id, source, full_name, email)
    values (gen_random_uuid(), 'contact', 'Pia Undone', ${email})`
  return idOf(sql`select person_id as id from person_addresses where address = ${email}`)
}
const settle = (id: string, fields: Record<string, string>) => (who: Client) =>
  who.post(`/lead_admin/tickets/${id}/settings`, { assignee: '', seen_assignee: '', ...fields })
const rowOf = (rows: PromiseLike<readonly Record<string, unknown>[]>) =>
  Promise.resolve(rows).then(([row]) => row)

const cases: Case[] = [
  {
    name: 'the status of a ticket',
    make: async () => {
      const id = await ticket()
      const close = settle(id, { seen: 'open', status: 'closed' })
      return {
        ...{ id, action: 'ticket.change_undone', change: () => close(staff) },
        changeAgain: () => settle(id, { seen: 'closed', status: 'in_progress' })(colleague),
        read: () =>
          rowOf(sql`select status, resolved_at, waits_since from support_tickets where id = ${id}`),
      }
    },
  },
  {
    name: 'a ticket that was opened again',
    make: async () => {
      const id = await ticket()
      await settle(id, { seen: 'open', status: 'resolved' })(colleague)
      return {
        ...{ id, action: 'ticket.change_undone' },
        change: () => settle(id, { seen: 'resolved', status: 'open' })(staff),
        changeAgain: () => settle(id, { seen: 'open', status: 'closed' })(colleague),
        read: () =>
          rowOf(sql`select status, resolved_at, waits_since from support_tickets where id = ${id}`),
      }
    },
  },
  {
    name: 'the assignee of a ticket',
    make: async () => {
      const id = await ticket()
      const same = { seen: 'open', status: 'open' }
      return {
        ...{ id, action: 'ticket.change_undone' },
        change: () => settle(id, { ...same, assignee: me })(staff),
        changeAgain: () => settle(id, { ...same, assignee: '', seen_assignee: me })(colleague),
        read: () => rowOf(sql`select status, assignee_id from support_tickets where id = ${id}`),
      }
    },
  },
  {
    name: 'owner and organization of a person',
    make: async () => {
      const id = await person()
      const path = `/lead_admin/people/${id}`
      const keep = (who: Client, based: string, owner: string) =>
        who.post(path, { intent: 'keep', owner, organisation: '', based })
      return {
        ...{ id, action: 'person.change_undone' },
        change: async () =>
          keep(
            staff,
            String((await sql`select version from people where id = ${id}`)[0]?.version),
            me,
          ),
        changeAgain: async () =>
          keep(
            colleague,
            String((await sql`select version from people where id = ${id}`)[0]?.version),
            '',
          ),
        read: () => rowOf(sql`select owner_id, organisation_id from people where id = ${id}`),
      }
    },
  },
  {
    name: 'the name and the owner of an organization',
    make: async () => {
      const id = await idOf(
        sql`insert into organisations (name) values ('Undone Ltd') returning id`,
      )
      const version = async () =>
        String((await sql`select version from organisations where id = ${id}`)[0]?.version)
      const save = async (who: Client, name: string) =>
        who.post(`/lead_admin/organisations/${id}`, {
          ...{ intent: 'save', name, domains: '', owner: me, client: '', based: await version() },
        })
      return {
        ...{ id, action: 'organisation.change_undone' },
        change: () => save(staff, 'Renamed Ltd'),
        changeAgain: () => save(colleague, 'Third Ltd'),
        read: () => rowOf(sql`select name, owner_id from organisations where id = ${id}`),
      }
    },
  },
  {
    name: 'a task that was done',
    make: async () => {
      const of = await person()
      const id = await idOf(sql`insert into record_tasks (person_id, title, due_on, author_name)
        values (${of}, 'Call', '2030-01-31', 'Ada') returning id`)
      const press = (who: Client, intent: string) =>
        who.post(`/lead_admin/people/${of}`, { intent, task: id })
      return {
        ...{ id, action: 'task.change_undone' },
        change: () => press(staff, 'task_done'),
        changeAgain: () => press(colleague, 'task_open'),
        read: () => rowOf(sql`select done_at, done_by_name from record_tasks where id = ${id}`),
      }
    },
  },
  {
    name: 'status and progress of a project',
    make: async () => {
      const id = await project()
      const version = async () =>
        String((await sql`select version from projects where id = ${id}`)[0]?.version)
      const save = async (who: Client, progress: string) =>
        who.post(`/lead_admin/engagements/${id}`, {
          ...{ intent: 'save', name: 'Undone port', status: 'active', progress },
          version: await version(),
        })
      return {
        ...{ id, action: 'engagement.change_undone' },
        change: () => save(staff, '70'),
        changeAgain: () => save(colleague, '80'),
        read: () => rowOf(sql`select status, progress from projects where id = ${id}`),
      }
    },
  },
  {
    name: 'a milestone that was done',
    make: async () => {
      const of = await project()
      const id =
        await idOf(sql`insert into project_milestones (client_id, project_id, title, position)
        values (${clientId}, ${of}, 'Gates', 1) returning id`)
      const press = (who: Client, what: string) =>
        who.post(`/lead_admin/engagements/${of}`, { intent: `milestone.${what}`, milestone: id })
      return {
        ...{ id, action: 'engagement.milestone_change_undone' },
        change: () => press(staff, 'done'),
        changeAgain: () => press(colleague, 'reopen'),
        read: () => rowOf(sql`select done_at from project_milestones where id = ${id}`),
      }
    },
  },
  {
    name: 'name and project of a document',
    make: async () => {
      const id =
        await idOf(sql`insert into documents (client_id, name, mime_type, file_size, storage_key)
        values (${clientId}, 'plan.pdf', 'application/pdf', 10, ${`w4/${crypto.randomUUID()}`}) returning id`)
      const page = `/lead_admin/documents/${id}`
      const save = async (who: Client, name: string) =>
        who.post(page, { name, project: '', based: await basedOn(who, page) })
      return {
        ...{ id, action: 'document.change_undone' },
        change: () => save(staff, 'final.pdf'),
        changeAgain: () => save(colleague, 'other.pdf'),
        read: () => rowOf(sql`select name, project_id from documents where id = ${id}`),
      }
    },
  },
]

const changeOf = async (id: string) =>
  String(
    (
      await sql`select change_id from undoable_changes where record_id = ${id} and made_by = ${me}
        order by created_at desc limit 1`
    )[0]?.change_id,
  )
const undo = async (change: string, who = staff) =>
  who.post('/lead_admin/undo', { change, back: '/lead_admin' })

test.each(cases)('$name can be undone', async ({ make }) => {
  const { id, change, read, action } = await make()
  const before = await read()
  const answer = await change()
  expect(answer.status).toBe(302)
  expect(await read()).not.toEqual(before)
  const page = await (await staff.get(String(answer.headers.get('location')))).text()
  const made = await changeOf(id)
  expect(page).toContain(`name="change" value="${made}"`)
  await undo(made)
  expect(await read()).toEqual(before)
  const [event] = await sql`select details, ip from audit_events
    where action = ${action} and subject_id = ${id}`
  expect(event?.details).toMatchObject({ change: made })
  expect(event?.ip).toBeTruthy()
})

test.each(cases)('$name is not undone when somebody has changed it since', async ({ make }) => {
  const { id, change, changeAgain, read, action } = await make()
  await change()
  const made = await changeOf(id)
  await changeAgain()
  const now = await read()
  await undo(made)
  expect(await (await staff.get('/lead_admin')).text()).toContain('Nothing was undone')
  expect(await read()).toEqual(now)
  expect(
    await sql`select 1 from audit_events where action = ${action} and subject_id = ${id}`,
  ).toEqual([])
})

test('nobody else undoes it: a colleague, a client, a visitor, a session that has ended', async () => {
  const { id, change, read } = await (cases[2] as Case).make()
  await change()
  const made = await changeOf(id)
  const now = await read()
  await undo(made, colleague)
  expect(await (await colleague.get('/lead_admin')).text()).toContain(
    'This can no longer be undone.',
  )
  for (const who of [customer, product.client()])
    expect([302, 401, 403]).toContain((await undo(made, who)).status)
  await sql`update auth_sessions set expires_at = now() - interval '1 second' where user_id = ${me}`
  expect([302, 401]).toContain((await undo(made)).status)
  expect(await read()).toEqual(now)
  expect(
    await sql`select 1 from audit_events where action like '%undone' and subject_id = ${id}`,
  ).toEqual([])
})
