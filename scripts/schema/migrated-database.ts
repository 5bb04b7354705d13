import { Client } from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { migrate } from '#app/platform/migrate.server.ts'
import { connectionOf } from '#app/platform/pg-address.server.ts'
import { openSql, type SqlConnection } from '#app/platform/sql-connection.server.ts'

/** A migrated database, created when it is first needed; use with `await using`. */
export interface MigratedDatabase extends AsyncDisposable {
  sql(): Promise<SqlConnection>
  /** The driver itself. */
  client(): Promise<Client>
}

/** Creates an empty database, and removes it. */
export type Server = () => Promise<{ url: string; stop(): Promise<void> }>

/** @param migrations the folder with the migrations */
export function openMigrated(migrations: string, server: Server): MigratedDatabase {
  let started: ReturnType<typeof start> | undefined
  const database = () => {
    started ??= start(migrations, server)
    return started
  }
  return {
    sql: async () => (await database()).sql,
    client: async () => (await database()).client,
    async [Symbol.asyncDispose]() {
      const made = await started?.catch(() => undefined)
      await made?.stop()
    },
  }
}

async function start(migrations: string, begin: Server) {
  const server = await begin()
  try {
    const sql = await openSql(server.url)
    await migrate(sql, migrations)
    // The tables of the job queue, which its library creates when the product starts.
    await sql.unsafe(getConstructionPlans('pgboss'))
    const client = new Client(connectionOf(server.url))
    await client.connect()
    const stop = async () => {
      await Promise.all([sql.end(), client.end()])
      await server.stop()
    }
    return { sql, client, stop }
  } catch (error) {
    await server.stop()
    throw error
  }
}
