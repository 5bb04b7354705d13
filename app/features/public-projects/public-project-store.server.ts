import { type Expression, sql } from 'kysely'
import { builtOnce } from '#app/platform/built-once.ts'
import type { Reader } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf, exactIso, list, text, typed } from '#app/platform/sql-helpers.server.ts'
import { capabilitiesBy, termOf } from './filing-store.server.ts'
import {
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

const now = sql<string>`now()`
/** The projects that visitors may see. */
const visible = db
  .selectFrom('public_projects as p')
  .selectAll('p')
  .where('p.visible_from', '<=', now)
const inOrder = visible.orderBy('p.display_order').orderBy('p.id')
type Projects = ReturnType<typeof visible.as<'p'>>

/** The projects in order, with their sector and capabilities. */
const filedOf = (projects: Projects) =>
  db
    .selectFrom(projects)
    .select(['p.id', 'p.slug', 'p.title', 'p.subtitle', 'p.description', 'p.is_featured'])
    .select((eb) => [
      termOf('sectors', eb.ref('p.sector_id')).as('sector'),
      capabilitiesBy(
        eb
          .selectFrom('project_capabilities as l')
          .select('l.capability_id')
          .whereRef('l.project_id', '=', 'p.id'),
      ).as('capabilities'),
    ])
    .orderBy('p.display_order')
    .orderBy('p.id')

/** One page plus one row, with everything the cards show. Every filter is served by one index. */
export function selectProjects(
  tx: Reader,
  { sectorId, capabilityId, after }: Filters,
): Promise<(ProjectCard & { cursor: string })[]> {
  const isPast = (order: Expression<unknown>, id: Expression<unknown>) =>
    after
      ? sql<boolean>`(${order}, ${id}) > (${typed('int', after.order)}, ${typed('uuid', after.id)})`
      : sql<boolean>`true`
  const byLink = db
    .selectFrom('project_capabilities as l')
    .innerJoin('public_projects as p', 'p.id', 'l.project_id')
    .selectAll('p')
    .where('l.visible_from', '<=', now)
    .where((eb) => isPast(eb.ref('l.display_order'), eb.ref('l.project_id')))
    .orderBy('l.display_order')
    .orderBy('l.project_id')
    .limit(projectsPerPage + 1)
  const byOrder = inOrder
    .where((eb) => isPast(eb.ref('p.display_order'), eb.ref('p.id')))
    .limit(projectsPerPage + 1)
  const page = capabilityId
    ? byLink
        .where('l.capability_id', '=', capabilityId)
        .$if(sectorId !== null, (query) => query.where('l.sector_id', '=', sectorId))
        .as('p')
    : byOrder.$if(sectorId !== null, (query) => query.where('p.sector_id', '=', sectorId)).as('p')
  return tx.all(
    filedOf(page).select((eb) => [
      sql<string[]>`(${eb.ref('p.outcomes')})[1:${outcomesPerCard}::int]`.as('outcomes'),
      text(eb.ref('p.display_order')).as('cursor'),
    ]),
  )
}

const wholeOf = (projects: Projects) =>
  filedOf(projects).select((eb) => [
    ...(['p.challenge', 'p.solution', 'p.outcomes', 'p.kpis'] as const),
    exactIso(eb.ref('p.updated_at')).as('updated_at'),
  ])

export function selectProject(tx: Reader, slug: string): Promise<PublicProject | undefined> {
  return tx.first(wholeOf(visible.where('p.slug', '=', slug).as('p')))
}

export function selectFirstProjects(tx: Reader, limit: number): Promise<PublicProject[]> {
  return tx.all(wholeOf(inOrder.limit(limit).as('p')))
}

/** The current slug of a project that was published under this one. */
export async function selectMovedProject(tx: Reader, slug: string): Promise<string | undefined> {
  const moved = db
    .selectFrom('former_project_slugs as f')
    .innerJoin('public_projects as p', 'p.id', 'f.project_id')
    .select('p.slug')
    .where('f.slug', '=', slug)
    .where('p.visible_from', '<=', now)
  return (await tx.first(moved))?.slug
}

/** The first project in the list's order with one of these capabilities. */
export async function selectRelatedProject(
  tx: Reader,
  capabilities: readonly string[],
): Promise<ProjectPointer | null> {
  return (await tx.first(relatedTo({ capabilities }))) ?? null
}

const relatedTo = builtOnce(({ capabilities }: { capabilities: readonly string[] }) =>
  db
    .selectFrom('capabilities as c')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('project_capabilities as l')
          .select('l.project_id')
          .whereRef('l.capability_id', '=', 'c.id')
          .where('l.visible_from', '<=', now)
          .orderBy('l.display_order')
          .orderBy('l.project_id')
          .limit(1)
          .as('first'),
      (join) => join.onTrue(),
    )
    .innerJoin('public_projects as p', 'p.id', 'first.project_id')
    .select(['p.slug', 'p.title', 'p.subtitle'])
    .where('c.slug', '=', anyOf(capabilities))
    .orderBy((eb) => sql`array_position(${list('text', capabilities)}, ${eb.ref('c.slug')})`)
    .limit(1),
)

export function selectPublishedProjects(tx: Reader, limit: number): Promise<Published[]> {
  return tx.all(
    db
      .selectFrom('public_projects as p')
      .select((eb) => ['p.slug', exactIso(eb.ref('p.updated_at')).as('changed')])
      .where('p.visible_from', '<=', now)
      .orderBy('p.display_order')
      .orderBy('p.id')
      .limit(limit),
  )
}
