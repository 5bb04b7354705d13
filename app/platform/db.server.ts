import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsDatabase, PostgresJsSession } from 'drizzle-orm/postgres-js'
import postgres, { type PendingQuery, type Row, type Sql, type TransactionSql } from 'postgres'
import type { Actor } from './actor.ts'
import type { Log } from './log.server.ts'
import { StartupError } from './startup-error.ts'

type Tables = Record<string, never>
type TablesWithRelations = ExtractTablesWithRelations<Tables>
type Drizzle = PostgresJsDatabase<Tables>
export type Tx = Parameters<Parameters<Drizzle['transaction']>[0]>[0]
/** What a read needs; a transaction is one as well. */
export type Reader = Pick<Drizzle, 'execute'>
export type Database = ReturnType<typeof createDatabase>

type Work = (connection: TransactionSql) => unknown
type Open = (work: Work) => unknown
type Opening = (connection: TransactionSql) => PendingQuery<Row[]>

const slowMilliseconds = 250
const requestRole = 'unordin_request'
const visitorConnections = 4
const dialect = new PgDialect()

/** Connections to PostgreSQL, as the owner (`owner`, `system`), as a request (`as`) and as a visitor. */
export function createDatabase(url: string, log: Log, connections = 10) {
  const connect = (max: number, settings = {}) =>
    postgres(url, {
      max,
      onnotice: () => {},
      connect_timeout: 10,
      // A plan made for no value in particular would read a whole table where a search finds one row.
      connection: { plan_cache_mode: 'force_custom_plan', ...settings },
    })
  const client = connect(connections)
  const visiting = connect(visitorConnections, {
    role: requestRole,
    default_transaction_read_only: 'on',
  })
  const owner: Drizzle = drizzle(preparing(client))
  const visitors: Reader = drizzle(preparing(visiting))

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
        new PostgresJsSession<Sql, Tables, TablesWithRelations>(
          preparing(client, (connection) => become(connection, actor)),
          dialect,
          undefined,
        ).transaction(work),
      ),
    /**
     * Runs reads of what everyone may see, without a transaction and its ways to the server: the
     * connections have the visitor's role from their start and refuse to write.
     */
    asVisitor: <T>(work: (tx: Reader) => Promise<T>) => timed('visitor', () => work(visitors)),
    /**
     * Looks once whether a connection keeps the settings it is opened with; a pooler may drop them.
     * @throws StartupError when visitors would read as somebody else
     */
    async requireVisitor(): Promise<void> {
      const [row] = await visiting<{ as: string }[]>`select current_user as "as"`
      if (row?.as === requestRole) return
      throw new StartupError(
        `Visitors would read the database as ${row?.as}: DATABASE_URL leads to a pooler that drops the settings of a connection, use the server's own address.`,
      )
    },
    ping: () => client`select 1`,
    close: async () => {
      await Promise.all([client, visiting].map((pool) => pool.end({ timeout: 5 })))
    },
  }
}

function become(connection: TransactionSql, actor: Actor) {
  const user = actor.kind === 'user' ? actor : undefined
  const role = user?.role === 'admin' ? 'unordin_staff' : requestRole
  return connection`select set_config('role', ${role}, true),
    set_config('app.user_id', ${user?.userId ?? ''}, true),
    set_config('app.client_id', ${user?.clientId ?? ''}, true),
    set_config('app.role', ${user?.role ?? ''}, true),
    set_config('app.viewing', ${user?.viewing ? 'on' : ''}, true)`
}

/**
 * Drizzle asks for every statement as if it were never asked again, which costs a second way to the
 * server and back. Here the server remembers the text of those with parameters.
 * @param opening a transaction's first statement. A connection runs in order, and what is refused ends
 *   the transaction, so that the work need not wait for its answer.
 */
function preparing<T extends Sql | TransactionSql>(
  client: T,
  opening?: Opening,
  isOver = () => false,
): T {
  const prepared = (text: string, parameters: never[] = [], options = {}) => {
    if (isOver()) throw new Error('A statement came after its transaction.')
    return client.unsafe(text, parameters, { ...options, prepare: parameters.length > 0 })
  }
  const within = (open: Open) => (work: Work) =>
    open(async (connection) => {
      // Of reads that are sent together one may fail while another goes on; what that asks next would
      // be asked outside the transaction, as the owner.
      let over = false
      try {
        const opened = opening?.(connection).execute()
        const inner = preparing(connection, undefined, () => over)
        const [result] = await Promise.all([work(inner), opened])
        return result
      } finally {
        over = true
      }
    })
  return new Proxy(client, {
    get(target, name) {
      const value = Reflect.get(target, name)
      if (name === 'unsafe') return prepared
      return name === 'begin' || name === 'savepoint' ? within(value as Open) : value
    },
  })
}

/** Whether PostgreSQL refused a row because its key is taken. */
export function isUniqueViolation(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause as Error) {
    if ((e as { code?: string }).code === '23505') return true
  }
  return false
}
