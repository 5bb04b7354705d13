import type { Actor } from './actor.ts'
import { DatabaseUnavailable, isConsequence } from './pg-errors.server.ts'
import type { Pool, Run, Statement } from './pg-pool.server.ts'

/** What several parts of a page read on. */
interface Shared {
  /** Parts that have not ended, and all that there were. */
  users: number
  parts: number
  run: Promise<Run>
  /** What the database refused: from then on it refuses everything else in the transaction. */
  fault?: { error: unknown }
  finish(): void
}

/**
 * Reads of a page on one connection, in one transaction: what its parts ask for at the same moment goes out
 * together, behind the one statement that opens the transaction. Nobody waits for its end.
 *
 * Each part fails alone: what was refused because of another part's statement is asked again by itself.
 * @param opening begins a transaction that only reads, as the actor
 */
export function createSharedReads(pool: Pool, opening: (actor: Actor) => Statement) {
  // The actor is made anew for each request.
  const shared = new WeakMap<Actor, Shared>()

  function open(actor: Actor): Shared {
    const { promise: over, resolve: finish } = Promise.withResolvers<void>()
    const { promise: run, resolve, reject } = Promise.withResolvers<Run>()
    const opened: Shared = { users: 0, parts: 0, run, finish }
    pool
      .lend(async (send) => {
        // Answered whenever it is: a connection runs in order, and what is refused ends the transaction.
        send(opening(actor)).catch((error) => {
          opened.fault ??= { error }
        })
        resolve(send)
        await over
        await send({ text: 'commit' })
      })
      .catch(reject)
    // Nobody may be left to hear that the end failed; there was nothing to keep.
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
   * @param work reads only; it may be asked for twice
   * @throws what the database refused first
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
