import type { Expression } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { valuesFrom } from '#app/platform/sql-functions.server.ts'
import { countRows, iso } from '#app/platform/sql-helpers.server.ts'

/** The people of a client who get its invoices: its billing contacts, else its administrators. For staff and the owner. */
export const billingPeople = (client: string | Expression<string>) =>
  db
    .selectFrom(valuesFrom('billing_people', { of_client: client }, 'b'))
    .innerJoin('profiles', 'profiles.user_id', 'b.value')

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
