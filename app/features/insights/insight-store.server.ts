import { type SQL, sql } from 'drizzle-orm'
import type { Label, Published } from '#app/features/showcase/public-project.ts'
import type { Reader } from '#app/platform/db.server.ts'
import { keyset } from '#app/platform/keyset.server.ts'
import type { ListQuery } from '#app/platform/keyset.ts'
import {
  type FeaturedInsight,
  type InsightPointer,
  type InsightRow,
  insightsPerPage,
  relatedInsights,
} from './insight.ts'

type Filters = {
  typeId: string | null
  capabilityId: string | null
  list: ListQuery<'created_at'>
}

const typeOf = sql`(select json_build_object('name', t.name, 'slug', t.slug) from content_types t where t.id = i.content_type_id) as content_type`
const capabilitiesOf = sql`coalesce((
    select json_agg(json_build_object('name', c.name, 'slug', c.slug) order by c.display_order, c.id)
    from insight_capabilities l join capabilities c on c.id = l.capability_id where l.insight_id = i.id
  ), '[]') as capabilities`
const imageOf = sql`case when i.featured_image_url is not null then json_build_object('url', i.featured_image_url,
    'alt', coalesce(i.featured_image_alt, ''), 'width', coalesce(i.featured_image_width, 1200),
    'height', coalesce(i.featured_image_height, 675)) end as image`
const dateOf = sql`to_json(i.published_at) #>> '{}' as published_at`
const cardOf = sql`i.id, i.slug, i.title, i.excerpt, i.author, ${dateOf}, ${typeOf}, ${capabilitiesOf}, ${imageOf}`

/** One page and one row more, with everything its cards show. Walks one index, whatever is filtered. */
export async function selectInsights(
  tx: Reader,
  { typeId, capabilityId, list }: Filters,
): Promise<(FeaturedInsight & { cursor: string })[]> {
  // The first page has a place more: its first insight is featured.
  const limit = insightsPerPage + (list.after ? 1 : 2)
  const ofType = (table: SQL) => (typeId ? sql`${table}.content_type_id = ${typeId}` : sql`true`)
  const byLink = keyset(list, sql`l.published_at`, sql`l.insight_id`)
  const byDate = keyset(list, sql`i.published_at`, sql`i.id`)
  const page = capabilityId
    ? sql`select i.* from insight_capabilities l join insights i on i.id = l.insight_id
        where l.capability_id = ${capabilityId} and l.visible_from <= now() and ${ofType(sql`l`)} and ${byLink.past}
        order by ${byLink.order} limit ${limit}`
    : sql`select i.* from insights i
        where i.visible_from <= now() and ${ofType(sql`i`)} and ${byDate.past}
        order by ${byDate.order} limit ${limit}`
  const rows = await tx.execute(sql`
    select ${cardOf}, ${byDate.cursor} as cursor from (${page}) i order by ${byDate.order}`)
  return rows as unknown as (FeaturedInsight & { cursor: string })[]
}

export async function selectInsight(tx: Reader, slug: string): Promise<InsightRow | undefined> {
  const [row] = await tx.execute(sql`
    select ${cardOf}, i.content, to_json(i.updated_at) #>> '{}' as updated_at
    from insights i where i.slug = ${slug} and i.visible_from <= now()`)
  return row as InsightRow | undefined
}

export async function selectNewestInsights(tx: Reader, limit: number): Promise<InsightRow[]> {
  const rows = await tx.execute(sql`
    select ${cardOf}, i.content, to_json(i.updated_at) #>> '{}' as updated_at
    from insights i where i.visible_from <= now()
    order by i.published_at desc, i.id desc limit ${limit}`)
  return rows as unknown as InsightRow[]
}

/** Where the insight is found that was known by this name before. */
export async function selectMovedInsight(tx: Reader, slug: string): Promise<string | undefined> {
  const [row] = await tx.execute<{ slug: string }>(sql`
    select i.slug from former_insight_slugs f join insights i on i.id = f.insight_id
    where f.slug = ${slug} and i.visible_from <= now()`)
  return row?.slug
}

/** The newest insights on these capabilities, without one of them. */
export async function selectRelatedInsights(
  tx: Reader,
  capabilities: readonly string[],
  without: string | null,
): Promise<InsightPointer[]> {
  const rows = await tx.execute(sql`
    select i.slug, i.title, ${dateOf}, ${typeOf}
    from (
      select distinct near.insight_id from capabilities c
      cross join lateral (
        select l.insight_id from insight_capabilities l
        where l.capability_id = c.id and l.visible_from <= now()
        order by l.published_at desc, l.insight_id desc limit ${relatedInsights + 1}) near
      where c.slug in ${[...capabilities]} and near.insight_id is distinct from ${without}::uuid) picked
    join insights i on i.id = picked.insight_id
    order by i.published_at desc, i.id desc limit ${relatedInsights}`)
  return rows as unknown as InsightPointer[]
}

/** The names of what something is to be filed under; what is not known is left out. */
export async function selectFiling(
  tx: Reader,
  contentType: string | null,
  capabilities: readonly string[],
): Promise<{ content_type: Label | null; capabilities: Label[] }> {
  const [row] = await tx.execute(sql`
    select (select json_build_object('name', t.name, 'slug', t.slug) from content_types t
        where t.id = ${contentType}::uuid) as content_type,
      coalesce((select json_agg(json_build_object('name', c.name, 'slug', c.slug) order by c.display_order, c.id)
        from capabilities c where c.id = any(${sql.param([...capabilities])}::uuid[])), '[]') as capabilities`)
  return row as { content_type: Label | null; capabilities: Label[] }
}

export async function selectPublishedInsights(tx: Reader, limit: number): Promise<Published[]> {
  const rows = await tx.execute<Published>(sql`
    select slug, to_json(updated_at) #>> '{}' as changed from insights
    where visible_from <= now() order by published_at desc, id desc limit ${limit}`)
  return [...rows]
}
