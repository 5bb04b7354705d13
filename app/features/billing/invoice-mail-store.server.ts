import type { Expression } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { valuesFrom } from '#app/platform/sql-functions.server.ts'
import { countRows, iso } from '#app/platform/sql-helpers.server.ts'
import type { CardMatter } from './card/card-matter.ts'
import { openMatters } from './card/card-matter-store.server.ts'

/** The people of a client who get its invoices: its billing contacts, else its administrators. For staff and the owner. */
export const billingPeople = (client: string | Expression<string>) =>
  db
    .selectFrom(valuesFrom('billing_people', { of_client: client }, 'b'))
    .innerJoin('profiles', 'profiles.user_id', 'b.value')

export type Aftermath = { mailed_at: string | null; people: number; matters: CardMatter[] }

/** When the invoice was mailed last, how many people a mail reaches, and what the payment provider told. For staff. */
export function selectAftermath(tx: Tx, id: string): Promise<Aftermath | undefined> {
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
        jsonArrayFrom(openMatters(eb.ref('i.id'))).as('matters'),
      ])
      .where('i.id', '=', id),
  )
}
