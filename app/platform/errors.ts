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

const statusOf: Record<ErrorCode, number> = {
  invalid: 422,
  not_authenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  rate_limited: 429,
  too_large: 413,
  unsupported: 415,
  unavailable: 503,
}

/**
 * A fault that is expected: it has a status, and a sentence its user may read. Thrown in a loader,
 * an action or a middleware it becomes an answer with that status, because it has the shape of
 * React Router's `data(…, { status })`.
 */
export class AppError extends Error {
  readonly type = 'DataWithResponseInit'
  readonly code: ErrorCode
  readonly userMessage: string
  readonly status: number
  readonly data: string
  readonly init: { status: number; headers?: Record<string, string> }

  /** @param retryAfter seconds after which the same request may succeed */
  constructor(code: ErrorCode, userMessage: string, retryAfter?: number) {
    super(`${code}: ${userMessage}`)
    this.name = 'AppError'
    this.code = code
    this.userMessage = userMessage
    this.status = statusOf[code]
    this.data = userMessage
    this.init = {
      status: this.status,
      headers: retryAfter ? { 'Retry-After': String(retryAfter) } : undefined,
    }
  }
}
