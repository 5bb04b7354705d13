import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'

type Move = { userId: string; clientId: string | null; from: string; to: string }

/**
 * Gives an account another address, and takes along what is bound to the former one and is the same person's: their record in
 * the panel, calls that are to come, what they have subscribed to, and where the client is written to. For the owner.
 * @returns whether the client is written to at another address now
 */
export async function moveAddress(tx: Tx, move: Move, now: Date) {
  await keepPerson(tx, move, now)
  const { userId, from, to } = move
  await tx.run(db.updateTable('auth_users').set({ email: to }).where('id', '=', userId))
  await tx.run(db.updateTable('profiles').set({ email: to }).where('user_id', '=', userId))
  await tx.run(
    db
      .updateTable('bookings')
      .set({ email: to })
      .where((eb) => eb(eb.fn('lower', ['email']), '=', from))
      .where('status', '=', 'booked')
      .where('held_until', 'is', null)
      .where('ends_at', '>', now.toISOString()),
  )
  await tx.run(
    db
      .updateTable('newsletter_subscribers as s')
      .set({ email: to })
      .where((eb) => eb(eb.fn('lower', ['s.email']), '=', from))
      .where('s.confirmed_at', 'is not', null)
      .where((eb) => eb.not(eb.exists(subscriberIn('newsletter_subscribers', to)))),
  )
  await tx.run(
    db
      .updateTable('status_subscribers as s')
      .set({ email: to })
      .where((eb) => eb(eb.fn('lower', ['s.email']), '=', from))
      .where('s.confirmed_at', 'is not', null)
      .where((eb) => eb.not(eb.exists(subscriberIn('status_subscribers', to)))),
  )
  return { contactMoved: move.clientId ? await moveInClient(tx, move.clientId, move, now) : false }
}

const subscriberIn = (table: 'newsletter_subscribers' | 'status_subscribers', address: string) =>
  db
    .selectFrom(table)
    .select('id')
    .where(({ eb, fn, ref }) => eb(fn<string>('lower', [ref('email')]), '=', address))

/** The new address becomes one of the same person, unless it is known already. */
async function keepPerson(tx: Tx, { from, to }: Move, now: Date): Promise<void> {
  const known = db
    .selectFrom('person_addresses')
    .select((eb) => [eb.val(to).as('address'), 'person_id', eb.val(now).as('verified_at')])
    .where('address', '=', from)
  const added = await tx.first(
    db
      .insertInto('person_addresses')
      .columns(['address', 'person_id', 'verified_at'])
      .expression(known)
      .onConflict((conflict) => conflict.column('address').doNothing())
      .returning('person_id'),
  )
  if (!added) return
  await tx.run(
    db
      .updateTable('people')
      .set((eb) => ({
        emails: eb
          .selectFrom('person_addresses as a')
          .select(({ ref }) =>
            sql<string>`string_agg(${ref('a.address')}, ' ' order by ${ref('a.address')})`.as(
              'all',
            ),
          )
          .whereRef('a.person_id', '=', 'people.id'),
      }))
      .where('id', '=', added.person_id),
  )
}

async function moveInClient(tx: Tx, clientId: string, { from, to }: Move, now: Date) {
  const contacts = await tx.run(
    db
      .updateTable('clients')
      .set({ contact_email: to })
      .where('id', '=', clientId)
      .where((eb) => eb(eb.fn('lower', ['contact_email']), '=', from)),
  )
  // Who is there already needs no invitation.
  await tx.run(
    db
      .updateTable('client_invitations')
      .set({ revoked_at: now })
      .where('client_id', '=', clientId)
      .where('email', '=', to)
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null),
  )
  return contacts > 0
}
