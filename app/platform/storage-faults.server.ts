import { isDiskFull, StorageFull } from './disk-space.server.ts'
import { AppError } from './errors.ts'

/** The storage does not answer. Whoever asked may ask again in a moment. */
export class StorageUnavailable extends AppError {
  constructor(cause: unknown) {
    super(
      'unavailable',
      'The file storage does not answer at the moment. Please try again in a minute.',
      5,
    )
    this.cause = cause
  }
}

/** Whether a file could not be kept through no fault of its sender. */
export function isNotStored(error: unknown): boolean {
  return error instanceof StorageUnavailable || error instanceof StorageFull || isDiskFull(error)
}

/** Whether S3 gave no answer of its own, or one that says that it is broken (5xx). */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
  if ($metadata?.httpStatusCode) return $metadata.httpStatusCode >= 500
  // The library around the client wraps what it said.
  return error.cause === undefined ? isConnectionFault(error) : isOutage(error.cause)
}

function isConnectionFault({ name, code }: NodeJS.ErrnoException): boolean {
  return name === 'TimeoutError' || name === 'AbortError' || /^E[A-Z]+(_AGAIN)?$/.test(code ?? '')
}
