import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { startWithRequests, textOf } from '#test/client-requests.ts'
import { password } from '#test/documents.ts'
import { formWith } from '#test/files.ts'
import { queuedMails } from '#test/mails.ts'
import { sql } from '#test/sql.ts'

const path = '/dashboard/organization'
let house: Awaited<ReturnType<typeof startWithRequests>>
let boss: Awaited<ReturnType<typeof person>>
let ada: Awaited<ReturnType<typeof person>>
let other: string

async function person(role: 'client_admin' | 'client_user') {
  const { email, userId } = await createAccount(house.product, role, password)
  const [row] =
    await house.sql`update profiles set client_id = ${house.fields.client}, full_name = ${email}
    where user_id = ${userId} returning id`
  const browser = house.product.client()
  await browser.signIn(email, password)
  return { email, userId, id: row?.id as string, at: `${path}/people/${row?.id}`, browser }
}

function only(projects: string[], more: Record<string, string> = {}) {
  const form = new FormData()
  const fields = {
    ...{ change: 'projects', scope: projects.length > 0 ? 'some' : 'all', seen_projects: '' },
    ...{ seen_role: 'client_user', seen_access: 'active', seen_billing: 'no', ...more },
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const id of projects) form.append('project', id)
  return boss.browser.form(ada.at, form)
}
const ticket = async (title: string, project: string | null, by = boss.userId) => {
  const [row] =
    await house.sql`insert into support_tickets (client_id, project_id, title, description, created_by)
    values (${house.fields.client}, ${project}, ${title}, 'words of a ticket', ${by}) returning id`
  return row?.id as string
}
const update = async (project: string, title: string) => {
  const form = { intent: 'update.post', id: crypto.randomUUID(), title, body: 'words' }
  expect((await house.staff.post(`/lead_admin/engagements/${project}`, form)).status).toBe(302)
}

beforeAll(async () => {
  house = await startWithRequests()
  boss = await person('client_admin')
  ada = await person('client_user')
  const [row] = await house.sql`insert into projects (client_id, name)
    values (${house.fields.client}, 'Hidden project') returning id`
  other = row?.id as string
})
afterAll(() => house.product.close())
beforeEach(async () => {
  await house.sql`delete from rate_limits`
  await house.sql`update profiles set only_projects = null, billing_contact = false, role = 'client_user'
    where id = ${ada.id}`
})

test('whoever is restricted to a project sees nothing of the others, on no page and by no address', async () => {
  const seen = house.fields.project
  const documents = {
    seen: await house.upload('seen-plan.txt', 'a'),
    hidden: await house.upload('hidden-plan.txt', 'b', { project: other }),
    nowhere: await house.upload('hidden-charter.txt', 'c', { project: '' }),
  }
  const requests = {
    seen: await house.asked(undefined, { title: 'Seen request' }),
    hidden: await house.asked(undefined, { title: 'Hidden request', project: other }),
    nowhere: await house.asked(undefined, { title: 'Hidden wish', project: '' }),
  }
  const tickets = {
    seen: await ticket('Seen ticket', seen),
    hidden: await ticket('Hidden ticket', other),
    nowhere: await ticket('Hidden question', null),
    own: await ticket('Seen own ticket', other, ada.userId),
    watched: await ticket('Seen watched ticket', other),
  }
  await house.sql`insert into ticket_watchers (client_id, ticket_id, user_id, added_by)
    values (${house.fields.client}, ${tickets.watched}, ${ada.userId}, ${boss.userId})`
  expect((await only([seen])).status).toBe(302)
  for (const address of [
    ...['/dashboard', '/dashboard/documents', '/dashboard/requests', '/dashboard/support'],
    ...['/dashboard/notifications', '/dashboard/support/new', '/dashboard/documents?q=plan'],
    ...['/dashboard/search?q=hidden', '/dashboard/search?q=project'],
    ...['/dashboard/requests?q=request', '/dashboard/support?q=ticket'],
    ...['/dashboard/documents?q=hidden', '/dashboard?q=project'],
    `/dashboard/documents?project=${other}`,
  ]) {
    const answer = await ada.browser.get(address)
    expect([address, answer.status]).toEqual([address, 200])
    const shown = await textOf(Promise.resolve(answer))
    expect(shown.replace(/value="hidden"|type="hidden"/g, ''), address).not.toMatch(
      /hidden-|Hidden (project|request|wish|ticket|question)/,
    )
  }
  const listed = await textOf(ada.browser.get('/dashboard/support?status=all'))
  for (const title of ['Seen ticket', 'Seen own ticket', 'Seen watched ticket'])
    expect(listed).toContain(title)
  const statusOf = async (address: string) => (await ada.browser.get(address)).status
  for (const [address, status] of [
    [`/dashboard/projects/${seen}`, 200],
    [`/dashboard/projects/${other}`, 404],
    [`/dashboard/documents/${documents.seen}`, 200],
    ...[documents.hidden, documents.nowhere].flatMap((id) => [
      [`/dashboard/documents/${id}`, 404],
      [`/dashboard/documents/${id}/file`, 404],
    ]),
    [`/dashboard/requests/${requests.seen.id}`, 200],
    [`/dashboard/requests/${requests.hidden.id}`, 404],
    [`/dashboard/requests/${requests.nowhere.id}`, 404],
    ...[tickets.seen, tickets.own, tickets.watched].map((id) => [`/dashboard/support/${id}`, 200]),
    ...[tickets.hidden, tickets.nowhere].map((id) => [`/dashboard/support/${id}`, 404]),
  ] as [string, number][])
    expect([address, await statusOf(address)]).toEqual([address, status])
  // What is posted to what they do not see is refused too, and stores nothing.
  const give = formWith({}, [['files', 'given.txt', 'x']])
  for (const [address, form] of [
    [
      `/dashboard/documents/${documents.hidden}`,
      formWith({ intent: 'comment', id: crypto.randomUUID(), body: 'words' }, []),
    ],
    [
      `/dashboard/requests/${requests.hidden.id}/file-upload?line=${requests.hidden.lines[0]}`,
      give,
    ],
    [
      `/dashboard/support/${tickets.hidden}/messages`,
      formWith({ id: crypto.randomUUID(), body: 'words' }, []),
    ],
    [`/dashboard/support/${tickets.hidden}/solved`, formWith({ seen: 'open' }, [])],
  ] as const)
    expect((await ada.browser.form(address, form)).status, address).toBe(404)
  const counts = await house.sql`select (select count(*)::int from comments) as comments,
    (select count(*)::int from client_request_files) as files,
    (select count(*)::int from ticket_messages) as messages,
    (select status from support_tickets where id = ${tickets.hidden}) as status`
  expect(counts[0]).toEqual({ comments: 0, files: 0, messages: 0, status: 'open' })
})

test('row-level security alone hides every row of other projects', async () => {
  const client = house.fields.client
  const [hidden, file] = [
    await ticket('Hidden ticket', other),
    await house.upload('hidden.txt', 'e', { project: other }),
  ]
  await house.asked(undefined, { title: 'Hidden request', project: other })
  await update(other, 'Hidden update')
  await house.sql`insert into project_milestones (client_id, project_id, title, position) values (${client}, ${other}, 'Hidden step', 1)`
  await house.sql`insert into comments (client_id, document_id, author_name, body)
    values (${client}, ${file}, 'B', 'Hidden words')`
  await house.sql`with said as (insert into ticket_messages (client_id, ticket_id, author_name, body)
      values (${client}, ${hidden}, 'B', 'Hidden words') returning id)
    insert into ticket_attachments (client_id, ticket_id, message_id, storage_key, name, size, type)
    select ${client}, ${hidden}, id, ${`x/${hidden}`}, 'hidden.png', 1, 'image/png' from said`
  await house.sql`insert into ticket_watchers (client_id, ticket_id, user_id, added_by)
    values (${client}, ${hidden}, ${boss.userId}, ${boss.userId})`
  expect((await only([house.fields.project])).status).toBe(302)
  const actor = {
    ...{ kind: 'user' as const, userId: ada.userId, clientId: client },
    ...{ sessionId: ada.userId, email: ada.email, fullName: 'A', role: 'client_user' as const },
  }
  const seen = house.fields.project
  const rowsOf = (statement: ReturnType<typeof sql>) =>
    house.product.app.db.as(actor, (tx) => tx.all(statement))
  for (const [table, statement] of Object.entries({
    projects: sql`select id from projects where id <> ${seen}`,
    milestones: sql`select id from project_milestones where project_id <> ${seen}`,
    updates: sql`select id from project_updates where project_id <> ${seen}`,
    documents: sql`select id from documents where project_id is distinct from ${seen}`,
    versions: sql`select id from document_versions where name like 'hidden%'`,
    comments: sql`select id from comments where body = 'Hidden words'`,
    requests: sql`select id from client_requests where project_id is distinct from ${seen}`,
    lines: sql`select l.id from client_request_lines l
      where not exists (select from client_requests r where r.id = l.request_id)`,
    tickets: sql`select id from support_tickets where title = 'Hidden ticket'`,
    messages: sql`select id from ticket_messages where body = 'Hidden words'`,
    attachments: sql`select id from ticket_attachments where name = 'hidden.png'`,
    watchers: sql`select ticket_id from ticket_watchers where ticket_id = ${hidden}`,
  }))
    expect([table, await rowsOf(statement)]).toEqual([table, []])
  await only([], { seen_projects: seen })
  // The same statement finds the rows again as soon as the restriction is lifted.
  expect(await rowsOf(sql`select id from ticket_messages where body = 'Hidden words'`)).not.toEqual(
    [],
  )
})

test('nobody hears of a project that they do not see: no notice, no mail; old notices are hidden', async () => {
  await update(other, 'Hidden update, early')
  await only([house.fields.project])
  await update(other, 'Hidden tidings')
  await update(house.fields.project, 'Seen update')
  await house.upload('hidden-later.txt', 'd', { project: other })
  await house.asked(undefined, { title: 'Hidden later', project: other })
  const notices = await textOf(ada.browser.get('/dashboard/notifications'))
  expect(notices).toContain('Seen update')
  expect(notices).not.toMatch(/Hidden (update|tidings|later)|hidden-later/)
  const mails = await queuedMails(house.product, { to: ada.email })
  const said = mails.map(({ subject, text }) => `${subject} ${text}`).join('\n')
  expect(said).toContain('Seen update')
  expect(said).not.toMatch(/Hidden (tidings|later)|hidden-later/)
  const refused = await house.send(
    house.newForm({ title: 'Hidden errand', project: other, contact: ada.userId }),
  )
  expect(await textOf(Promise.resolve(refused))).toContain('This person does not see that project')
})

test('the person hears by mail, the change is recorded, and invoices are shown to a billing contact only', async () => {
  expect((await ada.browser.get('/dashboard/invoices')).status).toBe(200)
  await only([house.fields.project])
  const [mail] = await queuedMails(house.product, { to: ada.email, kind: 'colleague.projects' })
  expect(mail?.text).toContain(`${boss.email} has changed which projects you see`)
  expect(mail?.text).toContain('Our project')
  const [event] =
    await house.sql`select actor_id, ip, details->>'projects' as projects from audit_events
    where action = 'user.projects_changed' order by created_at desc limit 1`
  expect(event).toEqual({
    actor_id: boss.userId,
    ip: boss.browser.address,
    projects: 'Our project',
  })
  expect(await textOf(boss.browser.get(path))).toContain('1 project only')
  expect(await textOf(house.staff.get('/lead_admin/users'))).toContain('Some projects only')
  expect(await textOf(ada.browser.get('/dashboard/invoices'))).toContain(`Please ask`)
  await house.sql`update profiles set billing_contact = true where id = ${ada.id}`
  expect(await textOf(ada.browser.get('/dashboard/invoices'))).not.toContain(`Please ask`)
})

test('bad choices are refused beside the field, and a stale form shows what changed', async () => {
  const none = await only([], { scope: 'some' })
  expect(none.status).toBe(422)
  expect(await textOf(Promise.resolve(none))).toContain('Choose at least one project')
  const foreign = await only([house.theirProject])
  expect(foreign.status).toBe(422)
  expect(await textOf(Promise.resolve(foreign))).toContain('Choose projects from the list')
  expect((await only([other])).status).toBe(302)
  expect((await only([house.fields.project])).status).toBe(409)
  expect((await only([house.fields.project, other], { seen_projects: other })).status).toBe(302)
  expect((await only([], { seen_projects: [other, house.fields.project].join(' ') })).status).toBe(
    302,
  )
  const [row] = await house.sql`select only_projects from profiles where id = ${ada.id}`
  expect(row).toEqual({ only_projects: null })
})

test('administrators see everything, and a restriction ends with the role or the client', async () => {
  const project = house.fields.project
  await only([project])
  const more = { change: 'role', role: 'client_admin', seen_projects: project }
  expect((await only([project], more)).status).toBe(302)
  expect((await only([project], { seen_role: 'client_admin' })).status).toBe(409)
  await house.sql`update profiles set role = 'client_user' where id = ${ada.id}`
  const rowOf = async () =>
    (await house.sql`select only_projects from profiles where id = ${ada.id}`)[0]
  expect(await rowOf()).toEqual({ only_projects: null })
  await ada.browser.signIn(ada.email, password)
  await only([project])
  const { clientId } = await createAccount(house.product, 'client_admin', password)
  await house.sql`update profiles set client_id = ${clientId} where id = ${ada.id}`
  expect(await rowOf()).toEqual({ only_projects: null })
  await house.sql`update profiles set client_id = ${house.fields.client} where id = ${ada.id}`
})
