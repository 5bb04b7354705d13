import type { Expression } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { countRows, iso } from '#app/platform/sql-helpers.server.ts'

/** The people of a client who get its invoices: its administrators. */
export const billingPeople = (client: string | Expression<string>) =>
  db
    .selectFrom('profiles')
    .where('profiles.client_id', '=', client)
    .where('profiles.role', '=', 'client_admin')
    .where('profiles.deactivated_at', 'is', null)
    .where('profiles.paused', '=', false)

export type MailTimes = { mailed_at: string | null; people: number }

/** When the invoice was mailed last, and how many people of the client a mail reaches. */
export function selectMailTimes(tx: Tx, id: string): Promise<MailTimes | undefined> {
  return tx.first(
    db
      .selectFrom('invoices as i')
      .select((eb) => [
        iso(eb.ref('i.mailed_at')).as('mailed_at'),
        billingPeople(eb.ref('i.client_id'))
          .select(countRows().as('people'))
          .$asScalar()
          .$notNull()
          .as('people'),
      ])
      .where('i.id', '=', id),
  )
}
