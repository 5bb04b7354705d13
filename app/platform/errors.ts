export type ErrorCode = 'not_found' | 'not_authenticated' | 'forbidden' | 'rate_limited' | 'conflict' | 'invalid'

const statusOf: Record<ErrorCode, number> = {
  invalid: 422,
  not_authenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  rate_limited: 429,
}

/** A fault that is expected: it has a status, and a sentence its user may read. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly userMessage: string
  readonly retryAfter?: number

  /** @param retryAfter seconds after which the same request may succeed */
  constructor(code: ErrorCode, userMessage: string, retryAfter?: number) {
    super(`${code}: ${userMessage}`)
    this.name = 'AppError'
    this.code = code
    this.userMessage = userMessage
    this.retryAfter = retryAfter
  }

  get status() {
    return statusOf[this.code]
  }
}
