import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { Choice, Choices, Kind, Move, Publication, Values } from './publication.ts'

const tables = { insight: sql`insights`, project: sql`public_projects` }
const links = { insight: sql`insight_capabilities`, project: sql`project_capabilities` }
const former = { insight: sql`former_insight_slugs`, project: sql`former_project_slugs` }
const owners = { insight: sql`insight_id`, project: sql`project_id` }

/** What visitors make of it. */
export const stateOf = sql`case when p.visible_from is null then 'draft'
  when p.visible_from > now() then 'scheduled' else 'published' end`

const or = (column: SQL) => sql`coalesce(${column}::text, '')`
const linked = (
  kind: Kind,
) => sql`coalesce((select string_agg(l.capability_id::text, ' ' order by l.capability_id::text)
  from ${links[kind]} l where l.${owners[kind]} = p.id), '')`
const valuesOf: Record<Kind, SQL> = {
  insight: sql`json_build_object('title', p.title, 'slug', p.slug, 'excerpt', ${or(sql`p.excerpt`)},
    'content', p.content, 'author', ${or(sql`p.author`)},
    'publishedOn', coalesce(to_char(p.published_at at time zone 'UTC', 'YYYY-MM-DD'), ''),
    'contentType', ${or(sql`p.content_type_id`)}, 'capabilities', ${linked('insight')},
    'imageUrl', ${or(sql`p.featured_image_url`)}, 'imageAlt', ${or(sql`p.featured_image_alt`)},
    'imageWidth', ${or(sql`p.featured_image_width`)}, 'imageHeight', ${or(sql`p.featured_image_height`)})`,
  project: sql`json_build_object('title', p.title, 'slug', p.slug, 'subtitle', ${or(sql`p.subtitle`)},
    'description', ${or(sql`p.description`)}, 'challenge', ${or(sql`p.challenge`)},
    'solution', ${or(sql`p.solution`)}, 'outcomes', array_to_string(p.outcomes, chr(10)),
    'kpis', array_to_string(p.kpis, chr(10)), 'sector', ${or(sql`p.sector_id`)},
    'capabilities', ${linked('project')}, 'featured', case when p.is_featured then 'on' else '' end,
    'displayOrder', p.display_order::text)`,
}

/** A publication with what its form holds. */
export async function selectPublication(
  tx: Tx,
  kind: Kind,
  id: string,
  hold = false,
): Promise<Publication | undefined> {
  const [row] = await tx.execute(sql`
    select p.id, p.version, ${stateOf} as state, to_json(nullif(p.visible_from, '-infinity')) #>> '{}' as visible_from,
      ${valuesOf[kind]} as values
    from ${tables[kind]} p where p.id = ${id} ${hold ? sql`for update` : sql``}`)
  return row as Publication | undefined
}

export async function isSlugTaken(tx: Tx, kind: Kind, slug: string, id: string): Promise<boolean> {
  const rows = await tx.execute(
    sql`select 1 from ${tables[kind]} where slug = ${slug} and id <> ${id}`,
  )
  return rows.length > 0
}

/** Whether links with this address lead to something that has another one now. */
export async function isFormerSlug(tx: Tx, kind: Kind, slug: string): Promise<boolean> {
  const rows = await tx.execute(sql`select 1 from ${former[kind]} where slug = ${slug}`)
  return rows.length > 0
}

/** A draft. */
export async function insertPublication(
  tx: Tx,
  kind: Kind,
  id: string,
  values: Values,
): Promise<void> {
  const columns = columnsOf(kind, values, 'save')
  const names = Object.keys(columns).map((name) => sql.identifier(name))
  await tx.execute(sql`
    insert into ${tables[kind]} as p (id, ${sql.join(names, sql`, `)})
    values (${id}, ${sql.join(Object.values(columns), sql`, `)})`)
  await link(tx, kind, id, values)
}

/** @param at when it is to appear, for `schedule` */
export async function updatePublication(
  tx: Tx,
  kind: Kind,
  id: string,
  values: Values,
  move: Move,
  at: string | null,
): Promise<void> {
  const columns = Object.entries({
    ...columnsOf(kind, values, 'save', sql`p.published_at`),
    ...(move === 'save' ? {} : columnsOf(kind, values, move, sql`p.published_at`, at)),
    updated_at: sql`now()`,
  })
  const changes = columns.map(([name, value]) => sql`${sql.identifier(name)} = ${value}`)
  await tx.execute(
    sql`update ${tables[kind]} p set ${sql.join(changes, sql`, `)} where p.id = ${id}`,
  )
  await tx.execute(sql`
    delete from ${links[kind]} where ${owners[kind]} = ${id}
      and capability_id <> all(string_to_array(${values.capabilities ?? ''}, ' ')::uuid[])`)
  await link(tx, kind, id, values)
}

async function link(tx: Tx, kind: Kind, id: string, values: Values): Promise<void> {
  await tx.execute(sql`
    insert into ${links[kind]} (${owners[kind]}, capability_id)
    select ${id}::uuid, id from capabilities
    where id = any(string_to_array(${values.capabilities ?? ''}, ' ')::uuid[])
    on conflict do nothing`)
}

export async function deletePublication(tx: Tx, kind: Kind, id: string): Promise<void> {
  await tx.execute(sql`delete from ${tables[kind]} where id = ${id}`)
}

/** @param dated the date it has by now; left out for one that is new */
function columnsOf(
  kind: Kind,
  values: Values,
  move: Move,
  dated?: SQL,
  at: string | null = null,
): Record<string, SQL> {
  const text = (name: string) => sql`nullif(${values[name] ?? ''}::text, '')`
  if (kind === 'project') {
    const moved = movedTo(move, at)
    if (moved) return { published: moved.shown, publish_at: moved.from }
    return {
      title: text('title'),
      slug: text('slug'),
      subtitle: text('subtitle'),
      description: text('description'),
      challenge: text('challenge'),
      solution: text('solution'),
      outcomes: sql`coalesce(string_to_array(${text('outcomes')}, chr(10)), '{}')`,
      kpis: sql`coalesce(string_to_array(${text('kpis')}, chr(10)), '{}')`,
      sector_id: sql`(select id from sectors where id = ${text('sector')}::uuid)`,
      is_featured: sql`${values.featured === 'on'}::boolean`,
      display_order: sql`coalesce(${text('displayOrder')}::int, 0)`,
    }
  }
  const day = sql`(${text('publishedOn')}::date::timestamp at time zone 'UTC')`
  // Within its day a date keeps its time, by which the list is ordered; what is public keeps its date.
  const date = dated
    ? sql`case when ${text('publishedOn')} is null then case when p.is_published then ${dated} end
        when (${dated} at time zone 'UTC')::date = ${text('publishedOn')}::date then ${dated} else ${day} end`
    : day
  const moved = movedTo(move, at)
  if (moved) {
    const shownAs = {
      publish: sql`least(coalesce(${date}, now()), now())`,
      schedule: moved.from,
      unpublish: date,
      save: date,
    }
    return { is_published: moved.shown, publish_at: moved.from, published_at: shownAs[move] }
  }
  return {
    title: text('title'),
    slug: text('slug'),
    excerpt: text('excerpt'),
    content: sql`${values.content ?? ''}`,
    author: text('author'),
    published_at: date,
    content_type_id: sql`(select id from content_types where id = ${text('contentType')}::uuid)`,
    featured_image_url: text('imageUrl'),
    featured_image_alt: text('imageAlt'),
    featured_image_width: sql`${text('imageWidth')}::int`,
    featured_image_height: sql`${text('imageHeight')}::int`,
  }
}

function movedTo(move: Move, at: string | null) {
  if (move === 'save') return undefined
  const from = move === 'schedule' ? sql`${at}::timestamptz` : sql`null::timestamptz`
  return { shown: move === 'unpublish' ? sql`false` : sql`true`, from }
}

/**
 * What this kind can be filed under.
 * @param used ids that stay choices although they are hidden; left out, all do
 */
export async function selectChoices(tx: Tx, kind: Kind, used?: string[]): Promise<Choices> {
  const offered = used ? sql`(is_active or id = any(${sql.param(used)}::uuid[]))` : sql`true`
  const shelf = kind === 'insight' ? sql`content_types` : sql`sectors`
  const [row] = await tx.execute(sql`
    select coalesce((select json_agg(json_build_object('id', id, 'name', name) order by display_order, name, id)
        from ${shelf} where ${offered}), '[]') as shelves,
      coalesce((select json_agg(json_build_object('id', id, 'name', name) order by display_order, name, id)
        from capabilities where ${offered}), '[]') as capabilities`)
  const { shelves, capabilities } = row as { shelves: Choice[]; capabilities: Choice[] }
  return { shelves, capabilities }
}
