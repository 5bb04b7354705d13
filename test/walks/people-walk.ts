import type { Walk } from './walk.ts'

const organisations = '/lead_admin/organisations'

/** A person and an organization: made, changed, filled and deleted. */
export async function walkPeople({ staff, sql, one }: Walk) {
  await sql`insert into leads (id, source, full_name, email)
    values (gen_random_uuid(), 'contact', 'Ada Roy', 'ada@walked.example'),
      (gen_random_uuid(), 'contact', 'Lin Roy', 'lin@walked.example')`
  const id = await one(
    sql`select person_id from person_addresses where address = 'ada@walked.example'`,
  )
  const keep = { intent: 'keep', owner: staff.userId, organisation: 'Walked Port', create: 'on' }
  await staff.send(`/lead_admin/people/${id}`, { ...keep, based: '1' })
  const made = await one(sql`select id from organisations where name = 'Walked Port'`)
  const details = { name: 'Walked Port', domains: 'walked.example', owner: '', client: '' }
  await staff.send(`${organisations}/${made}`, { ...details, intent: 'save', based: '1' })
  await staff.send(`${organisations}/${made}`, { intent: 'adopt' })
  await staff.send(`${organisations}/${made}`, { intent: 'remove' })
}
