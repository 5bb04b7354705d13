import { sql } from 'drizzle-orm'
import type { Consent } from '#app/features/intake/intake.ts'
import type { Tx } from '#app/platform/db.server.ts'
import type { SubscriberState } from './subscription.ts'

// Visitors reach no table of the newsletter; these functions are in db/migrations/0018_newsletter.sql.

const bytes = (hash: Buffer) => sql`decode(${hash.toString('hex')}, 'hex')`

/** Notes a request. @returns the state of the address, or null when no mail is due */
export async function askFor(
  tx: Tx,
  email: string,
  hash: Buffer,
  consent: Consent,
): Promise<SubscriberState | null> {
  const [row] = await tx.execute<{ state: SubscriberState | null }>(sql`
    select state from ask_for_newsletter(${email}, ${bytes(hash)}, ${consent.text}, ${consent.page}, ${consent.at})`)
  return row?.state ?? null
}

/** The id of an address that is on the list already, for the link that ends it. */
export async function selectProof(
  tx: Tx,
  hash: Buffer,
): Promise<{ id: string; email: string; state: SubscriberState } | undefined> {
  const [row] = await tx.execute<{ id: string | null; email: string; state: SubscriberState }>(
    sql`select id, email, state from newsletter_proof(${bytes(hash)})`,
  )
  return row?.id ? { ...row, id: row.id } : undefined
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
  const [row] = await tx.execute<Confirmed | { id: null }>(sql`
    select id, email, changed, becomes_lead, consent_text, consent_page, to_json(consent_at) #>> '{}' as consent_at
    from confirm_newsletter(${bytes(hash)})`)
  return row?.id ? row : undefined
}

export type Subscription = { email: string; state: SubscriberState; can_return: boolean }

export async function selectSubscription(tx: Tx, id: string): Promise<Subscription | undefined> {
  const [row] = await tx.execute<Subscription | { email: null }>(
    sql`select email, state, can_return from newsletter_subscription(${id}::uuid)`,
  )
  return row?.email ? row : undefined
}

/** @returns whether there was a subscription to end */
export async function leave(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx.execute<{ done: boolean }>(
    sql`select leave_newsletter(${id}::uuid) as done`,
  )
  return row?.done ?? false
}

/** @returns whether it was in time */
export async function comeBack(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx.execute<{ done: boolean }>(
    sql`select return_to_newsletter(${id}::uuid) as done`,
  )
  return row?.done ?? false
}

/** Links too old to be used, and addresses that were never confirmed. */
export async function deleteUnconfirmed(tx: Tx): Promise<void> {
  await tx.execute(sql`delete from newsletter_proofs where created_at < now() - interval '2 days'`)
  await tx.execute(sql`
    delete from newsletter_subscribers s where state = 'pending' and created_at < now() - interval '30 days'
      and not exists (select 1 from newsletter_proofs p where p.subscriber_id = s.id)`)
}
