import { hash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { connectionOf } from './pg-address.server.ts'
import {
  DatabaseUnavailable,
  isConnectionLost,
  isDeadlock,
  isOutdatedStatement,
  isTimedOut,
  mailUnderWay,
  noRoom,
} from './pg-errors.server.ts'
import { toParameter } from './pg-values.server.ts'

export interface Statement {
  text: string
  values?: readonly unknown[]
  rowMode?: 'array'
  /** Default: `valueReaders`. */
  types?: pg.CustomTypesConfig
  /** The server makes a plan for these values and keeps none. A search is always planned so. */
  isPlannedForValues?: boolean
}
/** Sends a statement at once; answers come in the order of the statements. */
export type Run = (statement: Statement) => Promise<pg.QueryResult>
export type Pool = ReturnType<typeof createPool>

interface PoolOptions {
  /** The most connections. */
  max: number
  /** Settings of each session, by PostgreSQL's name. */
  settings?: Record<string, string>
  /**
   * Milliseconds after which an answer is no longer waited for and its connection is closed. Default:
   * none.
   */
  patience?: number
  /** Called for every lost connection, and (without an error) for every new one. */
  onConnection?: (error?: unknown) => void
}

const connectMilliseconds = 5_000
/** The longest wait while all connections are in use. */
const turnMilliseconds = 60_000
const lifeSeconds = 3_600
/** After a connection could not be opened, none is opened for this long. */
const restMilliseconds = 100

/** The pool waits longer for a free connection than for a connection to open. */
class Client extends pg.Client {
  constructor(config: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectMilliseconds })
  }
}

/** Statements sent until the work waits for an answer go out in one packet. */
function gather({ stream }: pg.PoolClient['connection']): void {
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/**
 * Connections to PostgreSQL, each lent to one piece of work at a time. Statements are sent without
 * waiting for earlier answers. A lost connection is an error only for the work that uses it.
 *
 * @param url as in DATABASE_URL
 */
export function createPool(url: string, options: PoolOptions) {
  const { max, settings, patience, onConnection = () => {} } = options
  const pool = new pg.Pool({
    ...connectionOf(url, settings),
    ...{ max, pipeline: true, query_timeout: patience, idleTimeoutMillis: 0 },
    ...{ connectionTimeoutMillis: turnMilliseconds, maxLifetimeSeconds: lifeSeconds },
    Client: Client as never,
  })
  const open = new Set<pg.PoolClient>()
  let refused: { error: unknown; until: number } | undefined
  // An error of an idle connection; the pool opens another one when it is needed.
  pool.on('error', onConnection)
  pool.on('connect', (client) => {
    open.add(client)
    onConnection()
    // An error of a connection in use: its statements fail with the same error. Without a listener
    // the event would end the process.
    client.on('error', () => {})
  })
  pool.on('remove', (client) => open.delete(client))

  function told(error: unknown): unknown {
    if (isTimedOut(error) || isDeadlock(error)) return new DatabaseUnavailable(error)
    if (!isConnectionLost(error)) return noRoom(error) ?? mailUnderWay(error) ?? error
    onConnection(error)
    return new DatabaseUnavailable(error)
  }

  /** A starting server must not spend its time refusing all who wait for it. */
  async function connect(): Promise<pg.PoolClient> {
    if (refused && performance.now() < refused.until) throw told(refused.error)
    try {
      const client = await pool.connect()
      refused = undefined
      return client
    } catch (error) {
      if (isConnectionLost(error)) refused = { error, until: performance.now() + restMilliseconds }
      throw told(error)
    }
  }

  /**
   * @param work all statements it sends must be answered when it ends
   * @throws DatabaseUnavailable when there is no connection; StorageFull when its disk is full
   */
  async function lend<T>(work: (run: Run) => Promise<T>): Promise<T> {
    const client = await connect()
    let isBroken = false
    const run: Run = async (statement) => {
      try {
        gather(client.connection)
        return await client.query(prepared(statement))
      } catch (error) {
        isBroken ||= isConnectionLost(error) || isOutdatedStatement(error)
        throw told(error)
      }
    }
    try {
      return await work(run)
    } finally {
      client.release(isBroken || client.getTransactionStatus() !== 'I')
    }
  }

  type Waiting = { statement: Statement; answer: PromiseWithResolvers<pg.QueryResult> }
  let waiting: Waiting[] = []

  function sendWaiting(): void {
    const together = waiting
    waiting = []
    lend((run) =>
      Promise.allSettled(
        together.map(({ statement, answer }) => run(statement).then(answer.resolve, answer.reject)),
      ),
    ).catch((error) => {
      for (const { answer } of together) answer.reject(error)
    })
  }

  return {
    lend,
    run: ((statement) => lend((run) => run(statement))) as Run,
    /**
     * Statements of the same moment go out on one connection in one packet, each by itself. For reads
     * that wait for no lock: each waits for those before it.
     */
    runTogether: ((statement) => {
      const answer = Promise.withResolvers<pg.QueryResult>()
      if (waiting.push({ statement, answer }) === 1) process.nextTick(sendWaiting)
      return answer.promise
    }) as Run,
    /** Waits for connections in use, but only for a limited time. */
    async close(milliseconds = 5_000) {
      await Promise.race([pool.end(), delay(milliseconds, undefined, { ref: false })])
      for (const client of open) client.connection.stream.destroy()
    },
  }
}

/** Operators whose right side decides how many rows are found. */
const search = /\b(?:i?like|similar to)\b|@@|<%|%>/i
const names = new Map<string, string>()
const namesKept = 5_000

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = search.test(text) ? '' : hash('sha1', text, 'base64url')
  if (names.size < namesKept) names.set(text, name)
  return name
}

/**
 * The server keeps a prepared statement for each text with parameters, under a name made from the text, and
 * after five uses its plan as well, when one for any values is not estimated to cost more. A statement
 * without a name is planned for its values.
 */
function prepared({ text, values = [], isPlannedForValues, ...more }: Statement): pg.QueryConfig {
  if (values.length === 0) return { text, ...more }
  const name = isPlannedForValues ? '' : nameOf(text)
  return { text, values: values.map(toParameter), name, ...more }
}
