import { keptForm } from '#content/form-not-stored.ts'
import { isDiskFull, StorageFull } from './disk-space.server.ts'
import { AppError } from './errors.ts'

// Connection exceptions, shutdown, start-up, no memory or no place for one more connection, and the end of
// one whose transaction was left alone for too long.
const lostStates = /^(08...|57P0[1235]|53[23]00|25P0[34])$/
const lostSockets = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOENT', 'ECONNABORTED'],
])
const lostWords =
  /^(Connection terminated|timeout e|Client (has encountered|was closed)|Query read timeout|Cannot use a pool)/

/** The database does not answer. Whoever asked may ask again in a moment. */
export class DatabaseUnavailable extends AppError {
  declare readonly status: 503

  constructor(cause: unknown) {
    super('unavailable', keptForm.database, 5)
    this.cause = cause
  }
}

/** Whether a connection failed, and not what was asked on it. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', message } = error as NodeJS.ErrnoException
  return lostStates.test(code) || lostSockets.has(code) || lostWords.test(message)
}

/** Whether the server ended a statement that took too long; the connection is as good as before. */
export function isTimedOut(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException
  return code === '57014' && /statement timeout/.test(message)
}

/** Whether a connection knows a statement from before a table was changed: another one does not. */
export function isOutdatedStatement(error: unknown): boolean {
  const { code, routine } = error as { code?: string; routine?: string }
  return code === '26000' || (code === '0A000' && routine === 'RevalidateCachedQuery')
}

/** Whether a statement was refused only because an earlier one of its transaction was. */
export function isConsequence(error: unknown): boolean {
  return (error as { code?: string }).code === '25P02'
}

/** That a disk is full, the database's or our own, wherever among the causes of an error it stands. */
export function noRoom(error: unknown): StorageFull | undefined {
  const known = causesOf(error).find((one) => one instanceof StorageFull)
  return known ?? (isDiskFull(error) ? new StorageFull(keptForm.full, error) : undefined)
}

/** That storing is not possible now, and no fault of what was to be stored. */
export function unavailability(error: unknown): DatabaseUnavailable | StorageFull | undefined {
  return causesOf(error).find((one) => one instanceof DatabaseUnavailable) ?? noRoom(error)
}

/** An error and what caused it, one behind the other. */
export function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
