import { sql } from 'drizzle-orm'
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import type { Actor } from './actor.ts'
import type { Log } from './log.server.ts'

type Drizzle = PostgresJsDatabase<Record<string, never>>
export type Tx = Parameters<Parameters<Drizzle['transaction']>[0]>[0]
export type Database = ReturnType<typeof createDatabase>

const slowMilliseconds = 250

/** Connections to PostgreSQL, as the owner (`owner`, `system`) and as a request (`as`). */
export function createDatabase(url: string, log: Log, connections = 10) {
  const client = postgres(url, { max: connections, onnotice: () => {}, connect_timeout: 10 })
  const owner: Drizzle = drizzle(client)

  async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
    const start = performance.now()
    try {
      return await work()
    } finally {
      const milliseconds = Math.round(performance.now() - start)
      if (milliseconds > slowMilliseconds) log.warn({ name, milliseconds }, 'slow transaction')
    }
  }

  return {
    client,
    owner,
    /** Runs as the owner of the tables: for jobs, sign-in and start-up, never for a request's own reads. */
    system: <T>(work: (tx: Tx) => Promise<T>) => timed('system', () => owner.transaction(work)),
    /**
     * Runs `work` in one transaction under the unprivileged role of the actor, with row-level
     * security applied and the actor's ids in `app.*` settings.
     */
    as: <T>(actor: Actor, work: (tx: Tx) => Promise<T>) =>
      timed(actor.kind, () =>
        owner.transaction(async (tx) => {
          const user = actor.kind === 'user' ? actor : undefined
          const role = user?.role === 'admin' ? 'unordin_staff' : 'unordin_request'
          await tx.execute(sql`select set_config('role', ${role}, true),
            set_config('app.user_id', ${user?.userId ?? ''}, true),
            set_config('app.client_id', ${user?.clientId ?? ''}, true),
            set_config('app.role', ${user?.role ?? ''}, true),
            set_config('app.viewing', ${user?.viewing ? 'on' : ''}, true)`)
          return await work(tx)
        }),
      ),
    ping: () => client`select 1`,
    close: () => client.end({ timeout: 5 }),
  }
}

/** Whether PostgreSQL refused a row because its key is taken. */
export function isUniqueViolation(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause as Error) {
    if ((e as { code?: string }).code === '23505') return true
  }
  return false
}
