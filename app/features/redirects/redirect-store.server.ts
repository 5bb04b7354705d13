import { sql } from 'kysely'
import type { Reader, Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { RedirectValues } from './redirect.ts'
import type { RedirectHits } from './redirect-hits.server.ts'

export type KnownRedirect = { id: string; from_path: string; target: string; status: number }

const known = db.selectFrom('redirects').select(['id', 'from_path', 'target', 'status'])

export const selectRedirects = (tx: Reader): Promise<KnownRedirect[]> => tx.all(known)

/** Until the transaction ends, nobody else changes a redirect: each is compared with all others. */
export async function holdRedirects(tx: Tx): Promise<void> {
  const lock = sql<void>`pg_advisory_xact_lock(hashtext('redirects'))`
  await tx.run(db.selectNoFrom(lock.as('locked')))
}

const row = ({ from, target, status }: RedirectValues) => ({ from_path: from, target, status })

export async function insertRedirect(tx: Tx, id: string, values: RedirectValues): Promise<void> {
  await tx.run(db.insertInto('redirects').values({ id, ...row(values) }))
}

export async function updateRedirect(tx: Tx, id: string, values: RedirectValues): Promise<void> {
  const changed = { ...row(values), updated_at: sql<string>`now()` }
  await tx.run(db.updateTable('redirects').set(changed).where('id', '=', id))
}

export async function deleteRedirect(tx: Tx, id: string): Promise<void> {
  await tx.run(db.deleteFrom('redirects').where('id', '=', id))
}

/** Rows are changed in the order of their ids, so that two instances never wait for each other. */
export async function addHits(tx: Tx, hits: RedirectHits): Promise<void> {
  for (const [id, count] of [...hits].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await tx.run(
      db
        .updateTable('redirects')
        .set((eb) => ({ hits: eb('hits', '+', count), last_hit_at: sql<string>`now()` }))
        .where('id', '=', id),
    )
}
