import { type Expression, sql } from 'kysely'
import { listSource } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { iso } from '#app/platform/sql-helpers.server.ts'
import type { Audience, Kind } from './publication.ts'
import type { PublicationQuery } from './publication-list-query.ts'
import { stateOf } from './publication-store.server.ts'

type Time = Expression<string | null>

const whenIn = (state: PublicationQuery['state'], from: Time) =>
  ({
    all: [],
    draft: [sql<boolean>`${from} is null`],
    scheduled: [sql<boolean>`${from} > now()`],
    published: [sql<boolean>`${from} <= now()`],
  })[state]
// The same expression as in the trigram indexes of db/migrations/0014_published_content.sql.
const searchedText = (...[title, slug, third]: Expression<string | null>[]) =>
  sql<string>`lower(${title} || ' ' || ${slug} || ' ' || coalesce(${third}, ''))`

const noAudience = sql<Audience | null>`null`.as('audience')

const times = (from: Time, created: Expression<string>, updated: Expression<string>) =>
  [
    stateOf(from).as('state'),
    iso(sql<string | null>`nullif(${from}, '-infinity')`).as('visible_from'),
    iso(created).as('created_at'),
    iso(updated).as('updated_at'),
  ] as const

const insights = ({ state }: PublicationQuery) =>
  listSource({
    table: db.selectFrom('insights as p'),
    as: 'p',
    filters: (eb) => whenIn(state, eb.ref('p.visible_from')),
    text: (eb) => searchedText(eb.ref('p.title'), eb.ref('p.slug'), eb.ref('p.author')),
    rows: (from) =>
      from
        .leftJoin('content_types as t', 't.id', 'p.content_type_id')
        .select(['p.id', 'p.title', 'p.slug', 't.name as filed', noAudience])
        .select((eb) =>
          times(eb.ref('p.visible_from'), eb.ref('p.created_at'), eb.ref('p.updated_at')),
        ),
    sorts: { created_at: 'p.created_at', title: (eb) => eb.fn<string>('lower', ['p.title']) },
  })

const projects = ({ state }: PublicationQuery) =>
  listSource({
    table: db.selectFrom('public_projects as p'),
    as: 'p',
    filters: (eb) => whenIn(state, eb.ref('p.visible_from')),
    text: (eb) => searchedText(eb.ref('p.title'), eb.ref('p.slug'), eb.ref('p.subtitle')),
    rows: (from) =>
      from
        .leftJoin('sectors as t', 't.id', 'p.sector_id')
        .select(['p.id', 'p.title', 'p.slug', 't.name as filed', noAudience])
        .select((eb) =>
          times(eb.ref('p.visible_from'), eb.ref('p.created_at'), eb.ref('p.updated_at')),
        ),
    sorts: { created_at: 'p.created_at', title: (eb) => eb.fn<string>('lower', ['p.title']) },
  })

const help = ({ state }: PublicationQuery) =>
  listSource({
    table: db.selectFrom('help_articles as p'),
    as: 'p',
    filters: (eb) => whenIn(state, eb.ref('p.visible_from')),
    // As in the trigram index of db/migrations/0172_help_articles.sql.
    text: (eb) => sql<string>`lower(${eb.ref('p.title')} || ' ' || ${eb.ref('p.slug')})`,
    rows: (from) =>
      from
        .leftJoin('clients as c', 'c.id', 'p.client_id')
        .select(['p.id', 'p.title', 'p.slug', 'c.name as filed', 'p.audience'])
        .select((eb) =>
          times(eb.ref('p.visible_from'), eb.ref('p.created_at'), eb.ref('p.updated_at')),
        ),
    sorts: { created_at: 'p.created_at', title: (eb) => eb.fn<string>('lower', ['p.title']) },
  })

export function publicationSource(kind: Kind, query: PublicationQuery) {
  if (kind === 'help') return help(query)
  return kind === 'insight' ? insights(query) : projects(query)
}
