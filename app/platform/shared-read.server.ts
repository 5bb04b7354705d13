import type { Actor } from './actor.ts'
import { DatabaseUnavailable, isConsequence } from './pg-errors.server.ts'
import type { Pool, Run, Statement } from './pg-pool.server.ts'

/** The transaction that several parts of a page share. */
interface Shared {
  /** The number of running parts, and of all parts. */
  users: number
  parts: number
  run: Promise<Run>
  /**
   * The first error of the database; after it PostgreSQL refuses every further statement of the
   * transaction.
   */
  fault?: { error: unknown }
  finish(): void
}

/**
 * The reads of a page in one transaction on one connection: what its parts ask at the same moment is
 * sent together, behind the one statement that opens the transaction. Nothing waits for the end of the
 * transaction. Each part fails alone: a read that was refused because of another part's statement is
 * repeated by itself.
 *
 * @param opening begins a read-only transaction as the actor
 */
export function createSharedReads(pool: Pool, opening: (actor: Actor) => Statement) {
  // The actor object is new in each request.
  const shared = new WeakMap<Actor, Shared>()

  function open(actor: Actor): Shared {
    const { promise: over, resolve: finish } = Promise.withResolvers<void>()
    const { promise: run, resolve, reject } = Promise.withResolvers<Run>()
    const opened: Shared = { users: 0, parts: 0, run, finish }
    pool
      .lend(async (send) => {
        // Not awaited: a connection runs its statements in order, and an error ends the
        // transaction.
        send(opening(actor)).catch((error) => {
          opened.fault ??= { error }
        })
        resolve(send)
        await over
        await send({ text: 'commit' })
      })
      .catch(reject)
    // An error at the end may have no listener left; a read has nothing to keep.
    run.catch(() => {})
    return opened
  }

  async function readOn<T>(one: Shared, work: (run: Run) => Promise<T>): Promise<T> {
    let isOver = false
    const run: Run = async (statement) => {
      if (isOver) throw new Error('A statement came after its transaction.')
      const send = await one.run
      try {
        return await send(statement)
      } catch (error) {
        if (!isConsequence(error)) one.fault ??= { error }
        throw isConsequence(error) && one.fault ? one.fault.error : error
      }
    }
    one.users += 1
    one.parts += 1
    try {
      return await work(run)
    } finally {
      isOver = true
      one.users -= 1
      if (one.users === 0) one.finish()
    }
  }

  /**
   * @param actor of the request
   * @param work reads only; it may be called twice
   * @throws the first error of the database
   */
  return async <T>(actor: Actor, work: (run: Run) => Promise<T>): Promise<T> => {
    let one = shared.get(actor)
    if (!one || one.users === 0 || one.fault) {
      one = open(actor)
      shared.set(actor, one)
    }
    try {
      return await readOn(one, work)
    } catch (error) {
      const isOurs = one.parts === 1
      if (!one.fault || isOurs || error instanceof DatabaseUnavailable) throw error
      return await readOn(open(actor), work)
    }
  }
}
