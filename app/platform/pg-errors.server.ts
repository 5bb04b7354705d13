import { keptForm, mailBeingSent } from '#content/form-not-stored.ts'
import { isDiskFull, StorageFull } from './disk-space.server.ts'
import { AppError } from './errors.ts'

// Connection exceptions, shutdown, start-up, out of memory, too many connections, and a session
// ended because its transaction was idle for too long.
const lostStates = /^(08...|57P0[1235]|53[23]00|25P0[34])$/
const lostSockets = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOENT', 'ECONNABORTED'],
])
const lostWords =
  /^(Connection terminated|timeout e|Client (has encountered|was closed)|Query read timeout|Cannot use a pool)/

/** The database does not answer. The caller may try again in a moment. */
export class DatabaseUnavailable extends AppError {
  declare readonly status: 503

  constructor(cause: unknown) {
    super('unavailable', keptForm.database, 5)
    this.cause = cause
  }
}

/** Whether the connection failed, and not the statement. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', message } = error as NodeJS.ErrnoException
  return lostStates.test(code) || lostSockets.has(code) || lostWords.test(message)
}

/** Whether the server ended a statement that took too long; the connection can still be used. */
export function isTimedOut(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException
  return code === '57014' && /statement timeout/.test(message)
}

/**
 * Whether the server ended a transaction because it and another one waited for each other. Nothing of it is
 * stored, and the same request succeeds when it is sent again.
 */
export function isDeadlock(error: unknown): boolean {
  return (error as { code?: string }).code === '40P01'
}

/** A record cannot be deleted now, because a mail about it is being sent: `forget_mails` in the schema says so. */
export function mailUnderWay(error: unknown): AppError | undefined {
  const isIt = (error as { code?: string }).code === 'UM001'
  return isIt ? new AppError('conflict', mailBeingSent) : undefined
}

/** Whether the connection prepared a statement before a table was changed; another connection did not. */
export function isOutdatedStatement(error: unknown): boolean {
  const { code, routine } = error as { code?: string; routine?: string }
  return code === '26000' || (code === '0A000' && routine === 'RevalidateCachedQuery')
}

/** Whether a statement was refused only because an earlier one of its transaction failed. */
export function isConsequence(error: unknown): boolean {
  return (error as { code?: string }).code === '25P02'
}

/** Whether the values themselves are impossible, alone or beside each other, so that they are refused each time. */
export function isRefusedForValues(error: unknown): boolean {
  return causesOf(error).some((one) => /^2[12]/.test((one as { code?: string }).code ?? ''))
}

/** Whether an error, or any of its causes, is a full disk: the database's or ours. */
export function noRoom(error: unknown): StorageFull | undefined {
  const known = causesOf(error).find((one) => one instanceof StorageFull)
  return known ?? (isDiskFull(error) ? new StorageFull(keptForm.full, error) : undefined)
}

/** Whether storing is impossible now for reasons that are not in the stored data. */
export function unavailability(error: unknown): DatabaseUnavailable | StorageFull | undefined {
  return causesOf(error).find((one) => one instanceof DatabaseUnavailable) ?? noRoom(error)
}

/** Whether the answer of the database is missing, so that a transaction may have been stored all the same. */
export const isUnanswered = (error: unknown): boolean =>
  unavailability(error) instanceof DatabaseUnavailable

/** An error and its causes, in order. */
export function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
