import { setTimeout as delay } from 'node:timers/promises'
import type { Compilable } from 'kysely'
import { escapeLiteral, types } from 'pg'
import type { Actor } from './actor.ts'
import { createListener } from './listener.server.ts'
import type { Log } from './log.server.ts'
import { causesOf, DatabaseUnavailable, isOutdatedStatement } from './pg-errors.server.ts'
import { createPool, type Run, type Statement } from './pg-pool.server.ts'
import { runTogether, runTransaction, type Scope } from './pg-transaction.server.ts'
import { createPlaces } from './places.ts'
import { createSharedReads } from './shared-read.server.ts'
import { createSql } from './sql-tag.server.ts'
import { StartupError } from './startup-error.ts'
import { type Queries, queriesOn, statementOf } from './typed-queries.server.ts'

export interface Tx extends Queries {
  /** A part that can fail alone. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}
/** What a read needs. A transaction can be used as one. */
export type Reader = Pick<Queries, 'all' | 'first'>
export type Database = ReturnType<typeof createDatabase>

const slowMilliseconds = 250
const requestRole = 'unordin_request'
/** Milliseconds to wait before a read is repeated. */
const againMilliseconds = 150
const begin: Statement = { text: 'begin read write' }

/**
 * Time limits in milliseconds. After `patience` an answer is no longer expected and the server counts
 * as gone. The server itself ends a statement before that, and also a transaction that is idle for too
 * long.
 */
const limits = {
  requests: { patience: 30_000, statement: 25_000, idle: 30_000 },
  owners: { patience: 60_000, statement: 55_000, idle: 600_000 },
}
export type Limits = typeof limits

/**
 * Connections to PostgreSQL: as the owner (`owner`, `system`), as the actor of a request (`as`), and as
 * a visitor.
 *
 * @param connections of each of the two kinds, at most
 * @param trouble returns why the server is away, if that is known
 * @param limits how long an answer may take; a job may keep a transaction open while it sends a mail
 */
export function createDatabase(
  url: string,
  log: Log,
  connections = 10,
  trouble: () => string | undefined = () => undefined,
  { requests: ofRequests, owners: ofOwners }: Limits = limits,
) {
  const onConnection = createWatch(log)
  // The server may set something else by default.
  const settings = { plan_cache_mode: 'auto' }
  const owners = createPool(url, {
    ...{ max: connections, patience: ofOwners.patience, onConnection },
    settings: { ...settings, ...timeouts(ofOwners) },
  })
  // A connection for requests begins as a visitor's and refuses to write outside a transaction that
  // names its actor.
  const requests = createPool(url, {
    ...{ max: connections, patience: ofRequests.patience, onConnection },
    settings: {
      ...{ ...settings, ...timeouts(ofRequests) },
      ...{ role: requestRole, default_transaction_read_only: 'on' },
    },
  })
  const readTogether = createSharedReads(requests, (actor) => opening('read only', actor))
  const listener = createListener(url)
  // It asks for all of its queues at the same moment, which would open all connections at the start.
  const inQueuePlace = createPlaces(4)
  const owner: Tx = {
    ...queriesOn(owners.run),
    transaction: (work) => runTransaction(owners, [begin], (scope) => work(txOf(scope))),
  }
  const visitors: Reader = queriesOn(readAgain(requests.runTogether))

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
    /** Runs the owner's statements as templates, for scripts and tests. */
    client: createSql(owners.run, (work) =>
      runTransaction(owners, [begin], ({ run }) => work(run)),
    ),
    owner,
    /**
     * Runs as the owner of the tables: for jobs, sign-in and start-up, never for the reads of a
     * request.
     */
    system: <T>(work: (tx: Tx) => Promise<T>) => timed('system', () => owner.transaction(work)),
    /**
     * Runs `work` in one transaction under the unprivileged role of the actor, with row-level
     * security applied and the actor's ids in `app.*` settings.
     */
    as: <T>(actor: Actor, work: (tx: Tx) => Promise<T>) =>
      timed(actor.kind, () =>
        runTransaction(
          requests,
          [opening('read write', actor)],
          (scope) => work(txOf(scope)),
          false,
        ),
      ),
    /** The same for statements that do not depend on each other's answers: one round trip for all. */
    asTogether: (actor: Actor, queries: Compilable[]): Promise<void> =>
      timed(actor.kind, () =>
        runTogether(requests, opening('read write', actor), queries.map(statementOf)),
      ),
    /**
     * The same for reads only: reads that the parts of a page send at the same moment share one
     * transaction.
     *
     * @param work may be called twice; PostgreSQL refuses anything that writes
     */
    read: <T>(actor: Actor, work: (tx: Tx) => Promise<T>) =>
      timed(actor.kind, () => readTogether(actor, (run) => work(readerOn(run)))),
    /**
     * Runs reads of public data without a transaction, which saves round trips. Each read is sent once
     * more when its connection was lost.
     */
    asVisitor: <T>(work: (tx: Reader) => Promise<T>) => timed('visitor', () => work(visitors)),
    /**
     * Checks once that a connection keeps the settings it was opened with; a pooler may drop them.
     *
     * @throws StartupError when a visitor's statements would run as another role
     */
    async requireVisitor(): Promise<void> {
      const { rows } = await requests
        .run({ text: 'select current_user as role' })
        .catch((error: Error) => {
          const { message } = (error.cause ?? error) as Error
          throw new StartupError(
            `The database refuses a connection with settings (${message}): if DATABASE_URL points to a connection pooler, use the address of the server itself.`,
          )
        })
      const [{ role }] = rows as [{ role: string }]
      if (role === requestRole) return
      throw new StartupError(
        `Visitors would read the database as ${role}: DATABASE_URL points to a connection pooler that drops the settings of a connection. Use the address of the server itself.`,
      )
    },
    /** For the queue's library: statements of the owner, with values read as that library expects. */
    executeSql: (text: string, values?: unknown[]) =>
      inQueuePlace(() => owners.run({ text, values, types })),
    listen: listener.listen,
    /** @throws the reason why the database cannot be used, if it is known */
    async ping(): Promise<void> {
      try {
        await owners.run({ text: 'select 1' })
      } catch (error) {
        const known = trouble()
        throw known ? new DatabaseUnavailable(new Error(known)) : error
      }
    },
    close: async () => {
      await Promise.all([listener.close(), owners.close(), requests.close()])
    },
  }
}

const readerOn = (run: Run): Tx => ({
  ...queriesOn(run),
  transaction: () => Promise.reject(new Error('A read has no parts.')),
})

const txOf = ({ run, savepoint }: Scope): Tx => ({
  ...queriesOn(run),
  transaction: (work) => savepoint((inner) => work(txOf(inner))),
})

/** A read may be sent twice. */
function readAgain(run: Run): Run {
  return async (statement) => {
    try {
      return await run(statement)
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) && !isOutdatedStatement(error)) throw error
      await delay(againMilliseconds)
      return await run(statement)
    }
  }
}

/** Begins a transaction and sets its actor in one message. */
function opening(mode: 'read only' | 'read write', actor: Actor): Statement {
  const user = actor.kind === 'user' ? actor : undefined
  const settings = {
    role: user?.role === 'admin' ? 'unordin_staff' : requestRole,
    'app.user_id': user?.userId ?? '',
    'app.client_id': user?.clientId ?? '',
    'app.role': user?.role ?? '',
    'app.viewing': user?.viewing ? 'on' : '',
  }
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', ${escapeLiteral(value)}, true)`,
  )
  return { text: `begin ${mode}; select ${calls.join(', ')}` }
}

const timeouts = ({ statement, idle }: Limits['requests']) => ({
  statement_timeout: String(statement),
  idle_in_transaction_session_timeout: String(idle),
})

/** Logs once that the database is unavailable, and once that it is back. */
function createWatch(log: Log) {
  let isGone = false
  return (error?: unknown) => {
    if (error && !isGone) log.error({ err: error }, 'a connection to the database was lost')
    if (!error && isGone) log.warn('the database answers again')
    isGone = error !== undefined
  }
}

/** Whether PostgreSQL refused a row because its key exists already. */
/** A rule of a table refuses the values: it must be unique, refer to something, or meet a condition. */
export const isRefusedByRules = (error: unknown): boolean =>
  causesOf(error).some((one) => (one as { code?: string }).code?.startsWith('23'))

/** Whether a row is refused because of who writes it: also one that another transaction has closed in the meantime. */
export const isRefusedByPolicy = (error: unknown): boolean =>
  causesOf(error).some((one) => (one as { code?: string }).code === '42501')

export function isUniqueViolation(error: unknown): boolean {
  return causesOf(error).some((one) => (one as { code?: string }).code === '23505')
}
