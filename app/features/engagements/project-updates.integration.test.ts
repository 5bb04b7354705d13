import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'

const password = 'a-long-enough-phrase-3'
const list = '/lead_admin/engagements'
let product: TestApp
let staff: Client
let people: { email: string; userId: string; clientId: string | null }

beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
  people = await createAccount(product, 'client_user', password)
})
afterAll(() => product.close())

async function makeProject({ name }: { name: string }): Promise<string> {
  const [row] = await product.app.db.client`
    insert into projects (client_id, name) values (${people.clientId}, ${name}) returning id`
  return row?.id
}
const post = (id: string, form: Record<string, string>) => staff.post(`${list}/${id}`, form)
const audited = async (id: string) =>
  (
    await product.app.db.client`select action from audit_events
      where subject_type = 'project' and subject_id = ${id} order by created_at, action`
  ).map(({ action }) => action)

async function postedUpdate(project: string) {
  const id = crypto.randomUUID() as string
  const form = { intent: 'update.post', id, title: 'Haff way', body: 'Gates stand.' }
  expect((await post(project, form)).status).toBe(302)
  return id
}
const reports = (project: string) =>
  product.app.db.client`select * from project_updates where project_id = ${project}`

test('an update is corrected, which the client sees, and the second of two is told', async () => {
  const project = await makeProject({ name: 'Corrected' })
  const update = await postedUpdate(project)
  const page = await (await staff.get(`${list}/${project}?correct=${update}`)).text()
  expect(page).toContain('Correct this update')
  const form = { intent: 'update.correct', update, version: '1' }
  const empty = await post(project, { ...form, title: '', body: 'kept words' })
  expect(empty.status).toBe(422)
  const mails = await product.app.db.client`select 1 from pgboss.job where name = 'mail'`
  const saved = await post(project, { ...form, title: 'Half way', body: 'Gates stand.' })
  expect(saved.headers.get('location')).toBe(`${list}/${project}`)
  expect(await reports(project)).toMatchObject([{ title: 'Half way', version: 2 }])
  expect((await reports(project))[0]?.edited_at).not.toBeNull()
  expect(await product.app.db.client`select 1 from pgboss.job where name = 'mail'`).toHaveLength(
    mails.length,
  )
  const reader = product.client()
  await reader.signIn(people.email, password)
  const shown = await (await reader.get(`/dashboard/projects/${project}?part=progress`)).text()
  expect(shown).toContain('Half way')
  expect(shown).toMatch(/edited .*20\d\d/)
  const path = `${list}/${project}?correct=${update}`
  const late = await staff.post(path, { ...form, title: 'My way', body: 'Mine.' })
  expect(late.status).toBe(409)
  const answer = await late.text()
  for (const text of ['Someone else corrected this update', 'Half way', 'value="My way"'])
    expect(answer).toContain(text)
  expect(await reports(project)).toMatchObject([{ title: 'Half way' }])
  const again = await staff.post(path, { ...form, version: '2', title: 'My way', body: 'Mine.' })
  expect(again.status).toBe(302)
  expect((await audited(project)).filter((one) => /corrected/.test(one))).toHaveLength(2)
})

test('an update is removed once, on record, and only from its own project', async () => {
  const [project, other] = [await makeProject({ name: 'One' }), await makeProject({ name: 'Two' })]
  const update = await postedUpdate(project)
  const form = { intent: 'update.remove', update }
  expect((await post(other, form)).status).toBe(404)
  expect((await post(project, form)).status).toBe(302)
  expect(await reports(project)).toHaveLength(0)
  expect((await post(project, form)).status).toBe(404)
  const correction = { intent: 'update.correct', update, version: '1', title: 'x', body: 'y' }
  expect((await post(project, correction)).status).toBe(409)
  expect(await audited(project)).toContain('engagement.update_removed')
})
