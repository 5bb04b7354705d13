import { findRunningPostgres } from '#app/platform/embedded-postgres.server.ts'
import { openSql } from '#app/platform/sql-connection.server.ts'

/** The ten seconds have passed in which an answer to a lead can be stopped. */
export async function letAnswersGo(dataDir: string): Promise<void> {
  const sql = await openSql(findRunningPostgres(dataDir)?.url ?? '')
  try {
    await sql`with due as (update pgboss.job set start_after = now() - interval '1 second'
      where name = 'lead-answer' and state = 'created') select tell_of_job('lead-answer')`
  } finally {
    await sql.end()
  }
}
