import { isDiskFull, StorageFull } from './disk-space.server.ts'
import { AppError } from './errors.ts'

/** The storage does not answer. The caller may try again in a moment. */
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

/** Whether a file could not be stored for reasons that are not in the file. */
export function isNotStored(error: unknown): boolean {
  return error instanceof StorageUnavailable || error instanceof StorageFull || isDiskFull(error)
}

/** Whether S3 did not answer, or answered that it is broken (5xx). */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
  if ($metadata?.httpStatusCode) return $metadata.httpStatusCode >= 500
  // The library around the client wraps the client's error.
  return error.cause === undefined ? isConnectionFault(error) : isOutage(error.cause)
}

function isConnectionFault({ name, code }: NodeJS.ErrnoException): boolean {
  return name === 'TimeoutError' || name === 'AbortError' || /^E[A-Z]+(_AGAIN)?$/.test(code ?? '')
}
