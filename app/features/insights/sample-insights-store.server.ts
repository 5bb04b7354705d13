import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'

/** Whether nothing has been written yet; instances that start together ask one after the other. */
export async function lockEmptyInsights(tx: Tx): Promise<boolean> {
  await tx.execute(sql`lock table content_types in share row exclusive mode`)
  const [row] = await tx.execute<{ empty: boolean }>(sql`
    select not exists (select from content_types) and not exists (select from insights) as empty`)
  return row?.empty ?? false
}

/** The capabilities named are those that are there. */
export async function insertInsights(
  tx: Tx,
  contentTypes: readonly object[],
  insights: readonly object[],
): Promise<void> {
  const json = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`
  await tx.execute(sql`
    insert into content_types (name, slug)
    select name, slug from jsonb_to_recordset(${json(contentTypes)}) as t (name text, slug text)`)
  await tx.execute(sql`
    insert into insights (slug, title, excerpt, content, author, published_at, is_published, content_type_id,
      featured_image_url, featured_image_alt, featured_image_width, featured_image_height)
    select n.slug, title, excerpt, content, author, "publishedAt", "isPublished", t.id, url, alt, width, height
    from jsonb_to_recordset(${json(insights)}) as n (slug text, title text, excerpt text, content text,
      author text, "publishedAt" timestamptz, "isPublished" boolean, "contentType" text, url text, alt text,
      width int, height int)
    left join content_types t on t.slug = n."contentType"`)
  await tx.execute(sql`
    insert into insight_capabilities (insight_id, capability_id)
    select i.id, c.id from jsonb_to_recordset(${json(insights)}) as n (slug text, capabilities jsonb)
    join insights i on i.slug = n.slug
    join capabilities c on c.slug in (select jsonb_array_elements_text(n.capabilities))`)
}
