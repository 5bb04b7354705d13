import { sql } from 'kysely'
import type { Published } from '#app/features/public-projects/public-project.ts'
import type { Reader } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { rowsFrom } from '#app/platform/sql-functions.server.ts'
import { exactIso } from '#app/platform/sql-helpers.server.ts'
import { withValues } from '#app/platform/typed-queries.server.ts'
import type { HelpOffer } from './help.ts'

/** What row-level security lets the reader see. */
const visible = db
  .selectFrom('help_articles as a')
  .where('a.visible_from', '<=', sql<string>`now()`)

export function selectHelpArticle(tx: Reader, slug: string) {
  return tx.first(
    visible
      .select((eb) => [
        ...(['a.slug', 'a.title', 'a.excerpt', 'a.content'] as const),
        exactIso(eb.ref('a.updated_at')).as('updated_at'),
        sql<boolean>`${eb.ref('a.client_id')} is not null`.as('is_own'),
      ])
      .where('a.slug', '=', slug),
  )
}

/** The current slug of an article that was published under this one. */
export async function selectMovedHelp(tx: Reader, slug: string): Promise<string | undefined> {
  const moved = visible
    .innerJoin('former_help_slugs as f', 'f.help_id', 'a.id')
    .select('a.slug')
    .where('f.slug', '=', slug)
  return (await tx.first(moved))?.slug
}

/** The articles that fit some words best. */
export async function selectHelpOffers(
  tx: Reader,
  words: string,
  most: number,
): Promise<HelpOffer[]> {
  const fitting = db.selectFrom(rowsFrom('own_help_fitting', { words, at_most: most }, 'f'))
  const rows = await tx.all(fitting.select(['f.slug', 'f.title', 'f.excerpt']))
  return withValues(rows, 'slug', 'title')
}

/** The first articles that everybody may read. */
export const selectPublicHelp = (tx: Reader, limit: number) =>
  tx.all(
    visible
      .select((eb) => [
        ...(['a.slug', 'a.title', 'a.excerpt', 'a.content'] as const),
        exactIso(eb.ref('a.updated_at')).as('updated_at'),
      ])
      .where('a.audience', '=', 'public')
      .orderBy('a.title_key')
      .orderBy('a.id')
      .limit(limit),
  )

export function selectPublishedHelp(tx: Reader, limit: number): Promise<Published[]> {
  return tx.all(
    visible
      .select((eb) => ['a.slug', exactIso(eb.ref('a.updated_at')).as('changed')])
      .where('a.audience', '=', 'public')
      .orderBy('a.title_key')
      .orderBy('a.id')
      .limit(limit),
  )
}
