import { type Expression, sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf, exactIso, typed } from '#app/platform/sql-helpers.server.ts'
import type { Choices, Kind, Move, Publication, PublicationState, Values } from './publication.ts'
import {
  helpColumns,
  helpMove,
  insightColumns,
  insightMove,
  projectColumns,
  projectMove,
} from './publication-columns-store.server.ts'

/** The tables of the kinds. */
export const tables = {
  insight: 'insights',
  project: 'public_projects',
  help: 'help_articles',
} as const
const former = {
  insight: 'former_insight_slugs',
  project: 'former_project_slugs',
  help: 'former_help_slugs',
} as const

/** The state of a publication for visitors, from its publishing time. */
export const stateOf = (from: Expression<string | null>) =>
  sql<PublicationState>`case when ${from} is null then 'draft' when ${from} > now() then 'scheduled' else 'published' end`

const orEmpty = (value: Expression<unknown>) => sql<string>`coalesce(${value}::text, '')`
const joined = (id: Expression<string>) =>
  sql<string | null>`string_agg(${id}::text, ' ' order by ${id}::text)`.as('ids')
const lines = (texts: Expression<string[]>) => sql<string>`array_to_string(${texts}, chr(10))`

const insights = db.selectFrom('insights as p').select((eb) =>
  jsonBuildObject({
    title: eb.ref('p.title'),
    slug: eb.ref('p.slug'),
    excerpt: orEmpty(eb.ref('p.excerpt')),
    content: eb.ref('p.content'),
    author: orEmpty(eb.ref('p.author')),
    publishedOn: sql<string>`coalesce(to_char(${eb.ref('p.published_at')} at time zone 'UTC', 'YYYY-MM-DD'), '')`,
    contentType: orEmpty(eb.ref('p.content_type_id')),
    capabilities: orEmpty(
      eb
        .selectFrom('insight_capabilities as l')
        .select((of) => joined(of.ref('l.capability_id')))
        .whereRef('l.insight_id', '=', 'p.id'),
    ),
    imageUrl: orEmpty(eb.ref('p.featured_image_url')),
    imageAlt: orEmpty(eb.ref('p.featured_image_alt')),
    imageWidth: orEmpty(eb.ref('p.featured_image_width')),
    imageHeight: orEmpty(eb.ref('p.featured_image_height')),
  }).as('values'),
)

const projects = db.selectFrom('public_projects as p').select((eb) =>
  jsonBuildObject({
    title: eb.ref('p.title'),
    slug: eb.ref('p.slug'),
    subtitle: orEmpty(eb.ref('p.subtitle')),
    description: orEmpty(eb.ref('p.description')),
    challenge: orEmpty(eb.ref('p.challenge')),
    solution: orEmpty(eb.ref('p.solution')),
    outcomes: lines(eb.ref('p.outcomes')),
    kpis: lines(eb.ref('p.kpis')),
    sector: orEmpty(eb.ref('p.sector_id')),
    capabilities: orEmpty(
      eb
        .selectFrom('project_capabilities as l')
        .select((of) => joined(of.ref('l.capability_id')))
        .whereRef('l.project_id', '=', 'p.id'),
    ),
    featured: sql<string>`case when ${eb.ref('p.is_featured')} then 'on' else '' end`,
    displayOrder: orEmpty(eb.ref('p.display_order')),
  }).as('values'),
)

const helpArticles = db.selectFrom('help_articles as p').select((eb) =>
  jsonBuildObject({
    title: eb.ref('p.title'),
    slug: eb.ref('p.slug'),
    excerpt: orEmpty(eb.ref('p.excerpt')),
    content: eb.ref('p.content'),
    audience: orEmpty(eb.ref('p.audience')),
    client: orEmpty(eb.ref('p.client_id')),
  }).as('values'),
)

const visibleFrom = (from: Expression<string | null>) =>
  exactIso(sql<string | null>`nullif(${from}, '-infinity')`).as('visible_from')

/** A publication with the values of its form. */
export function selectPublication(
  tx: Tx,
  kind: Kind,
  id: string,
  hold = false,
): Promise<Publication | undefined> {
  if (kind === 'insight') {
    const insight = insights
      .select(['p.id', 'p.version'])
      .select((eb) => [
        stateOf(eb.ref('p.visible_from')).as('state'),
        visibleFrom(eb.ref('p.visible_from')),
      ])
      .where('p.id', '=', id)
    return tx.first(insight.$if(hold, (query) => query.forUpdate()))
  }
  if (kind === 'help') {
    const article = helpArticles
      .select(['p.id', 'p.version'])
      .select((eb) => [
        stateOf(eb.ref('p.visible_from')).as('state'),
        visibleFrom(eb.ref('p.visible_from')),
      ])
      .where('p.id', '=', id)
    return tx.first(article.$if(hold, (query) => query.forUpdate()))
  }
  const project = projects
    .select(['p.id', 'p.version'])
    .select((eb) => [
      stateOf(eb.ref('p.visible_from')).as('state'),
      visibleFrom(eb.ref('p.visible_from')),
    ])
    .where('p.id', '=', id)
  return tx.first(project.$if(hold, (query) => query.forUpdate()))
}

export async function isSlugTaken(tx: Tx, kind: Kind, slug: string, id: string): Promise<boolean> {
  const taken = db.selectFrom(tables[kind]).select('id').where('slug', '=', slug)
  return (await tx.first(taken.where('id', '!=', id))) !== undefined
}

/** Whether this slug is a former one that redirects to a publication. */
export async function isFormerSlug(tx: Tx, kind: Kind, slug: string): Promise<boolean> {
  const known = db.selectFrom(former[kind]).select('slug').where('slug', '=', slug)
  return (await tx.first(known)) !== undefined
}

export async function knowsClient(tx: Tx, id: string): Promise<boolean> {
  return (await tx.first(db.selectFrom('clients').select('id').where('id', '=', id))) !== undefined
}

/** Inserts a draft. */
export async function insertPublication(
  tx: Tx,
  kind: Kind,
  id: string,
  values: Values,
): Promise<void> {
  if (kind === 'help') {
    await tx.run(db.insertInto('help_articles').values({ id, ...helpColumns(values) }))
    return
  }
  await tx.run(
    kind === 'insight'
      ? db.insertInto('insights').values({ id, ...insightColumns(values) })
      : db.insertInto('public_projects').values({ id, ...projectColumns(values) }),
  )
  await link(tx, kind, id, values)
}

/** @param at the publishing time, for `schedule` */
export async function updatePublication(
  tx: Tx,
  kind: Kind,
  id: string,
  values: Values,
  move: Move,
  at: string | null,
): Promise<void> {
  const updated_at = sql<string>`now()`
  if (kind === 'help') {
    const columns = { ...helpColumns(values), ...helpMove(move, at), updated_at }
    await tx.run(db.updateTable('help_articles').set(columns).where('id', '=', id))
    return
  }
  const kept = sql<string>`all(${capabilitiesOf(values)}::uuid[])`
  if (kind === 'insight') {
    await tx.run(
      db
        .updateTable('insights')
        .set((eb) => {
          const stored = { date: eb.ref('published_at'), isPublished: eb.ref('is_published') }
          const columns = insightColumns(values, stored)
          return { ...columns, ...insightMove(move, at, columns.published_at), updated_at }
        })
        .where('id', '=', id),
    )
    const links = db.deleteFrom('insight_capabilities').where('insight_id', '=', id)
    await tx.run(links.where('capability_id', '!=', kept))
  } else {
    const columns = { ...projectColumns(values), ...projectMove(move, at), updated_at }
    await tx.run(db.updateTable('public_projects').set(columns).where('id', '=', id))
    const links = db.deleteFrom('project_capabilities').where('project_id', '=', id)
    await tx.run(links.where('capability_id', '!=', kept))
  }
  await link(tx, kind, id, values)
}

const capabilitiesOf = ({ capabilities = '' }: Values) => capabilities.split(' ').filter(Boolean)

async function link(tx: Tx, kind: Kind, id: string, values: Values): Promise<void> {
  const links = db
    .selectFrom('capabilities')
    .select([typed('uuid', id).as('publication_id'), 'id'])
    .where('id', '=', anyOf(capabilitiesOf(values)))
  const insert =
    kind === 'insight'
      ? db
          .insertInto('insight_capabilities')
          .columns(['insight_id', 'capability_id'])
          .expression(links)
      : db
          .insertInto('project_capabilities')
          .columns(['project_id', 'capability_id'])
          .expression(links)
  await tx.run(insert.onConflict((conflict) => conflict.doNothing()))
}

export async function deletePublication(tx: Tx, kind: Kind, id: string): Promise<void> {
  await tx.run(db.deleteFrom(tables[kind]).where('id', '=', id))
}

/**
 * The taxonomy terms of this kind; of a help article the clients among those that are used.
 * @param used ids that are included although they are hidden; undefined to include all
 */
export async function selectChoices(tx: Tx, kind: Kind, used?: string[]): Promise<Choices> {
  const choices = (table: 'content_types' | 'sectors' | 'capabilities') => {
    const all = db.selectFrom(table).select(['id', 'name'])
    const offered = used
      ? all.where((eb) => eb.or([eb('is_active', '=', true), eb('id', '=', anyOf(used))]))
      : all
    return jsonArrayFrom(offered.orderBy('display_order').orderBy('name').orderBy('id'))
  }
  if (kind === 'help') {
    const clients = db
      .selectFrom('clients')
      .select(['id', 'name'])
      .where('id', '=', anyOf(used ?? []))
    return { terms: await tx.all(clients), capabilities: [] }
  }
  const read = db.selectNoFrom([
    choices(kind === 'insight' ? 'content_types' : 'sectors').as('terms'),
    choices('capabilities').as('capabilities'),
  ])
  return (await tx.first(read)) ?? { terms: [], capabilities: [] }
}
