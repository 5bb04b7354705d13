import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'

/** How many records of each kind went. */
export type Erased = {
  conversations: number
  bookings: number
  leads: number
  held: number
  subscriptions: number
  invitations: number
  mails: number
}

/**
 * Deletes what somebody has handed in or was sent, by the address they gave. What hangs on these rows
 * goes with them: applications, trails and messages by their keys; files and mails by triggers.
 */
export async function deleteByAddress(tx: Tx, email: string): Promise<Erased> {
  const count = async (query: ReturnType<typeof sql>) => (await tx.execute(query)).length
  const isTheirs = sql`(select id from leads where lower(email) = ${email})`
  return {
    // First those that a lead leads to: with the lead the way to them goes.
    conversations: await count(sql`delete from chat_conversations
      where lower(visitor_email) = ${email} or lead_id in ${isTheirs} returning 1`),
    bookings: await count(sql`delete from bookings
      where lower(email) = ${email} or lead_id in ${isTheirs} returning 1`),
    leads: await count(sql`delete from leads where lower(email) = ${email} returning 1`),
    held: await count(
      sql`delete from held_submissions where lower(sender_email) = ${email} returning 1`,
    ),
    subscriptions: await count(
      sql`delete from newsletter_subscribers where lower(email) = ${email} returning 1`,
    ),
    invitations: await count(
      sql`delete from client_invitations where lower(email) = ${email} returning 1`,
    ),
    mails: await count(
      sql`delete from mail_deliveries where lower(recipient) = ${email} returning 1`,
    ),
  }
}

type Account = { id: string; role: string }

/** The account of an address, held until the transaction ends. */
export async function selectAccount(tx: Tx, email: string): Promise<Account | undefined> {
  const [row] = await tx.execute<Account>(sql`
    select u.id, p.role from auth_users u join profiles p on p.user_id = u.id
    where u.email = ${email} for update of u`)
  return row
}

/**
 * Deletes the account of a client's person, with its sessions, factors and notifications. What was
 * written stays with the client, whose record it is, under another name.
 */
export async function deleteAccount(tx: Tx, userId: string, formerName: string): Promise<void> {
  await tx.execute(
    sql`update support_tickets set author_name = ${formerName} where created_by = ${userId}`,
  )
  await tx.execute(
    sql`update ticket_messages set author_name = ${formerName} where author_id = ${userId}`,
  )
  await tx.execute(sql`delete from auth_verifications where identifier like ${`%:${userId}`}`)
  await tx.execute(sql`delete from auth_users where id = ${userId}`)
}
