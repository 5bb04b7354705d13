import { keptForm } from '#content/kept-form.ts'
import { AppError } from './errors.ts'

// Connection exceptions, shutdown, start-up, and no room for one more connection.
const lostStates = /^(08...|57P0[1235]|53300)$/
const lostSockets = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOENT', 'ECONNABORTED'],
])
const lostWords =
  /^(Connection terminated|timeout e|Client (has encountered|was closed)|Query read timeout|Cannot use a pool)/

/** The database does not answer. Whoever asked may ask again in a moment. */
export class DatabaseUnavailable extends AppError {
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

/** Whether a connection knows a statement from before a table was changed: another one does not. */
export function isOutdatedStatement(error: unknown): boolean {
  const { code, routine } = error as { code?: string; routine?: string }
  return code === '26000' || (code === '0A000' && routine === 'RevalidateCachedQuery')
}

/** Whether a statement was refused only because an earlier one of its transaction was. */
export function isConsequence(error: unknown): boolean {
  return (error as { code?: string }).code === '25P02'
}

/** That the database does not answer, wherever among the causes of an error it stands. */
export function unavailability(error: unknown): DatabaseUnavailable | undefined {
  return causesOf(error).find((one) => one instanceof DatabaseUnavailable)
}

/** An error and what caused it, one behind the other. */
export function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
