import type { Expression } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf } from '#app/platform/sql-helpers.server.ts'

/** The number of deleted records of each kind. */
export type Erased = {
  conversations: number
  bookings: number
  leads: number
  quarantined: number
  subscriptions: number
  statusSubscriptions: number
  invitations: number
  mails: number
  inboundMails: number
}

/**
 * Deletes everything that was sent by or to addresses. Rows that depend on these are deleted with
 * them: applications, histories and messages by foreign keys, files, mails and the record of the
 * person by triggers.
 */
export async function deleteByAddresses(tx: Tx, emails: string[]): Promise<Erased> {
  const isTheirs = (address: Expression<string | null>) =>
    sql<boolean>`lower(${address}) = ${anyOf(emails)}`
  const leads = db
    .selectFrom('leads')
    .select('id')
    .where((eb) => isTheirs(eb.ref('email')))
  const answered = db
    .selectFrom('chat_mail_consents')
    .select('conversation_id')
    .where((eb) => isTheirs(eb.ref('email')))
  return {
    // Records that are found through a lead are deleted before the lead.
    conversations: await tx.run(
      db
        .deleteFrom('chat_conversations')
        .where((eb) =>
          eb.or([
            isTheirs(eb.ref('visitor_email')),
            eb('lead_id', 'in', leads),
            eb('id', 'in', answered),
          ]),
        ),
    ),
    bookings: await tx.run(
      db
        .deleteFrom('bookings')
        .where((eb) => eb.or([isTheirs(eb.ref('email')), eb('lead_id', 'in', leads)])),
    ),
    leads: await tx.run(db.deleteFrom('leads').where((eb) => isTheirs(eb.ref('email')))),
    quarantined: await tx.run(
      db.deleteFrom('held_submissions').where((eb) => isTheirs(eb.ref('sender_email'))),
    ),
    subscriptions: await tx.run(
      db.deleteFrom('newsletter_subscribers').where((eb) => isTheirs(eb.ref('email'))),
    ),
    statusSubscriptions: await tx.run(
      db.deleteFrom('status_subscribers').where((eb) => isTheirs(eb.ref('email'))),
    ),
    invitations: await tx.run(
      db.deleteFrom('client_invitations').where((eb) => isTheirs(eb.ref('email'))),
    ),
    mails: await tx.run(
      db.deleteFrom('mail_deliveries').where((eb) => isTheirs(eb.ref('recipient'))),
    ),
    inboundMails: await tx.run(
      db.deleteFrom('inbound_mails').where((eb) => isTheirs(eb.ref('sender'))),
    ),
  }
}

/** Every address of the person whose address this is, with it. */
export async function selectAddresses(tx: Tx, email: string): Promise<string[]> {
  const theirs = db
    .selectFrom('person_addresses as known')
    .innerJoin('person_addresses as a', 'a.person_id', 'known.person_id')
    .select('a.address')
    .where('known.address', '=', email)
    .orderBy('a.address')
  const found = await tx.all(theirs)
  return [...new Set([email, ...found.map(({ address }) => address)])]
}

type Account = { id: string; role: string }

/** The accounts of addresses; the rows are locked until the transaction ends. */
export function selectAccounts(tx: Tx, emails: string[]): Promise<Account[]> {
  const accounts = db
    .selectFrom('auth_users as u')
    .innerJoin('profiles as p', 'p.user_id', 'u.id')
    .select(['u.id', 'p.role'])
    .where('u.email', '=', anyOf(emails))
    .orderBy('u.id')
  return tx.all(accounts.forUpdate('u'))
}

/**
 * Deletes the account of a client user with its sessions, factors and notifications. The client
 * keeps what the user wrote, under another name.
 */
export async function deleteAccount(tx: Tx, userId: string, formerName: string): Promise<void> {
  const author_name = formerName
  const sender = db.selectFrom('profiles').select('id').where('user_id', '=', userId)
  // What somebody has sent ends with their rights.
  await tx.run(
    db
      .updateTable('client_invitations')
      .set({ revoked_at: sql<string>`now()` })
      .where('invited_by', 'in', sender)
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null),
  )
  await tx.run(
    db.updateTable('support_tickets').set({ author_name }).where('created_by', '=', userId),
  )
  await tx.run(
    db
      .updateTable('support_tickets')
      .set({ rated_by_name: formerName })
      .where('rated_by', '=', userId),
  )
  await tx.run(
    db.updateTable('ticket_messages').set({ author_name }).where('author_id', '=', userId),
  )
  await tx.run(db.updateTable('comments').set({ author_name }).where('author_id', '=', userId))
  await tx.run(
    db.updateTable('client_requests').set({ author_name }).where('author_id', '=', userId),
  )
  await tx.run(
    db
      .updateTable('client_request_lines')
      .set({ given_by_name: author_name })
      .where('given_by', '=', userId),
  )
  await tx.run(
    db.updateTable('client_decisions').set({ author_name }).where('author_id', '=', userId),
  )
  await tx.run(
    db
      .updateTable('client_decision_people')
      .set({ person_name: formerName })
      .where('user_id', '=', userId),
  )
  // What happened stays bound together by its hashes; without the salt nobody can tell who it was.
  const nobody = {
    ...{ person_name: formerName, person_email: null, ip: null, agent: null },
    ...{ signed_as: null, signed_drawing: null, salt: null },
  }
  await tx.run(db.updateTable('client_decision_events').set(nobody).where('user_id', '=', userId))
  for (const [id, name] of [
    ['former_user_id', 'former_name'],
    ['named_user_id', 'named_name'],
  ] as const)
    await tx.run(
      db
        .updateTable('client_decision_events')
        .set({ [name]: formerName, salt: null })
        .where(id, '=', userId),
    )
  await tx.run(db.deleteFrom('auth_users').where('id', '=', userId))
}
