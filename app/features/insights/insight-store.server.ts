import { type Expression, sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Published } from '#app/features/public-projects/public-project.ts'
import { builtOnce } from '#app/platform/built-once.ts'
import type { Reader } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf, exactIso, instant, typed } from '#app/platform/sql-helpers.server.ts'
import {
  type FeaturedInsight,
  type InsightPointer,
  type InsightRow,
  insightsPerPage,
  relatedInsights,
} from './insight.ts'
import type { InsightQuery } from './insight-query.ts'

type Filters = {
  typeId: string | null
  capabilityId: string | null
  after: InsightQuery['after']
}

const now = sql<string>`now()`
/** The insights that visitors may read. */
const visible = db.selectFrom('insights as i').selectAll('i').where('i.visible_from', '<=', now)

type Insights = ReturnType<typeof visible.as<'i'>>

const typeOf = (id: Expression<string | null>) =>
  jsonObjectFrom(db.selectFrom('content_types').select(['name', 'slug']).where('id', '=', id))

/** The columns of a card. */
const cardsOf = (insights: Insights) =>
  db.selectFrom(insights).select((eb) => [
    ...(['i.id', 'i.slug', 'i.title', 'i.excerpt', 'i.author'] as const),
    exactIso(eb.ref('i.published_at')).$notNull().as('published_at'),
    typeOf(eb.ref('i.content_type_id')).as('content_type'),
    jsonArrayFrom(
      eb
        .selectFrom('insight_capabilities as l')
        .innerJoin('capabilities as c', 'c.id', 'l.capability_id')
        .select(['c.name', 'c.slug'])
        .whereRef('l.insight_id', '=', 'i.id')
        .orderBy('c.display_order')
        .orderBy('c.id'),
    ).as('capabilities'),
    eb
      .case()
      .when('i.featured_image_url', 'is not', null)
      .then(
        jsonBuildObject({
          url: eb.ref('i.featured_image_url').$notNull(),
          alt: eb.fn.coalesce('i.featured_image_alt', eb.val('')),
          width: eb.fn.coalesce('i.featured_image_width', eb.val(1200)),
          height: eb.fn.coalesce('i.featured_image_height', eb.val(675)),
        }),
      )
      .end()
      .as('image'),
  ])

/** All columns of an insight. */
const wholeOf = (insights: Insights) =>
  cardsOf(insights).select((eb) => ['i.content', exactIso(eb.ref('i.updated_at')).as('updated_at')])

/** One page plus one row, with everything the cards show. Every filter is served by one index. */
export function selectInsights(
  tx: Reader,
  { typeId, capabilityId, after }: Filters,
): Promise<(FeaturedInsight & { cursor: string })[]> {
  // The first page has one row more, because its first insight is featured.
  const limit = insightsPerPage + (after ? 1 : 2)
  const byLink = db
    .selectFrom('insight_capabilities as l')
    .innerJoin('insights as i', 'i.id', 'l.insight_id')
    .selectAll('i')
    .where('l.visible_from', '<=', now)
    .where((eb) => isPast(after, eb.ref('l.published_at'), eb.ref('l.insight_id')))
    .orderBy('l.published_at', 'desc')
    .orderBy('l.insight_id', 'desc')
    .limit(limit)
  const byDate = visible
    .where((eb) => isPast(after, eb.ref('i.published_at'), eb.ref('i.id')))
    .orderBy('i.published_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
  const page = capabilityId
    ? byLink
        .where('l.capability_id', '=', capabilityId)
        .$if(typeId !== null, (query) => query.where('l.content_type_id', '=', typeId))
        .as('i')
    : byDate.$if(typeId !== null, (query) => query.where('i.content_type_id', '=', typeId)).as('i')
  return tx.all(
    cardsOf(page)
      .select((eb) => instant(eb.ref('i.published_at')).as('cursor'))
      .orderBy('i.published_at', 'desc')
      .orderBy('i.id', 'desc'),
  )
}

function isPast(after: InsightQuery['after'], time: Expression<unknown>, id: Expression<unknown>) {
  if (!after) return sql<boolean>`true`
  const [instant = ''] = after.values
  const last = sql`(${typed('timestamptz', instant)}, ${typed('uuid', after.id)})`
  return sql<boolean>`(${time}, ${id}) < ${last}`
}

export function selectInsight(tx: Reader, slug: string): Promise<InsightRow | undefined> {
  return tx.first(insightCalled({ slug }))
}

const insightCalled = builtOnce((given: { slug: string }) =>
  wholeOf(visible.where('i.slug', '=', given.slug).as('i')),
)

const newestFirst = visible.orderBy('i.published_at', 'desc').orderBy('i.id', 'desc')

export function selectNewestInsights(tx: Reader, limit: number): Promise<InsightRow[]> {
  const newest = wholeOf(newestFirst.limit(limit).as('i'))
  return tx.all(newest.orderBy('i.published_at', 'desc').orderBy('i.id', 'desc'))
}

/** The current slug of an insight that was published under this one. */
export async function selectMovedInsight(tx: Reader, slug: string): Promise<string | undefined> {
  const moved = db
    .selectFrom('former_insight_slugs as f')
    .innerJoin('insights as i', 'i.id', 'f.insight_id')
    .select('i.slug')
    .where('f.slug', '=', slug)
    .where('i.visible_from', '<=', now)
  return (await tx.first(moved))?.slug
}

/** The newest insights on these capabilities, except one. */
export function selectRelatedInsights(
  tx: Reader,
  capabilities: readonly string[],
  without: string | null,
): Promise<InsightPointer[]> {
  return tx.all(relatedTo({ capabilities, without }))
}

type Nearness = { capabilities: readonly string[]; without: string | null }

const relatedTo = builtOnce(({ capabilities, without }: Nearness) => {
  const near = db
    .selectFrom('capabilities as c')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('insight_capabilities as l')
          .select('l.insight_id')
          .whereRef('l.capability_id', '=', 'c.id')
          .where('l.visible_from', '<=', now)
          .orderBy('l.published_at', 'desc')
          .orderBy('l.insight_id', 'desc')
          .limit(relatedInsights + 1)
          .as('near'),
      (join) => join.onTrue(),
    )
    .select('near.insight_id')
    .distinct()
    .where('c.slug', '=', anyOf(capabilities))
    .where('near.insight_id', 'is distinct from', typed('uuid', without))
  return db
    .selectFrom(near.as('picked'))
    .innerJoin('insights as i', 'i.id', 'picked.insight_id')
    .select((eb) => [
      'i.slug',
      'i.title',
      exactIso(eb.ref('i.published_at')).$notNull().as('published_at'),
      typeOf(eb.ref('i.content_type_id')).as('content_type'),
    ])
    .orderBy('i.published_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(relatedInsights)
})

export function selectPublishedInsights(tx: Reader, limit: number): Promise<Published[]> {
  return tx.all(
    db
      .selectFrom('insights as i')
      .select((eb) => ['i.slug', exactIso(eb.ref('i.updated_at')).as('changed')])
      .where('i.visible_from', '<=', now)
      .orderBy('i.published_at', 'desc')
      .orderBy('i.id', 'desc')
      .limit(limit),
  )
}
