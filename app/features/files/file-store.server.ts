import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'

/** Notes a file before it is stored. */
export async function insertReceivedFile(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`insert into received_files (storage_key) values (${key})`)
}

/** Files noted before `time`, in portions; no other instance gets the same ones meanwhile. */
export async function takeReceivedFiles(tx: Tx, time: Date, limit: number): Promise<string[]> {
  const rows = await tx.execute<{ storage_key: string }>(sql`
    delete from received_files where storage_key in (
      select storage_key from received_files where received_at < ${time.toISOString()}
      order by received_at limit ${limit} for update skip locked)
    returning storage_key`)
  return rows.map((row) => row.storage_key)
}

export async function deleteReceivedFiles(tx: Tx, keys: string[]): Promise<void> {
  await tx.execute(
    sql`delete from received_files where storage_key = any(${sql.param(keys)}::text[])`,
  )
}

/** Those of the keys that no table names in a column `storage_key`. */
export async function selectUnusedKeys(tx: Tx, keys: string[]): Promise<string[]> {
  const tables = await tx.execute<{ name: string }>(sql`
    select c.table_name as name from information_schema.columns c
    join pg_tables t on t.schemaname = 'public' and t.tablename = c.table_name
    where c.table_schema = 'public' and c.column_name = 'storage_key' and c.table_name <> 'received_files'`)
  const unused = tables.map(
    ({ name }) =>
      sql`not exists (select 1 from ${sql.identifier(name)} as t where t.storage_key = k)`,
  )
  const rows = await tx.execute<{ k: string }>(sql`
    select k from unnest(${sql.param(keys)}::text[]) as k where ${sql.join([sql`true`, ...unused], sql` and `)}`)
  return rows.map((row) => row.k)
}
