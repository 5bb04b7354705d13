import { sql } from 'kysely'
import type { Reader, Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf, exactIso, list, rowsOf } from '#app/platform/sql-helpers.server.ts'

export function selectVectors(
  tx: Reader,
  hashes: readonly string[],
): Promise<{ hash: string; vector: Uint8Array }[]> {
  return tx.all(
    db.selectFrom('assistant_vectors').select(['hash', 'vector']).where('hash', '=', anyOf(hashes)),
  )
}

/** Always inserts in one order, so that two instances cannot wait for each other forever. */
export async function insertVectors(
  tx: Tx,
  vectors: readonly { hash: string; vector: Buffer }[],
): Promise<void> {
  const hashes = vectors.map(({ hash }) => hash)
  const bytes = vectors.map(({ vector }) => vector)
  const rows = rowsOf({ hash: list('text', hashes), vector: list('bytea', bytes) }, 'v')
  await tx.run(
    db
      .insertInto('assistant_vectors')
      .columns(['hash', 'vector'])
      .expression(db.selectFrom(rows).select(['v.hash', 'v.vector']).orderBy('v.hash'))
      .onConflict((conflict) => conflict.doNothing()),
  )
}

/** Notes which vectors are in use and deletes those that were not for a month; called when new ones come. */
export async function deleteOldVectors(tx: Tx, used: readonly string[]): Promise<void> {
  await tx.run(
    db
      .updateTable('assistant_vectors')
      .set({ used_on: sql<string>`current_date` })
      .where('hash', '=', anyOf(used))
      .where('used_on', '<', sql<string>`current_date - 7`),
  )
  await tx.run(
    db.deleteFrom('assistant_vectors').where('used_on', '<', sql<string>`current_date - 30`),
  )
}

/** Which of these addresses of insights, projects and help articles a visitor finds, and when each was changed last. */
export function selectShown(
  tx: Reader,
  paths: readonly string[],
): Promise<{ path: string; changed: string }[]> {
  const shown = (table: 'insights' | 'public_projects' | 'help_articles', folder: string) => {
    const slugs = paths.filter((path) => path.startsWith(folder))
    return db
      .selectFrom(table)
      .select((eb) => [
        sql<string>`${folder}::text || ${eb.ref('slug')}`.as('path'),
        exactIso(eb.ref('updated_at')).as('changed'),
      ])
      .where('slug', '=', anyOf(slugs.map((path) => path.slice(folder.length))))
      .where('visible_from', '<=', sql<string>`now()`)
  }
  return tx.all(
    shown('insights', '/blog/')
      .unionAll(shown('public_projects', '/projects/'))
      .unionAll(shown('help_articles', '/help/')),
  )
}
