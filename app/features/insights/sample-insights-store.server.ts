import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { rawStatement } from '#app/platform/raw-statements.server.ts'
import { json } from '#app/platform/sql-helpers.server.ts'

// The samples are passed as one JSON document, some with arrays in it, which the builder cannot
// read as rows.
const addContentTypes = rawStatement({
  name: 'sample content types',
  text: `insert into content_types (name, slug)
    select name, slug from jsonb_to_recordset($1) as t (name text, slug text)`,
  parameters: { contentTypes: 'jsonb' },
  row: {},
})

const addInsights = rawStatement({
  name: 'sample insights',
  text: `insert into insights (slug, title, excerpt, content, author, published_at, is_published, content_type_id,
      featured_image_url, featured_image_alt, featured_image_width, featured_image_height)
    select n.slug, title, excerpt, content, author, "publishedAt", "isPublished", t.id, url, alt, width, height
    from jsonb_to_recordset($1) as n (slug text, title text, excerpt text, content text,
      author text, "publishedAt" timestamptz, "isPublished" boolean, "contentType" text, url text, alt text,
      width int, height int)
    left join content_types t on t.slug = n."contentType"`,
  parameters: { insights: 'jsonb' },
  row: {},
})

const addCapabilities = rawStatement({
  name: 'capabilities of sample insights',
  text: `insert into insight_capabilities (insight_id, capability_id)
    select i.id, c.id from jsonb_to_recordset($1) as n (slug text, capabilities jsonb)
    join insights i on i.slug = n.slug
    join capabilities c on c.slug in (select jsonb_array_elements_text(n.capabilities))`,
  parameters: { insights: 'jsonb' },
  row: {},
})

/**
 * Whether there are no insights yet. Locks the table's key, so that instances that start together
 * ask one after the other.
 */
export async function lockEmptyInsights(tx: Tx): Promise<boolean> {
  const lock = sql<void>`pg_advisory_xact_lock(hashtext(${'sample insights'}::text))`
  await tx.run(db.selectNoFrom(lock.as('locked')))
  const written = db.selectFrom('content_types').select('id')
  const row = await tx.first(written.unionAll(db.selectFrom('insights').select('id')).limit(1))
  return row === undefined
}

/** Capabilities are looked up by name; unknown ones are ignored. */
export async function insertInsights(
  tx: Tx,
  contentTypes: readonly object[],
  insights: readonly object[],
): Promise<void> {
  await tx.run(addContentTypes({ contentTypes: json(contentTypes) }))
  await tx.run(addInsights({ insights: json(insights) }))
  await tx.run(addCapabilities({ insights: json(insights) }))
}
