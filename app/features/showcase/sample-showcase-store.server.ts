import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { SampleShowcase } from './sample-showcase.ts'

/** Whether nothing has been filed yet; instances that start together ask one after the other. */
export async function lockEmptyShowcase(tx: Tx): Promise<boolean> {
  await tx.execute(sql`lock table sectors in share row exclusive mode`)
  const [row] = await tx.execute<{ empty: boolean }>(sql`
    select not exists (select from sectors) and not exists (select from capabilities)
      and not exists (select from public_projects) as empty`)
  return row?.empty ?? false
}

export async function insertShowcase(tx: Tx, sample: SampleShowcase): Promise<void> {
  const json = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`
  await tx.execute(sql`
    insert into sectors (name, slug)
    select name, slug from jsonb_to_recordset(${json(sample.sectors)}) as s (name text, slug text)`)
  await tx.execute(sql`
    insert into capabilities (name, slug, icon_name, display_order)
    select name, slug, icon_name, display_order from jsonb_to_recordset(${json(sample.capabilities)})
      as c (name text, slug text, icon_name text, display_order int)`)
  await tx.execute(sql`
    insert into public_projects (slug, title, subtitle, description, challenge, solution, outcomes, kpis,
      is_featured, published, display_order, sector_id)
    select p.slug, title, subtitle, description, challenge, solution,
      array(select jsonb_array_elements_text(outcomes)), array(select jsonb_array_elements_text(kpis)),
      "isFeatured", published, "displayOrder", s.id
    from jsonb_to_recordset(${json(sample.projects)}) as p (slug text, title text, subtitle text,
      description text, challenge text, solution text, outcomes jsonb, kpis jsonb, "isFeatured" boolean,
      published boolean, "displayOrder" int, sector text)
    left join sectors s on s.slug = p.sector`)
  await tx.execute(sql`
    insert into project_capabilities (project_id, capability_id)
    select p.id, c.id from jsonb_to_recordset(${json(sample.projects)}) as n (slug text, capabilities jsonb)
    join public_projects p on p.slug = n.slug
    join capabilities c on c.slug in (select jsonb_array_elements_text(n.capabilities))`)
}
