import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { callOf } from '#app/platform/sql-functions.server.ts'
import type { Rating } from './ticket-rating.ts'

/** Rates a ticket in the name of whoever is signed in. False when it is not solved. */
export async function rateOwnTicket(
  tx: Tx,
  ticket: string,
  { rating, comment }: Rating,
): Promise<boolean> {
  const rated = callOf('rate_own_ticket', { ticket, given: rating, words: comment })
  return (await tx.first(db.selectNoFrom(rated.as('done'))))?.done === true
}
