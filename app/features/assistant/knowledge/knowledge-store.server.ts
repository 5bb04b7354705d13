import { sql } from 'drizzle-orm'
import type { Reader, Tx } from '#app/platform/db.server.ts'

export async function selectVectors(
  tx: Reader,
  hashes: readonly string[],
): Promise<{ hash: string; vector: Uint8Array }[]> {
  const rows = await tx.execute<{ hash: string; vector: Uint8Array }>(sql`
    select hash, vector from assistant_vectors where hash = any(${sql.param([...hashes])}::text[])`)
  return [...rows]
}

/** In one order, so that two instances wait for each other at most. */
export async function insertVectors(
  tx: Tx,
  vectors: readonly { hash: string; vector: Buffer }[],
): Promise<void> {
  const rows = vectors
    .toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
    .map(({ hash, vector }) => ({ hash, vector: vector.toString('hex') }))
  await tx.execute(sql`
    insert into assistant_vectors (hash, vector)
    select hash, decode(vector, 'hex') from json_to_recordset(${JSON.stringify(rows)}::json)
      as v (hash text, vector text) order by hash on conflict do nothing`)
}

/** Forgets what has not been in use for a month, when something new comes. */
export async function deleteOldVectors(tx: Tx, used: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update assistant_vectors set used_on = current_date
    where hash = any(${sql.param([...used])}::text[]) and used_on < current_date - 7`)
  await tx.execute(sql`delete from assistant_vectors where used_on < current_date - 30`)
}

/** Which of these addresses of insights and projects a visitor finds, and when each was changed last. */
export async function selectShown(
  tx: Reader,
  paths: readonly string[],
): Promise<{ path: string; changed: string }[]> {
  const slugs = (folder: string) =>
    sql.param(
      paths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length)),
    )
  const rows = await tx.execute<{ path: string; changed: string }>(sql`
    select '/blog/' || slug as path, to_json(updated_at) #>> '{}' as changed from insights
      where slug = any(${slugs('/blog/')}::text[]) and visible_from <= now()
    union all
    select '/projects/' || slug, to_json(updated_at) #>> '{}' from public_projects
      where slug = any(${slugs('/projects/')}::text[]) and visible_from <= now()`)
  return [...rows]
}
