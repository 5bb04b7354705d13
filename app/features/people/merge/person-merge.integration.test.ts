import { afterAll, beforeAll, expect, test } from 'vitest'
import { erasePerson } from '#app/features/erasure/erasure-service.server.ts'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { mergeCopy, personPage } from '#content/people.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { patience } from '#test/patience.ts'
import { tidyPersonMerges } from './person-merge-service.server.ts'

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

type Someone = { id: string; email: string; path: string }

async function newPerson(name = 'Ada Roy', message = 'A register.'): Promise<Someone> {
  const email = `p-${crypto.randomUUID().slice(0, 8)}@port.example`
  await sql()`insert into leads (id, source, full_name, email, message)
    values (gen_random_uuid(), 'contact', ${name}, ${email}, ${message})`
  const id = await idOf(email)
  return { email, id, path: `/lead_admin/people/${id}` }
}
async function idOf(email: string) {
  const [row] = await sql()<{ person_id: string }[]>`
    select person_id from person_addresses where address = ${email}`
  return row?.person_id ?? ''
}
async function versionOf({ id }: Someone) {
  const [row] = await sql()<{ version: number }[]>`select version from people where id = ${id}`
  return String(row?.version)
}
const merge = async (kept: Someone, merged: Someone, seen = {}) =>
  staff.post(`${kept.path}/merge`, {
    ...{ intent: 'merge', merged: merged.id, kept_version: await versionOf(kept) },
    ...{ merged_version: await versionOf(merged), ...seen },
  })
async function mergeOf({ id }: Someone) {
  const [row] = await sql()<{ id: string }[]>`
    select id from person_merges where kept_id = ${id} order by created_at desc limit 1`
  return row?.id ?? ''
}
const undo = async (kept: Someone) =>
  staff.post(kept.path, { intent: 'unmerge', merge: await mergeOf(kept) })
/** All that a merge could change, without the versions. */
const stateOf = ({ id }: Someone) => sql()`
  select p.id, p.full_name, p.email, p.emails, p.is_verified, p.owner_id, p.organisation_id, p.first_seen_at, p.last_seen_at,
    array(select address from person_addresses where person_id = p.id order by 1) as addresses,
    array(select body from record_notes where person_id = p.id order by 1) as notes,
    array(select title from record_tasks where person_id = p.id order by 1) as tasks
  from people p where p.id = ${id}`

test('the preview says what goes where and writes nothing; the merge does it; taking it back gives both as they were', async () => {
  const [kept, merged] = [
    await newPerson('Ada Roy', 'First.'),
    await newPerson('Ada R.', 'Second.'),
  ]
  for (const { path } of [kept, merged]) {
    await staff.post(path, { intent: 'note', body: `Note on ${path}` })
    await staff.post(path, {
      intent: 'task',
      title: `Task on ${path}`,
      due: '2030-01-31',
      owner: '',
    })
  }
  await staff.post(merged.path, {
    ...{ intent: 'keep', owner: '', organisation: `Port ${merged.id}`, create: 'on', based: '1' },
  })
  const before = [await stateOf(kept), await stateOf(merged)]
  const preview = await text(
    `${kept.path}/merge?with=${encodeURIComponent(merged.email.toUpperCase())}`,
  )
  for (const said of [
    mergeCopy.stays,
    mergeCopy.goes,
    kept.email,
    merged.email,
    `Port ${merged.id}`,
  ])
    expect(preview, said).toContain(said)
  expect([await stateOf(kept), await stateOf(merged)]).toEqual(before)

  expect((await merge(kept, merged)).status).toBe(302)
  const page = await text(kept.path)
  for (const said of [
    'First.',
    'Second.',
    `Note on ${merged.path}`,
    '2 leads',
    `Port ${merged.id}`,
    mergeCopy.list,
  ])
    expect(page, said).toContain(said)
  expect((await staff.get(merged.path)).headers.get('location')).toBe(kept.path)
  expect((await undo(kept)).headers.get('location')).toBe(merged.path)
  expect([await stateOf(kept), await stateOf(merged)]).toEqual(before)
  const actions = await sql()<{ action: string }[]>`select action from audit_events
    where subject_id = ${kept.id} and action like 'person.%' order by created_at`
  expect(actions.map(({ action }) => action)).toEqual(['person.merged', 'person.merge_undone'])
})

test('what comes from a merged address belongs to the record that stayed, and goes back with the address', async () => {
  const [kept, merged] = [await newPerson(), await newPerson()]
  await merge(kept, merged)
  await sql()`insert into leads (id, source, full_name, email, message)
    values (gen_random_uuid(), 'contact', 'Ada Roy', ${merged.email}, 'Sent in between.')`
  expect(await text(kept.path)).toContain('Sent in between.')
  await undo(kept)
  expect(await text(merged.path)).toContain('Sent in between.')
  expect(await text(kept.path)).not.toContain('Sent in between.')
})

test('who merges what somebody has changed meanwhile is told, and of two who merge at once one is', async () => {
  const [kept, merged] = [await newPerson(), await newPerson()]
  const stale = await merge(kept, merged, { kept_version: '7' })
  expect(stale.status).toBe(409)
  expect(await stale.text()).toContain(personPage.errors.stale)
  const statuses = await Promise.all([merge(kept, merged), merge(merged, kept)])
  expect(statuses.map(({ status }) => status).sort()).toEqual([302, 404])
})

test('nobody is merged with themselves or with nobody', async () => {
  const kept = await newPerson()
  expect(await text(`${kept.path}/merge?with=${kept.email}`)).toContain(mergeCopy.errors.same)
  expect(await text(`${kept.path}/merge?with=${crypto.randomUUID()}`)).toContain(
    mergeCopy.errors.nobody,
  )
  expect((await merge(kept, kept)).status).toBe(404)
})

test('a chain of merges is taken back from its end or from its middle', async () => {
  const [a, b, c] = [await newPerson('A'), await newPerson('B'), await newPerson('C')]
  await merge(b, a)
  await merge(c, b)
  expect(await idOf(a.email)).toBe(c.id)
  const list = await text(c.path)
  expect(list).toContain(mergeCopy.undoOf('A'))
  expect(list).toContain(mergeCopy.undoOf('B'))
  // The older one first: it is now a merge of the record that stayed.
  const [first] = await sql()<
    { id: string }[]
  >`select id from person_merges where merged_id = ${a.id}`
  await staff.post(c.path, { intent: 'unmerge', merge: first?.id ?? '' })
  expect(await idOf(a.email)).toBe(a.id)
  await undo(c)
  expect([await idOf(a.email), await idOf(b.email), await idOf(c.email)]).toEqual([
    a.id,
    b.id,
    c.id,
  ])
})

test('after thirty days, or when nothing of the record is left, it can no longer be taken back', async () => {
  const [kept, merged, other] = [await newPerson(), await newPerson(), await newPerson()]
  await merge(kept, merged)
  await sql()`update person_merges set created_at = now() - interval '31 days' where kept_id = ${kept.id}`
  expect(await text(kept.path)).not.toContain(mergeCopy.list)
  const late = await undo(kept)
  expect(late.status).toBe(409)
  expect(await late.text()).toContain(mergeCopy.errors.over)
  await asSystem(() => tidyPersonMerges(product.app))
  expect(await mergeOf(kept)).toBe('')
  await merge(kept, other)
  await sql()`delete from leads where email = ${other.email}`
  expect(await mergeOf(kept)).toBe('')
})

test('erasing one address erases everything of the merged person', async () => {
  const [kept, merged] = [await newPerson('Ada Erased'), await newPerson('Ada Erased')]
  await merge(kept, merged)
  await staff.post(kept.path, { intent: 'note', body: 'Ada Erased called.' })
  const erased = await asSystem(() => erasePerson(product.app, merged.email))
  expect(erased).toMatchObject({ leads: 2, addresses: 2 })
  const left = await sql()`select 1 from people where full_name = 'Ada Erased'
    union all select 1 from record_notes where body like 'Ada Erased%'
    union all select 1 from person_merges where merged::text like '%Ada Erased%'`
  expect(left).toHaveLength(0)
})

test('a form that is sent from an address while its person is merged is kept, and so is the merge', async () => {
  const [kept, merged] = [await newPerson(), await newPerson()]
  const waiting = (count: number) =>
    expect
      .poll(
        async () => {
          const [row] = await sql()<{ n: number }[]>`select count(*)::int as n from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`
          return row?.n
        },
        { timeout: patience },
      )
      .toBe(count)
  let sent: Promise<unknown> = Promise.resolve()
  let answer: Promise<Response> = Promise.resolve(new Response())
  await sql().begin(async (tx) => {
    await tx`select 1 from person_addresses where address = ${merged.email} for update`
    sent = sql()`insert into leads (id, source, full_name, email, message)
      values (gen_random_uuid(), 'contact', 'Ada Roy', ${merged.email}, 'Sent meanwhile.')`.then(
      Boolean,
    )
    await waiting(1)
    answer = merge(kept, merged)
    await waiting(2)
  })
  await sent
  expect((await answer).status).toBe(302)
  expect(await text(kept.path)).toContain('Sent meanwhile.')
})
