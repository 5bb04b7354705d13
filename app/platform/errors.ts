export type ErrorCode =
  | 'not_found'
  | 'not_authenticated'
  | 'forbidden'
  | 'rate_limited'
  | 'conflict'
  | 'invalid'
  | 'too_large'
  | 'unsupported'
  | 'unavailable'
  | 'storage_full'

const statuses: Record<ErrorCode, [status: number, text: string]> = {
  invalid: [422, 'Unprocessable Content'],
  not_authenticated: [401, 'Unauthorized'],
  forbidden: [403, 'Forbidden'],
  not_found: [404, 'Not Found'],
  conflict: [409, 'Conflict'],
  rate_limited: [429, 'Too Many Requests'],
  too_large: [413, 'Content Too Large'],
  unsupported: [415, 'Unsupported Media Type'],
  unavailable: [503, 'Service Unavailable'],
  storage_full: [507, 'Insufficient Storage'],
}

/**
 * An expected error: it has a status and a message for the user. Thrown in a loader, an action or a
 * middleware it becomes a response with that status, because it has the shape of React Router's
 * `data(…, { status })`.
 */
export class AppError extends Error {
  readonly type = 'DataWithResponseInit'
  readonly code: ErrorCode
  readonly userMessage: string
  readonly status: number
  readonly data: string
  /** With a status text, because React Router calls a status without one an internal error. */
  readonly init: { status: number; statusText: string; headers?: Record<string, string> }

  /** @param retryAfter seconds after which the same request may succeed */
  constructor(code: ErrorCode, userMessage: string, retryAfter?: number) {
    super(`${code}: ${userMessage}`)
    this.name = 'AppError'
    this.code = code
    this.userMessage = userMessage
    const [status, statusText] = statuses[code]
    this.status = status
    this.data = userMessage
    this.init = {
      status,
      statusText,
      headers: retryAfter ? { 'Retry-After': String(retryAfter) } : undefined,
    }
  }
}

/** What is said of a conflict. @throws every other error */
export function conflictMessage(error: unknown): string {
  if (!(error instanceof AppError) || error.code !== 'conflict') throw error
  return error.userMessage
}
