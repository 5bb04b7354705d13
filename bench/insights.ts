import { startStack, tableHead } from './stack.ts'

/**
 * Measures the public lists of insights and projects, and one page of each, uncached, through the whole
 * HTTP stack of the built product.
 *
 * @param rows how many insights to create first, and as many projects
 * @returns lines of a Markdown table
 */
export async function measureInsights(rows: number): Promise<string[]> {
  const stack = await startStack()
  try {
    const { sql } = stack
    const words = 'Some words about an article of the kind that people write. '.repeat(14)
    await sql`
      with types as (select array_agg(id order by slug) as ids from content_types)
      insert into insights (slug, title, excerpt, content, author, published_at, is_published, content_type_id)
      select 'insight-' || i, 'Insight ' || md5(i::text), 'An excerpt of ' || i,
        '<h2>A part</h2><p>' || ${words} || '</p><h2>Another</h2><p>' || ${words} || md5((i * 7)::text) || '</p>',
        'An Author', now() - i * interval '5 minutes', i % 50 <> 0, types.ids[1 + i % array_length(types.ids, 1)]
      from generate_series(1, ${rows}::int) as i, types`
    await sql`insert into capabilities (name, slug, display_order) values ('Rare', 'rare', 9)`
    await sql`
      insert into insight_capabilities (insight_id, capability_id)
      select i.id, c.id from insights i join capabilities c on c.display_order = 1 + length(i.title) % 3
        or (c.slug = 'rare' and i.slug like 'insight-%9999') where i.slug like 'insight-%'`
    await sql`
      with places as (select array_agg(id order by slug) as ids from sectors)
      insert into public_projects (slug, title, subtitle, description, outcomes, published, display_order, sector_id)
      select 'project-' || i, 'Project ' || md5(i::text), 'Of a kind', ${words}, array['One', 'Two', 'Three'],
        i % 50 <> 0, i, places.ids[1 + i % array_length(places.ids, 1)]
      from generate_series(1, ${rows}::int) as i, places`
    await sql`
      insert into project_capabilities (project_id, capability_id)
      select p.id, c.id from public_projects p join capabilities c
        on (c.slug = 'rare' and p.slug like 'project-%9999') or c.display_order = 1 + p.display_order % 3
      where p.slug like 'project-%'`
    await sql.unsafe('vacuum analyze')
    const [deep] = await sql<{ insight: string; project: string }[]>`
      select (select id || '~' || to_char(published_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00'
          from insights where slug = 'insight-' || ${rows - 101}::int) as insight,
        (select id || '~' || display_order from public_projects where slug = 'project-' || ${rows - 101}::int) as project`
    const after = (cursor = '') => new URLSearchParams({ after: cursor }).toString()
    const count = rows.toLocaleString('en-CA')
    return [
      ...tableHead(`insights, ${count} of them`),
      ...(await stack.measure('/blog', '', {
        'first page': '',
        'a page near the end': after(deep?.insight),
        'of one type': 'type=guide',
        'of one capability': 'capability=ai-automation',
        'of a rare capability': 'capability=rare',
        'type and capability': 'type=guide&capability=digital-identity',
      })),
      ...(await stack.measure('/blog/insight-4711', '', { 'one insight': '' })),
      ...(await stack.measure('/blog/insight-4711.data', '', {
        'one insight, its data alone': '',
      })),
      ...tableHead(`published projects, ${count} of them`),
      ...(await stack.measure('/projects', '', {
        'first page': '',
        'a page near the end': after(deep?.project),
        'of one sector': 'sector=health',
        'of a rare capability': 'capability=rare',
        'sector and capability': 'sector=health&capability=digital-identity',
      })),
      ...(await stack.measure('/projects/project-4711', '', { 'one project': '' })),
    ]
  } finally {
    await stack.stop()
  }
}
