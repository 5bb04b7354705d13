import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/platform/query-builder.server.ts'
import { engagementPage } from '#content/engagements.ts'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { expectClosed } from '#test/gate.ts'
import { queuedMails } from '#test/mails.ts'

const password = 'a-long-enough-phrase-3'
const list = '/lead_admin/engagements'
let product: TestApp
let staff: Client
let people: { email: string; userId: string; clientId: string | null }
let outsider: typeof people

beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
  people = await createAccount(product, 'client_user', password)
  outsider = await createAccount(product, 'client_admin', password)
})
afterAll(() => product.close())

const fields = (more: Record<string, string> = {}) => ({
  id: crypto.randomUUID() as string,
  clientId: people.clientId ?? '',
  name: 'Registry of ports',
  description: 'First line\r\nsecond line',
  status: 'active',
  progress: '40',
  startsOn: '2026-02-01',
  dueOn: '2026-08-31',
  ...more,
})

async function makeProject(more: Record<string, string> = {}) {
  const form = fields(more)
  const answer = await staff.post(`${list}/new`, form)
  expect(answer.headers.get('location')).toBe(`${list}/${form.id}`)
  return form.id
}
const post = (id: string, form: Record<string, string>) => staff.post(`${list}/${id}`, form)
const select = (id: string) =>
  product.app.db.client`select *, starts_on::text, due_on::text from projects where id = ${id}`
const audited = async (id: string) =>
  (
    await product.app.db.client`select action from audit_events
      where subject_type = 'project' and subject_id = ${id} order by created_at, action`
  ).map(({ action }) => action)
const milestones = (id: string) =>
  product.app.db.client`select id, title, due_on::text, done_at from project_milestones
    where project_id = ${id} order by position`

test('a new project is there once, however often its form is sent', async () => {
  const form = fields({ name: '  Registry of ports ' })
  for (const _ of [1, 2, 3])
    expect((await staff.post(`${list}/new`, form)).headers.get('location')).toBe(
      `${list}/${form.id}`,
    )
  expect(await select(form.id)).toMatchObject([
    {
      client_id: people.clientId,
      name: 'Registry of ports',
      description: 'First line\nsecond line',
      progress: 40,
      due_on: '2026-08-31',
      version: 1,
    },
  ])
  expect(await audited(form.id)).toEqual(['engagement.created'])
  expect(await (await staff.get(list)).text()).toContain('Registry of ports')
})

test('what is wrong is said beside its field, and nothing typed is lost', async () => {
  for (const [wrong, message] of [
    [{ name: ' ' }, 'Please enter a name'],
    [{ name: 'x'.repeat(201) }, 'at most 200 characters'],
    [{ description: 'x'.repeat(10_001) }, 'at most 10,000 characters'],
    [{ progress: '101' }, 'whole number from 0 to 100'],
    [{ progress: '4.5' }, 'whole number from 0 to 100'],
    [{ progress: '' }, 'whole number from 0 to 100'],
    [{ status: 'secret' }, 'select a status'],
    [{ dueOn: '2026-01-01' }, 'after the start date'],
    [{ dueOn: '2026-02-30' }, 'between 2000 and 2100'],
    [{ startsOn: '0099-01-01' }, 'between 2000 and 2100'],
    [{ clientId: crypto.randomUUID() }, 'select a client'],
    [{ clientId: 'x' }, 'select a client'],
  ] as const) {
    const answer = await staff.post(
      `${list}/new`,
      fields({ ...wrong, startsOn: '2026-02-01', ...wrong }),
    )
    expect(answer.status, message).toBe(422)
    const page = await answer.text()
    expect(page, message).toContain(message)
    if (!('name' in wrong)) expect(page, message).toContain('value="Registry of ports"')
  }
})

test('of two who edit the same project the second is told what it says now, and may insist', async () => {
  const id = await makeProject()
  const { id: _, clientId: __, ...form } = fields()
  const save = (more: Record<string, string>) => post(id, { intent: 'save', ...form, ...more })
  expect((await save({ version: '1', progress: '80' })).status).toBe(302)
  const told = await save({ version: '1', name: 'My own name for it' })
  expect(told.status).toBe(409)
  const page = await told.text()
  expect(page).toContain('Someone else changed this project')
  expect(page).toContain('value="My own name for it"')
  expect(page).toMatch(/<dd[^>]*>80%<\/dd>/)
  expect(page).toContain('name="version" value="2"')
  expect(await select(id)).toMatchObject([{ name: 'Registry of ports', progress: 80, version: 2 }])
  expect((await save({ version: '2', name: 'My own name for it' })).status).toBe(302)
  expect(await select(id)).toMatchObject([{ name: 'My own name for it', progress: 40, version: 3 }])
  expect(await audited(id)).toEqual([
    'engagement.created',
    'engagement.updated',
    'engagement.updated',
  ])
})

test('saving what is there already changes and records nothing', async () => {
  const id = await makeProject()
  const { id: _, clientId: __, ...form } = fields()
  expect((await post(id, { intent: 'save', version: '1', ...form })).status).toBe(302)
  expect(await select(id)).toMatchObject([{ version: 1 }])
  expect(await audited(id)).toEqual(['engagement.created'])
})

test('milestones are added, done, opened, moved and removed, each on record', async () => {
  const id = await makeProject()
  for (const title of ['One', 'Two', 'Three'])
    await post(id, { intent: 'milestone.add', title, dueOn: title === 'Two' ? '2026-05-01' : '' })
  const [one, two] = await milestones(id)
  const change = (intent: string, milestone: string) => post(id, { intent, milestone })
  await change('milestone.done', two?.id)
  await change('milestone.done', two?.id)
  const told = async () => (await staff.get(`${list}/${id}`)).text()
  await change('milestone.up', two?.id)
  expect(await told()).toContain(engagementPage.milestones.moved)
  await change('milestone.up', two?.id)
  expect(await told()).toContain(engagementPage.milestones.unchanged.up.description)
  expect(await milestones(id)).toMatchObject([
    { title: 'Two', due_on: '2026-05-01', done_at: expect.any(String) },
    { title: 'One', done_at: null },
    { title: 'Three' },
  ])
  await change('milestone.reopen', two?.id)
  await change('milestone.down', two?.id)
  const question = await (await staff.get(`${list}/${id}?remove=${one?.id}`)).text()
  expect(question).toContain('Delete this milestone?')
  await change('milestone.remove', one?.id)
  expect(await milestones(id)).toMatchObject([{ title: 'Two', done_at: null }, { title: 'Three' }])
  expect((await post(id, { intent: 'milestone.add', title: ' ' })).status).toBe(422)
  expect((await change('milestone.done', crypto.randomUUID())).status).toBe(404)
  expect((await change('milestone.vanish', two?.id)).status).toBe(422)
  const other = await makeProject()
  expect((await post(other, { intent: 'milestone.remove', milestone: two?.id })).status).toBe(404)
  expect(await audited(id)).toEqual([
    'engagement.created',
    ...['added', 'added', 'added', 'done', 'moved', 'reopened', 'moved', 'removed'].map(
      (verb) => `engagement.milestone_${verb}`,
    ),
  ])
})

test('many at once: places stay distinct, and at most 60 fit', async () => {
  const id = await makeProject()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => post(id, { intent: 'milestone.add', title: `M${n}` })),
  )
  expect(answers.every(({ status }) => status === 302)).toBe(true)
  await product.app.db
    .client`insert into project_milestones (client_id, project_id, title, position)
    select client_id, id, 'x', 100 + n from projects, generate_series(1, 48) n where id = ${id}`
  const full = await post(id, { intent: 'milestone.add', title: 'One too many' })
  expect(full.status).toBe(409)
  expect(await full.text()).toContain('at most 60 milestones')
})

test('an update goes to each person of the client once, by mail and in the portal', async () => {
  const id = await makeProject({ name: 'Line\u2028break' })
  const update = { id: crypto.randomUUID() as string, title: 'Half way', body: 'All <b>well</b>.' }
  for (const _ of [1, 2])
    expect((await post(id, { intent: 'update.post', ...update })).status).toBe(302)
  const posted = await queuedMails(product, { kind: 'project.update_posted' })
  const mails = posted.filter(({ text }) => text.includes(id))
  expect(mails.map(({ to }) => to)).toEqual([people.email])
  expect(mails[0]?.text).toContain('All <b>well</b>.')
  const told = await product.app.db.client`select user_id, title from notifications
    where url = ${`/dashboard/projects/${id}/updates/${update.id}`}`
  expect(told).toMatchObject([
    { user_id: people.userId, title: expect.stringContaining('Half way') },
  ])
  const reader = product.client()
  await reader.signIn(people.email, password)
  const page = await (await reader.get(`/dashboard/projects/${id}?part=progress`)).text()
  expect(page).toContain('All &lt;b&gt;well&lt;/b&gt;.')
  expect(await audited(id)).toContain('engagement.update_posted')
  expect(
    (await post(id, { intent: 'update.post', id: update.id, title: 'x', body: ' ' })).status,
  ).toBe(422)
})

test('an update that cannot be put on record does not exist: nobody is told', async () => {
  const id = await makeProject()
  await product.app.db.client`revoke insert on audit_events from unordin_staff`
  try {
    const update = { id: crypto.randomUUID(), title: 'Unheard of', body: 'x' }
    expect((await post(id, { intent: 'update.post', ...update })).status).toBe(500)
  } finally {
    await product.app.db.client`grant insert on audit_events to unordin_staff`
  }
  const left = await product.app.db.client`
    select title from project_updates where project_id = ${id}
    union all select title from notifications where title like '%Unheard of%'`
  expect(left).toHaveLength(0)
  const mails = await queuedMails(product)
  expect(mails.filter(({ text }) => text.includes('Unheard of'))).toHaveLength(0)
})

test('unknown and malformed ids are not found', async () => {
  for (const id of [crypto.randomUUID(), 'nonsense', "'--"]) {
    const path = `${list}/${encodeURIComponent(id)}`
    expect((await staff.get(path)).status, id).toBe(404)
    const forms: Record<string, string>[] = [
      { intent: 'save', version: '1', name: 'x', status: 'active', progress: '1' },
      { intent: 'milestone.add', title: 'x' },
      { intent: 'milestone.done', milestone: crypto.randomUUID() },
      { intent: 'update.post', id: crypto.randomUUID(), title: 'x', body: 'x' },
    ]
    for (const form of forms) expect((await staff.post(path, form)).status, form.intent).toBe(404)
  }
})

test.each([
  [list, 'routes/admin/engagements'],
  [`${list}?q=registry`, 'routes/admin/engagements'],
  [`${list}/new`, 'routes/admin/engagement-new'],
  [`${list}/ID`, 'routes/admin/engagement'],
])('%s is closed to visitors and to clients, even their own project', async (path, route) => {
  const id = await makeProject()
  const url = path.replace('ID', id)
  await expectClosed(product.client(), url, route, 'Registry of ports')
  for (const account of [people, outsider]) {
    const client = product.client()
    await client.signIn(account.email, password)
    await expectClosed(client, url, route, 'Registry of ports')
    await client.post(`${list}/${id}`, { intent: 'update.post', id, title: 'x', body: 'x' })
  }
  expect(await select(id)).toMatchObject([{ name: 'Registry of ports', version: 1 }])
  expect(await audited(id)).toEqual(['engagement.created'])
})

test('by SQL a client changes nothing of its projects either', async () => {
  const actor = {
    kind: 'user',
    role: 'client_admin',
    sessionId: '',
    fullName: '',
    ...outsider,
  } as const
  const update = { client_id: outsider.clientId ?? '', project_id: crypto.randomUUID() }
  for (const statement of [
    db.updateTable('projects').set({ progress: 100 }),
    db.insertInto('project_updates').values({ ...update, title: 'x', body: 'x', author_name: 'x' }),
    db.updateTable('project_milestones').set({ done_at: new Date() }),
    db.deleteFrom('project_milestones'),
  ])
    await expect(product.app.db.as(actor, (tx) => tx.run(statement))).rejects.toThrow(
      /permission denied/,
    )
})

test("a milestone cannot be tied to another tenant's project", async () => {
  const id = await makeProject()
  await expect(
    product.app.db.client`insert into project_milestones (client_id, project_id, title, position)
      values (${outsider.clientId}, ${id}, 'x', 1)`,
  ).rejects.toThrow(/foreign key/)
})

test('the list is narrowed by client, status and name', async () => {
  const other = await createAccount(product, 'client_admin', password)
  await makeProject({
    clientId: other.clientId ?? '',
    name: 'Quarry register',
    status: 'completed',
  })
  const text = async (search: string) => (await staff.get(`${list}?${search}`)).text()
  expect(await text(`client=${other.clientId}`)).toContain('Quarry register')
  expect(await text(`client=${other.clientId}&status=planning`)).toContain(
    'No projects found matching your search.',
  )
  expect(await text('q=QUARRY')).toContain('Quarry register')
  expect(await text('q=QUARRY')).not.toContain('Registry of ports</')
})
