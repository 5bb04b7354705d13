import { type Expression, expressionBuilder, sql } from 'kysely'
import { listSource, type TableEb } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { Schema } from '#app/platform/schema.data.ts'
import { callOf, valuesFrom } from '#app/platform/sql-functions.server.ts'
import { iso } from '#app/platform/sql-helpers.server.ts'

const article = expressionBuilder<Schema & { p: Schema['help_articles'] }, 'p'>()
const hasWords = (search: Expression<unknown>, words: string) =>
  sql<boolean>`${search} @@ ${callOf('help_query', { words, any_word: false })}`
const found = (words: string, limit: number) =>
  valuesFrom('own_help_matching', { words, at_most: limit }, 'm')

const rowOf = (eb: TableEb<'help_articles', 'p'>) =>
  [
    ...(['p.id', 'p.slug', 'p.title', 'p.excerpt'] as const),
    iso(eb.ref('p.updated_at')).as('updated_at'),
    sql<boolean>`${eb.ref('p.client_id')} is not null`.as('is_own'),
  ] as const
const isPublished = (eb: TableEb<'help_articles', 'p'>) =>
  eb('p.visible_from', '<=', sql<string>`now()`)

/** The articles that everybody may read. */
export const publicHelp = listSource({
  table: db.selectFrom('help_articles as p'),
  as: 'p',
  filters: (eb) => [isPublished(eb), eb('p.audience', '=', 'public')],
  text: null,
  rows: (from) => from.select(rowOf),
  sorts: { title: 'p.title_key' },
})

/** The articles that a client may read. A search is for words, not for letters. */
export function portalHelp(clientId: string, search: string) {
  return listSource({
    table: db.selectFrom('help_articles as p'),
    as: 'p',
    filters: (eb) => [
      isPublished(eb),
      eb.or([eb('p.client_id', 'is', null), eb('p.client_id', '=', clientId)]),
    ],
    text: null,
    rows: (from) => from.select(rowOf),
    sorts: { title: 'p.title_key' },
    match: (words) => ({
      hit: hasWords(article.ref('p.search'), words),
      found: db
        .selectFrom('help_articles as h')
        .select('h.id')
        .where((eb) => hasWords(eb.ref('h.search'), words)),
    }),
    found: (_, limit) => db.selectFrom(found(search, limit)).select('m.value as id'),
  })
}
