import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { rawStatement } from '#app/platform/raw-statements.server.ts'
import { json } from '#app/platform/sql-helpers.server.ts'
import type { SamplePublicProjects } from './sample-projects.ts'

// The samples are passed as one JSON document, some with arrays in it, which the builder cannot
// read as rows.
const addSectors = rawStatement({
  name: 'sample sectors',
  text: `insert into sectors (name, slug)
    select name, slug from jsonb_to_recordset($1) as s (name text, slug text)`,
  parameters: { sectors: 'jsonb' },
  row: {},
})

const addCapabilities = rawStatement({
  name: 'sample capabilities',
  text: `insert into capabilities (name, slug, icon_name, display_order)
    select name, slug, icon_name, display_order from jsonb_to_recordset($1)
      as c (name text, slug text, icon_name text, display_order int)`,
  parameters: { capabilities: 'jsonb' },
  row: {},
})

const addProjects = rawStatement({
  name: 'sample projects of the showcase',
  text: `insert into public_projects (slug, title, subtitle, description, challenge, solution, outcomes, kpis,
      is_featured, published, display_order, sector_id)
    select p.slug, title, subtitle, description, challenge, solution,
      array(select jsonb_array_elements_text(outcomes)), array(select jsonb_array_elements_text(kpis)),
      "isFeatured", published, "displayOrder", s.id
    from jsonb_to_recordset($1) as p (slug text, title text, subtitle text,
      description text, challenge text, solution text, outcomes jsonb, kpis jsonb, "isFeatured" boolean,
      published boolean, "displayOrder" int, sector text)
    left join sectors s on s.slug = p.sector`,
  parameters: { projects: 'jsonb' },
  row: {},
})

const linkCapabilities = rawStatement({
  name: 'capabilities of sample projects',
  text: `insert into project_capabilities (project_id, capability_id)
    select p.id, c.id from jsonb_to_recordset($1) as n (slug text, capabilities jsonb)
    join public_projects p on p.slug = n.slug
    join capabilities c on c.slug in (select jsonb_array_elements_text(n.capabilities))`,
  parameters: { projects: 'jsonb' },
  row: {},
})

/**
 * Whether there is no sector or project yet. Instances that start together ask one after the other.
 */
export async function lockEmptyPublicProjects(tx: Tx): Promise<boolean> {
  const lock = sql<void>`pg_advisory_xact_lock(hashtext(${'sample showcase'}::text))`
  await tx.run(db.selectNoFrom(lock.as('locked')))
  const filed = db
    .selectFrom('sectors')
    .select('id')
    .unionAll(db.selectFrom('capabilities').select('id'))
    .unionAll(db.selectFrom('public_projects').select('id'))
  return (await tx.first(filed.limit(1))) === undefined
}

export async function insertSamplePublicProjects(
  tx: Tx,
  sample: SamplePublicProjects,
): Promise<void> {
  const projects = json(sample.projects)
  await tx.run(addSectors({ sectors: json(sample.sectors) }))
  await tx.run(addCapabilities({ capabilities: json(sample.capabilities) }))
  await tx.run(addProjects({ projects }))
  await tx.run(linkCapabilities({ projects }))
}
