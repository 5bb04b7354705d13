import { hash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { connectionOf } from './pg-address.server.ts'
import {
  DatabaseUnavailable,
  isConnectionLost,
  isOutdatedStatement,
  isTimedOut,
  noRoom,
} from './pg-errors.server.ts'
import { toParameter } from './pg-values.server.ts'

export interface Statement {
  text: string
  values?: readonly unknown[]
  rowMode?: 'array'
  /** Default: `valueReaders`. */
  types?: pg.CustomTypesConfig
}
/** Sends a statement at once; the answer comes in the order of what was sent. */
export type Run = (statement: Statement) => Promise<pg.QueryResult>
export type Pool = ReturnType<typeof createPool>

interface PoolOptions {
  /** Connections at most. */
  max: number
  /** Of each session, by PostgreSQL's name. */
  settings?: Record<string, string>
  /** Milliseconds after which an answer is no longer waited for and its connection given up. Default: none. */
  patience?: number
  /** Told of every lost connection, and (without an error) of every one that was made. */
  onConnection?: (error?: unknown) => void
}

const connectMilliseconds = 5_000
/** The longest wait while every connection is lent. */
const turnMilliseconds = 60_000
const lifeSeconds = 3_600
/** Nobody tries again so soon after a connection could not be made. */
const restMilliseconds = 100

/** The pool waits longer for its turn than for a connection to be made. */
class Client extends pg.Client {
  constructor(config: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectMilliseconds })
  }
}

/** What is asked until the work waits for something goes out in one packet. */
function gather({ stream }: pg.PoolClient['connection']): void {
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/**
 * Connections to PostgreSQL, each lent to one piece of work at a time. What is sent on one does not wait
 * for the answer before it. A lost connection is an error of the work that had it, and of nothing else.
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
  // Of a connection that is not lent; the pool makes another one when it is needed.
  pool.on('error', onConnection)
  pool.on('connect', (client) => {
    open.add(client)
    onConnection()
    // Of one that is lent, whose statements fail with the same error. Not heard, it would end the process.
    client.on('error', () => {})
  })
  pool.on('remove', (client) => open.delete(client))

  function told(error: unknown): unknown {
    if (isTimedOut(error)) return new DatabaseUnavailable(error)
    if (!isConnectionLost(error)) return noRoom(error) ?? error
    onConnection(error)
    return new DatabaseUnavailable(error)
  }

  /** A server that starts must not spend its time on refusing everybody who waits for it. */
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
   * @param work everything it sends must be answered when it is over
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

  return {
    lend,
    run: ((statement) => lend((run) => run(statement))) as Run,
    /** Waits for what is lent, but not for long. */
    async close(milliseconds = 5_000) {
      await Promise.race([pool.end(), delay(milliseconds, undefined, { ref: false })])
      for (const client of open) client.connection.stream.destroy()
    },
  }
}

const names = new Map<string, string>()
const namesKept = 5_000

function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = hash('sha1', text, 'base64url')
  if (names.size < namesKept) names.set(text, name)
  return name
}

/** The server keeps the text of a statement with parameters, under a name made from it. */
function prepared({ text, values = [], ...more }: Statement): pg.QueryConfig {
  if (values.length === 0) return { text, ...more }
  return { text, values: values.map(toParameter), name: nameOf(text), ...more }
}
