/** A job has failed in a way that no second try mends. It goes to the failed ones at once. */
export class FinalFailure extends Error {
  override name = 'FinalFailure'
}
