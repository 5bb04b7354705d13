import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { builtOnce } from '#app/platform/built-once.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'

const senderOf = builtOnce((given: { leadId: string }) =>
  db
    .selectFrom('leads as l')
    .leftJoin('person_addresses as k', (join) =>
      join.on((on) => on('k.address', '=', on.fn<string>('lower', ['l.email']))),
    )
    .leftJoin('people as p', 'p.id', 'k.person_id')
    .leftJoin('organisations as o', 'o.id', 'p.organisation_id')
    .select((eb) => [
      'p.id',
      'o.client_id as organisation_client',
      eb.fn<string>('lower', ['l.email']).as('address'),
      jsonArrayFrom(
        eb
          .selectFrom('person_addresses as a')
          .select('a.address')
          .whereRef('a.person_id', '=', 'p.id')
          .orderBy('a.address'),
      ).as('addresses'),
      jsonArrayFrom(
        eb
          .selectFrom('person_addresses as a')
          .innerJoin('profiles as u', (join) =>
            join.on((on) => on(on.fn<string>('lower', ['u.email']), '=', on.ref('a.address'))),
          )
          .select(['u.user_id', 'u.client_id'])
          .whereRef('a.person_id', '=', 'p.id')
          .where('u.role', '!=', 'admin'),
      ).as('accounts'),
    ])
    .where('l.id', '=', given.leadId),
)

/**
 * Who has sent a lead, with all addresses and accounts of that person. The address of staff is nobody's:
 * then there is no id, and one address.
 */
export async function selectSender(tx: Tx, leadId: string) {
  const found = await tx.first(senderOf({ leadId }))
  if (!found) return undefined
  const { address, ...sender } = found
  const addresses = sender.id ? sender.addresses.map((one) => one.address) : [address]
  return { ...sender, addresses }
}
