import type { Stack } from './stack.ts'

/** Does the work while the tables have no indexes but unique ones, with which a million rows are slow. */
export async function withoutIndexes(
  sql: Stack['sql'],
  tables: string[],
  work: () => Promise<void>,
): Promise<void> {
  const indexes = await sql<{ indexname: string; indexdef: string }[]>`
    select indexname, indexdef from pg_indexes
    where tablename = any(${tables}) and indexdef not like 'CREATE UNIQUE%'`
  for (const { indexname } of indexes) await sql.unsafe(`drop index "${indexname}"`)
  await work()
  for (const { indexdef } of indexes)
    await sql.unsafe(
      // PostgreSQL ends a statement after a minute; on a busy machine an index takes longer.
      `set statement_timeout = 0; set maintenance_work_mem = '1GB'; ${indexdef}; reset statement_timeout`,
    )
}
