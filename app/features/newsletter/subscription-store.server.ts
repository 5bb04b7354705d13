import { sql } from 'kysely'
import type { Consent } from '#app/features/intake/intake.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { call, rowsFrom } from '#app/platform/sql-functions.server.ts'
import { exactIso } from '#app/platform/sql-helpers.server.ts'
import { requireOneOf, withValues } from '#app/platform/typed-queries.server.ts'
import { type SubscriberState, subscriberStates } from './subscription.ts'

// Visitors may read no table of the newsletter; these functions are in
// db/migrations/0018_newsletter.sql.

const stateOf = (text: string) => requireOneOf(subscriberStates, text)

/** Stores a request. @returns the state of the address, or null when no mail is to be sent */
export async function askFor(
  tx: Tx,
  email: string,
  hash: Buffer,
  consent: Consent,
): Promise<SubscriberState | null> {
  const row = await tx.first(
    call('ask_for_newsletter', {
      ...{ the_email: email, the_hash: hash },
      ...{ the_text: consent.text, the_page: consent.page, the_at: consent.at },
    }),
  )
  return row?.value ? stateOf(row.value) : null
}

/** The id of an address that is already subscribed, for its unsubscribe link. */
export async function selectProof(
  tx: Tx,
  hash: Buffer,
): Promise<{ id: string; email: string; state: SubscriberState } | undefined> {
  const proofs = db
    .selectFrom(rowsFrom('newsletter_proof', { the_hash: hash }, 'p'))
    .select(['p.id', 'p.email', 'p.state'])
    .where('p.id', 'is not', null)
  const [row] = withValues(await tx.all(proofs), 'id', 'email', 'state')
  return row && { ...row, state: stateOf(row.state) }
}

type Confirmed = {
  id: string
  email: string
  changed: boolean
  becomes_lead: boolean
  consent_text: string
  consent_page: string
  consent_at: string
}

export async function confirmBy(tx: Tx, hash: Buffer): Promise<Confirmed | undefined> {
  const confirmed = db
    .selectFrom(rowsFrom('confirm_newsletter', { the_hash: hash }, 'c'))
    .select(['c.id', 'c.email', 'c.changed', 'c.becomes_lead', 'c.consent_text', 'c.consent_page'])
    .select((eb) => exactIso(eb.ref('c.consent_at')).as('consent_at'))
    .where('c.id', 'is not', null)
  const consent = ['consent_text', 'consent_page', 'consent_at'] as const
  const rows = await tx.all(confirmed)
  return withValues(rows, 'id', 'email', 'changed', 'becomes_lead', ...consent)[0]
}

export type Subscription = { email: string; state: SubscriberState; can_return: boolean }

export async function selectSubscription(tx: Tx, id: string): Promise<Subscription | undefined> {
  const subscriptions = db
    .selectFrom(rowsFrom('newsletter_subscription', { the_id: id }, 's'))
    .select(['s.email', 's.state', 's.can_return'])
    .where('s.email', 'is not', null)
  const [row] = withValues(await tx.all(subscriptions), 'email', 'state', 'can_return')
  return row && { ...row, state: stateOf(row.state) }
}

/** @returns whether there was a subscription to end */
export async function leave(tx: Tx, id: string): Promise<boolean> {
  return (await tx.first(call('leave_newsletter', { the_id: id })))?.value ?? false
}

/** @returns whether the subscription could still be restored */
export async function comeBack(tx: Tx, id: string): Promise<boolean> {
  return (await tx.first(call('return_to_newsletter', { the_id: id })))?.value ?? false
}

/** Deletes expired links, and addresses that were not confirmed for so many days. */
export async function deleteUnconfirmed(
  tx: Tx,
  { unconfirmedDays, linkDays }: { unconfirmedDays: number; linkDays: number },
): Promise<void> {
  const before = (days: number) => sql<string>`now() - make_interval(days => ${days}::int)`
  await tx.run(db.deleteFrom('newsletter_proofs').where('created_at', '<', before(linkDays)))
  const unconfirmed = db
    .deleteFrom('newsletter_subscribers as s')
    .where('s.state', '=', 'pending')
    .where('s.created_at', '<', before(unconfirmedDays))
    .where((eb) => {
      const proofs = eb.selectFrom('newsletter_proofs as p').select('p.subscriber_id')
      return eb.not(eb.exists(proofs.whereRef('p.subscriber_id', '=', 's.id')))
    })
  await tx.run(unconfirmed)
}
