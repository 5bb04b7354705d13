/** A job has failed and trying again cannot help. It goes to the queue `failed` at once. */
export class FinalFailure extends Error {
  override name = 'FinalFailure'
}

/**
 * Whether an error is final. Compared by name, because a bundled part may have its own copy of the
 * class.
 */
export const isFinalFailure = (error: unknown): boolean =>
  error instanceof Error && error.name === 'FinalFailure'
