import type { InsightPointer } from '#app/features/insights/insight.ts'
import type { ProjectPointer } from '#app/features/public-projects/public-project.ts'
import type { Reader } from '#app/platform/db.server.ts'
import { rawStatement } from '#app/platform/raw-statements.server.ts'

type Wanted = {
  sectors: readonly string[]
  capabilities: readonly string[]
  words: string
  limit: number
}

// Only the first ones of each way are ranked, however many there are.
const projectsOn = rawStatement({
  name: 'published projects on a subject',
  text: `with asked as (
      select websearch_to_tsquery('english', $3) as query,
        array(select id from sectors where slug = any($1)) as sectors
    ), found as (
      (select p.id from public_projects p, asked
        where p.sector_id = any(asked.sectors) and p.visible_from <= now()
        order by p.display_order, p.id limit 20)
      union
      (select l.project_id from project_capabilities l join capabilities c on c.id = l.capability_id
        where c.slug = any($2) and l.visible_from <= now()
        order by l.display_order, l.project_id limit 20)
      union
      (select p.id from public_projects p, asked
        where p.search @@ asked.query and p.visible_from <= now()
        order by p.display_order, p.id limit 50)
    )
    select p.slug, p.title, p.subtitle
    from asked cross join found join public_projects p on p.id = found.id
    order by coalesce(p.sector_id = any(asked.sectors), false) desc, ts_rank(p.search, asked.query) desc,
      p.display_order, p.id
    limit $4`,
  parameters: { sectors: 'text[]', capabilities: 'text[]', words: 'text', limit: 'int8' },
  row: { slug: 'text', title: 'text', subtitle: 'text?' },
})

const insightsOn = rawStatement({
  name: 'published insights on a subject',
  text: `with asked as (select websearch_to_tsquery('english', $2) as query), found as (
      (select i.id from insights i, asked
        where i.search @@ asked.query and i.visible_from <= now()
        order by i.published_at desc, i.id desc limit 100)
      union
      (select l.insight_id from insight_capabilities l join capabilities c on c.id = l.capability_id
        where c.slug = any($1) and l.visible_from <= now()
        order by l.published_at desc, l.insight_id desc limit 20)
    )
    select i.slug, i.title, to_json(i.published_at) #>> '{}' as published_at,
      (select t.name from content_types t where t.id = i.content_type_id) as type_name,
      (select t.slug from content_types t where t.id = i.content_type_id) as type_slug
    from asked cross join found join insights i on i.id = found.id
    order by ts_rank(i.search, asked.query) desc, i.published_at desc, i.id desc
    limit $3`,
  parameters: { capabilities: 'text[]', words: 'text', limit: 'int8' },
  row: {
    ...{ slug: 'text', title: 'text', published_at: 'text!' },
    ...{ type_name: 'text?', type_slug: 'text?' },
  },
})

const pagesOf = rawStatement({
  name: 'pages that a publication is about',
  text: `with record as (
      select p.search, (select s.slug from sectors s where s.id = p.sector_id) as sector,
        array(select c.slug from project_capabilities l join capabilities c on c.id = l.capability_id
          where l.project_id = p.id order by c.display_order, c.id) as capabilities
      from public_projects p where $1 = 'projects' and p.slug = $2 and p.visible_from <= now()
      union all
      select i.search, null,
        array(select c.slug from insight_capabilities l join capabilities c on c.id = l.capability_id
          where l.insight_id = i.id order by c.display_order, c.id)
      from insights i where $1 = 'blog' and i.slug = $2 and i.visible_from <= now()
    ), near as (
      select s.path,
        case when r.sector = any(string_to_array(s.sectors, ' ')) then 1 else 0 end
          + ts_rank(r.search, websearch_to_tsquery('english', s.words)) as nearness
      from record r cross join unnest($3::text[], $4::text[], $5::text[]) as s(path, sectors, words)
    )
    select path, nearness::float8 as nearness from near where nearness > 0
    union all
    select '/capabilities/' || slug, 0::float8 from record, unnest(capabilities) as slug
    order by nearness desc`,
  parameters: {
    ...{ list: 'text', slug: 'text' },
    ...{ paths: 'text[]', sectors: 'text[]', words: 'text[]' },
  },
  row: { path: 'text!', nearness: 'float8!' },
})

export function selectProjectsOn(tx: Reader, wanted: Wanted): Promise<ProjectPointer[]> {
  const { sectors, capabilities, words, limit } = wanted
  const lists = { sectors: [...sectors], capabilities: [...capabilities] }
  return tx.all(projectsOn({ ...lists, words, limit }))
}

export async function selectInsightsOn(
  tx: Reader,
  { capabilities, words, limit }: Omit<Wanted, 'sectors'>,
): Promise<InsightPointer[]> {
  const rows = await tx.all(insightsOn({ capabilities: [...capabilities], words, limit }))
  return rows.map(({ type_name: name, type_slug: slug, ...row }) => ({
    ...row,
    content_type: name !== null && slug !== null ? { name, slug } : null,
  }))
}

/**
 * The given pages by how near a published record is to them, and the addresses of its capabilities
 * with the nearness 0.
 *
 * @param list where the record is: `projects` or `blog`
 */
export function selectPagesOf(
  tx: Reader,
  record: { list: string; slug: string },
  pages: readonly { path: string; sectors: readonly string[]; words: string }[],
): Promise<{ path: string; nearness: number }[]> {
  return tx.all(
    pagesOf({
      ...record,
      paths: pages.map(({ path }) => path),
      sectors: pages.map(({ sectors }) => sectors.join(' ')),
      words: pages.map(({ words }) => words),
    }),
  )
}
