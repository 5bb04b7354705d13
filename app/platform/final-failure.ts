/** A job has failed in a way that no second try mends. It goes to the failed ones at once. */
export class FinalFailure extends Error {
  override name = 'FinalFailure'
}

/** Whether an error is one. By its name: a part that was passed in may carry its own copy of the class. */
export const isFinalFailure = (error: unknown): boolean =>
  error instanceof Error && error.name === 'FinalFailure'
