import { undoLast } from './form-walk.ts'
import type { Walk } from './walk.ts'

const organisations = '/lead_admin/organisations'

/** A person and an organization: made, changed, filled and deleted. */
export async function walkPeople(walk: Walk) {
  const { staff, sql, one } = walk
  await sql`insert into leads (id, source, full_name, email)
    values (gen_random_uuid(), 'contact', 'Ada Roy', 'ada@walked.example'),
      (gen_random_uuid(), 'contact', 'Lin Roy', 'lin@walked.example')`
  const id = await one(
    sql`select person_id from person_addresses where address = 'ada@walked.example'`,
  )
  const keep = { intent: 'keep', owner: staff.userId, organisation: 'Walked Port', create: 'on' }
  await staff.send(`/lead_admin/people/${id}`, { ...keep, based: '1' })
  await undoLast(walk)
  await staff.send(`/lead_admin/people/${id}`, { ...keep, based: '3' })
  const made = await one(sql`select id from organisations where name = 'Walked Port'`)
  const details = { name: 'Walked Port', domains: 'walked.example', owner: '', client: '' }
  await staff.send(`${organisations}/${made}`, { ...details, intent: 'save', based: '1' })
  const renamed = { ...details, name: 'Walked Pier', intent: 'save', based: '2' }
  await staff.send(`${organisations}/${made}`, renamed)
  await undoLast(walk)
  await staff.send(`${organisations}/${made}`, { intent: 'adopt' })
  const [other] = await sql<{ id: string }[]>`
    insert into organisations (name) values ('Walked Harbour') returning id`
  const versions = {
    kept_version: await one(sql`select version from organisations where id = ${made}`),
    merged_version: '1',
  }
  await staff.send(`${organisations}/${made}/merge`, {
    ...{ intent: 'merge', merged: other?.id ?? '', ...versions },
  })
  await staff.send(`${organisations}/${made}`, {
    intent: 'unmerge',
    merge: await one(sql`select id from organisation_merges where kept_id = ${made}`),
  })
  await staff.send(`${organisations}/${made}`, { intent: 'remove' })
  const path = `/lead_admin/people/${id}`
  await staff.send(`${path}/convert`, { use: 'new', name: 'Port of the walk' })
  await staff.send(path, { intent: 'note', body: 'Called her.' })
  await staff.send(path, { intent: 'task', title: 'Call again', due: '2030-01-31', owner: '' })
  const task = await one(sql`select id from record_tasks where person_id = ${id}`)
  await staff.send(path, { intent: 'task_done', task })
  await undoLast(walk)
  await staff.send(path, { intent: 'task_done', task })
  await staff.send(path, { intent: 'task_open', task })
  const merged = await one(
    sql`select person_id from person_addresses where address = 'lin@walked.example'`,
  )
  const version = (of: string) => one(sql`select version from people where id = ${of}`)
  await staff.send(`${path}/merge`, {
    ...{ intent: 'merge', merged, kept_version: await version(id) },
    merged_version: await version(merged),
  })
  await staff.send(path, {
    intent: 'unmerge',
    merge: await one(sql`select id from person_merges where kept_id = ${id}`),
  })
}
