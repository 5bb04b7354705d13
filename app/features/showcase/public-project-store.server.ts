import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#app/platform/db.server.ts'
import {
  type FilterShelf,
  type FilterTerm,
  type Label,
  outcomesPerCard,
  type ProjectCard,
  type ProjectPointer,
  type PublicProject,
  type Published,
  projectsPerPage,
} from './public-project.ts'

type Filters = {
  sectorId: string | null
  capabilityId: string | null
  after?: { order: number; id: string }
}

const sectorOf = sql`(select json_build_object('name', s.name, 'slug', s.slug) from sectors s where s.id = p.sector_id) as sector`
const capabilitiesOf = sql`coalesce((
    select json_agg(json_build_object('name', c.name, 'slug', c.slug) order by c.display_order, c.id)
    from project_capabilities l join capabilities c on c.id = l.capability_id where l.project_id = p.id
  ), '[]') as capabilities`

/** One page and one row more, with everything its cards show. Walks one index, whatever is filtered. */
export async function selectProjects(
  tx: Reader,
  { sectorId, capabilityId, after }: Filters,
): Promise<(ProjectCard & { cursor: string })[]> {
  const past = (order: SQL, id: SQL) =>
    after ? sql`(${order}, ${id}) > (${after.order}::int, ${after.id}::uuid)` : sql`true`
  const inSector = (table: SQL) => (sectorId ? sql`${table}.sector_id = ${sectorId}` : sql`true`)
  const page = capabilityId
    ? sql`select p.* from project_capabilities l join public_projects p on p.id = l.project_id
        where l.capability_id = ${capabilityId} and l.visible_from <= now() and ${inSector(sql`l`)}
          and ${past(sql`l.display_order`, sql`l.project_id`)}
        order by l.display_order, l.project_id limit ${projectsPerPage + 1}`
    : sql`select p.* from public_projects p
        where p.visible_from <= now() and ${inSector(sql`p`)} and ${past(sql`p.display_order`, sql`p.id`)}
        order by p.display_order, p.id limit ${projectsPerPage + 1}`
  const rows = await tx.execute(sql`
    select p.id, p.slug, p.title, p.subtitle, p.description, p.is_featured,
      p.outcomes[1:${sql.raw(String(outcomesPerCard))}] as outcomes, ${sectorOf}, ${capabilitiesOf},
      p.display_order::text as cursor
    from (${page}) p order by p.display_order, p.id`)
  return rows as unknown as (ProjectCard & { cursor: string })[]
}

const wholeOf = sql`p.id, p.slug, p.title, p.subtitle, p.description, p.challenge, p.solution, p.outcomes,
  p.kpis, p.is_featured, to_json(p.updated_at) #>> '{}' as updated_at, ${sectorOf}, ${capabilitiesOf}`

export async function selectProject(tx: Reader, slug: string): Promise<PublicProject | undefined> {
  const [row] = await tx.execute(sql`
    select ${wholeOf} from public_projects p where p.slug = ${slug} and p.visible_from <= now()`)
  return row as PublicProject | undefined
}

export async function selectFirstProjects(tx: Reader, limit: number): Promise<PublicProject[]> {
  const rows = await tx.execute(sql`
    select ${wholeOf} from public_projects p where p.visible_from <= now()
    order by p.display_order, p.id limit ${limit}`)
  return rows as unknown as PublicProject[]
}

/** Where the project is found that was known by this name before. */
export async function selectMovedProject(tx: Reader, slug: string): Promise<string | undefined> {
  const [row] = await tx.execute<{ slug: string }>(sql`
    select p.slug from former_project_slugs f join public_projects p on p.id = f.project_id
    where f.slug = ${slug} and p.visible_from <= now()`)
  return row?.slug
}

/** The first project in the list's order that shows one of these capabilities. */
export async function selectRelatedProject(
  tx: Reader,
  capabilities: readonly string[],
): Promise<ProjectPointer | null> {
  const [row] = await tx.execute<ProjectPointer>(sql`
    select p.slug, p.title, p.subtitle
    from capabilities c
    cross join lateral (
      select l.project_id from project_capabilities l
      where l.capability_id = c.id and l.visible_from <= now()
      order by l.display_order, l.project_id limit 1) first
    join public_projects p on p.id = first.project_id
    where c.slug in ${[...capabilities]}
    order by array_position(${sql.param([...capabilities])}::text[], c.slug) limit 1`)
  return row ?? null
}

/** The names of what something is to be filed under; what is not known is left out. */
export async function selectFiling(
  tx: Reader,
  sector: string | null,
  capabilities: readonly string[],
): Promise<{ sector: Label | null; capabilities: Label[] }> {
  const [row] = await tx.execute(sql`
    select (select json_build_object('name', s.name, 'slug', s.slug) from sectors s
        where s.id = ${sector}::uuid) as sector,
      coalesce((select json_agg(json_build_object('name', c.name, 'slug', c.slug) order by c.display_order, c.id)
        from capabilities c where c.id = any(${sql.param([...capabilities])}::uuid[])), '[]') as capabilities`)
  return row as { sector: Label | null; capabilities: Label[] }
}

/** Those that are offered, and the one that has or had this name. */
export async function selectFilterTerms(
  tx: Reader,
  shelf: FilterShelf,
  slug: string | null,
): Promise<FilterTerm[]> {
  const isChosen = sql`coalesce(slug = ${slug}::text or ${slug}::text = any(former_slugs), false)`
  const rows = await tx.execute<FilterTerm>(sql`
    select id, name, slug, ${isChosen} as chosen from ${sql.identifier(shelf)}
    where is_active or ${isChosen} order by display_order, name, id`)
  return [...rows]
}

export async function selectPublishedProjects(tx: Reader, limit: number): Promise<Published[]> {
  const rows = await tx.execute<Published>(sql`
    select slug, to_json(updated_at) #>> '{}' as changed from public_projects
    where visible_from <= now() order by display_order, id limit ${limit}`)
  return [...rows]
}
