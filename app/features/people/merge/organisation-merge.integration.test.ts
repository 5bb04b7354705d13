import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { organisationMergeCopy as copy, mergeCopy, personPage } from '#content/people.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { tidyOrganisationMerges } from './organisation-merge-service.server.ts'

let product: TestApp
let staff: Client
beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
})
afterAll(() => product.close())
const sql = () => product.app.db.client
const list = '/lead_admin/organisations'
const text = async (path: string) => (await staff.get(path)).text()

/** An organization with a domain, a person, a note and a task. */
async function newOrganisation(name = 'Port Authority') {
  const domain = `p${crypto.randomUUID().slice(0, 8)}.example`
  const [row] = await sql()<{ id: string }[]>`
    insert into organisations (name) values (${name}) returning id`
  const id = row?.id ?? ''
  await sql()`insert into organisation_domains (domain, organisation_id) values (${domain}, ${id})`
  await sql()`insert into leads (id, source, full_name, email, message)
    values (gen_random_uuid(), 'contact', 'Ada Roy', ${`ada@${domain}`}, 'A register.')`
  await staff.post(`${list}/${id}`, { intent: 'adopt' })
  await staff.post(`${list}/${id}`, { intent: 'note', body: `Note on ${domain}` })
  const task = { intent: 'task', title: `Task on ${domain}`, due: '2030-01-31', owner: '' }
  await staff.post(`${list}/${id}`, task)
  return { id, name, domain, path: `${list}/${id}` }
}
type One = Awaited<ReturnType<typeof newOrganisation>>

const versionOf = async ({ id }: One) => {
  const [row] = await sql()<
    { version: number }[]
  >`select version from organisations where id = ${id}`
  return String(row?.version)
}
const merge = async (kept: One, merged: One, seen = {}) =>
  staff.post(`${kept.path}/merge`, {
    ...{ intent: 'merge', merged: merged.id, kept_version: await versionOf(kept) },
    ...{ merged_version: await versionOf(merged), ...seen },
  })
const undo = async (kept: One) => {
  const [row] = await sql()<{ id: string }[]>`
    select id from organisation_merges where kept_id = ${kept.id} order by created_at desc limit 1`
  return staff.post(kept.path, { intent: 'unmerge', merge: row?.id ?? crypto.randomUUID() })
}
/** All that a merge could change, without the versions. */
const stateOf = ({ id }: One) => sql()`
  select o.id, o.name, o.owner_id, o.client_id, o.domains, o.created_at,
    array(select domain from organisation_domains where organisation_id = o.id order by 1) as own,
    array(select email from people where organisation_id = o.id order by 1) as people,
    array(select body from record_notes where organisation_id = o.id order by 1) as notes,
    array(select title from record_tasks where organisation_id = o.id order by 1) as tasks
  from organisations o where o.id = ${id}`
const newClient = async (name: string) => {
  const [row] = await sql()<{ id: string }[]>`
    insert into clients (name) values (${name}) returning id`
  return row?.id ?? ''
}

test('the preview writes nothing, the merge moves everything, and taking it back gives both as they were', async () => {
  const [kept, merged] = [await newOrganisation('Kept'), await newOrganisation('Merged')]
  const client = await newClient('Client of the merged one')
  await sql()`update organisations set client_id = ${client} where id = ${merged.id}`
  const before = [await stateOf(kept), await stateOf(merged)]
  const preview = await text(`${kept.path}/merge?with=${merged.domain.toUpperCase()}`)
  for (const said of [mergeCopy.stays, mergeCopy.goes, kept.domain, merged.domain])
    expect(preview, said).toContain(said)
  expect([await stateOf(kept), await stateOf(merged)]).toEqual(before)

  expect((await merge(kept, merged)).status).toBe(302)
  const page = await text(kept.path)
  for (const said of [`Note on ${merged.domain}`, `ada@${merged.domain}`, copy.list, client])
    expect(page, said).toContain(said)
  expect((await staff.get(merged.path)).headers.get('location')).toBe(kept.path)
  expect((await undo(kept)).headers.get('location')).toBe(merged.path)
  expect([await stateOf(kept), await stateOf(merged)]).toEqual(before)
  const actions = await sql()<{ action: string }[]>`select action from audit_events
    where subject_id = ${kept.id} and action like 'organisation.merge%' order by created_at`
  expect(actions.map(({ action }) => action)).toEqual([
    'organisation.merged',
    'organisation.merge_undone',
  ])
})

test('what staff have changed since stays when a merge is taken back', async () => {
  const [kept, merged] = [await newOrganisation('Stays'), await newOrganisation('Goes')]
  await merge(kept, merged)
  await sql()`update people set organisation_id = null where email = ${`ada@${merged.domain}`}`
  await undo(kept)
  expect(await stateOf(merged)).toMatchObject([{ own: [merged.domain], people: [] }])
})

test('several of one name are offered, and the same one or nobody is refused beside the field', async () => {
  const name = `Twin ${crypto.randomUUID()}`
  const [one, two, other] = [
    await newOrganisation(name),
    await newOrganisation(name),
    await newOrganisation(),
  ]
  const asked = await text(`${other.path}/merge?with=${encodeURIComponent(name)}`)
  for (const { id } of [one, two]) expect(asked).toContain(`merge?with=${id}`)
  expect(await text(one.path)).toContain(`${one.path}/merge?with=${two.id}`)
  expect(await text(`${one.path}/merge?with=${one.domain}`)).toContain(copy.errors.same)
  expect(await text(`${one.path}/merge?with=${crypto.randomUUID()}`)).toContain(copy.errors.nobody)
  expect((await merge(one, one)).status).toBe(404)
})

test('two clients are never merged, not even by a form that was opened before', async () => {
  const [kept, merged] = [await newOrganisation('One client'), await newOrganisation('Two client')]
  for (const { id, name } of [kept, merged])
    await sql()`update organisations set client_id = ${await newClient(name)} where id = ${id}`
  const refused = await text(`${kept.path}/merge?with=${merged.id}`)
  expect(refused).toContain(copy.errors.twoClients(kept.name, merged.name))
  expect((await merge(kept, merged)).status).toBe(409)
})

test('who merges what somebody has changed meanwhile is told, and of two who merge at once one is', async () => {
  const [kept, merged] = [await newOrganisation(), await newOrganisation()]
  const stale = await merge(kept, merged, { merged_version: '7' })
  expect(stale.status).toBe(409)
  expect(await stale.text()).toContain(personPage.errors.stale)
  const statuses = await Promise.all([merge(kept, merged), merge(merged, kept)])
  expect(statuses.map(({ status }) => status).sort()).toEqual([302, 404])
})

test('after thirty days a merge can no longer be taken back, and nothing of it is kept', async () => {
  const [kept, merged] = [await newOrganisation('Old kept'), await newOrganisation('Old merged')]
  await merge(kept, merged)
  await sql()`update organisation_merges set created_at = now() - interval '31 days'
    where kept_id = ${kept.id}`
  expect(await text(kept.path)).not.toContain(copy.list)
  const late = await undo(kept)
  expect(late.status).toBe(409)
  expect(await late.text()).toContain(copy.errors.over)
  await asSystem(() => tidyOrganisationMerges(product.app))
  expect(await sql()`select 1 from organisation_merges where kept_id = ${kept.id}`).toHaveLength(0)
})
