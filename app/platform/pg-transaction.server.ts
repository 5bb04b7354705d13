import { isConsequence } from './pg-errors.server.ts'
import type { Pool, Run, Statement } from './pg-pool.server.ts'

export interface Scope {
  run: Run
  /** A savepoint: a part that can fail alone. */
  savepoint<T>(work: (inner: Scope) => Promise<T>): Promise<T>
}

/**
 * Runs `work` in one transaction.
 *
 * @param opening the statement that begins it
 * @param isAwaited false: the work does not wait for the answer to `opening`. A connection runs its
 * statements in order, and an error ends the transaction. If no transaction was begun, the work must
 * not be able to do harm either
 * @throws the first error, also when the work ignored it
 */
export function runTransaction<T>(
  pool: Pool,
  opening: Statement[],
  work: (scope: Scope) => Promise<T>,
  isAwaited = true,
): Promise<T> {
  return pool.lend(async (send) => {
    const scope = createScope(send)
    try {
      const opened = Promise.all(opening.map(scope.run))
      opened.catch(() => {})
      if (isAwaited) await opened
      const result = await work(scope)
      scope.end()
      const { command } = await send({ text: 'commit' })
      scope.end()
      // PostgreSQL answers this when an earlier statement failed.
      if (command !== 'COMMIT') throw new Error('The transaction was not kept.')
      return result
    } catch (error) {
      scope.close()
      await send({ text: 'rollback' }).catch(() => {})
      throw error
    }
  })
}

/**
 * Runs statements in one transaction, all sent in one packet.
 *
 * @param opening the statement that begins it; without a transaction the statements must not be able to
 * do harm
 * @throws the first error
 */
export function runTogether(pool: Pool, opening: Statement, statements: Statement[]) {
  return pool.lend(async (send) => {
    const answers = await Promise.allSettled([opening, ...statements, { text: 'commit' }].map(send))
    // After the first error PostgreSQL refuses the others, and its answer to the commit is ROLLBACK.
    const failed = answers.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
  })
}

function createScope(send: Run, depth = 1) {
  let failure: { error: unknown } | undefined
  let isOver = false
  const run: Run = async (statement) => {
    if (isOver) throw new Error('A statement came after its transaction.')
    if (failure) throw failure.error
    try {
      return await send(statement)
    } catch (error) {
      failure ??= { error }
      throw isConsequence(error) ? failure.error : error
    }
  }
  const close = () => {
    isOver = true
  }
  /**
   * No further statements are accepted.
   *
   * @throws the first error
   */
  const end = () => {
    close()
    if (failure) throw failure.error
  }
  async function savepoint<T>(work: (inner: Scope) => Promise<T>): Promise<T> {
    const inner = createScope(send, depth + 1)
    await run({ text: `savepoint part_${depth}` })
    try {
      const result = await work(inner)
      inner.end()
      await run({ text: `release savepoint part_${depth}` })
      return result
    } catch (error) {
      inner.close()
      await run({ text: `rollback to savepoint part_${depth}` })
      throw error
    }
  }
  return { run, savepoint, end, close }
}
