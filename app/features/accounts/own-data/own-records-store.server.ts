import { type Expression, sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { exactIso, text } from '#app/platform/sql-helpers.server.ts'
import { type Portion, titleOnPage } from './own-texts-store.server.ts'

// What is kept about somebody's account, for the owner.

export const selectProfile = (tx: Tx, { userId, after }: Portion) =>
  tx.all(
    db
      .selectFrom('profiles as p')
      .select((eb) => [
        ...(['p.id', 'p.full_name', 'p.email', 'p.role', 'p.client_name as organization'] as const),
        ...(['p.billing_contact', 'p.second_factor', 'p.time_zone'] as const),
        exactIso(eb.ref('p.created_at')).as('made_at'),
      ])
      .where('p.user_id', '=', userId)
      .where('p.id', '>', after),
  )

export const selectOwnSessions = (tx: Tx, { userId, after, limit }: Portion) =>
  tx.all(
    db
      .selectFrom('auth_sessions as s')
      .select((eb) => [
        ...(['s.id', 's.ip_address as network_address', 's.user_agent as browser'] as const),
        exactIso(eb.ref('s.created_at')).as('signed_in_at'),
        exactIso(eb.ref('s.last_used_at')).as('last_used_at'),
      ])
      .where('s.user_id', '=', userId)
      .where('s.id', '>', after)
      .orderBy('s.id')
      .limit(limit),
  )

export const selectOwnPasskeys = (tx: Tx, { userId, after, limit }: Portion) =>
  tx.all(
    db
      .selectFrom('auth_passkeys as k')
      .select((eb) => [
        ...(['k.id', 'k.name'] as const),
        exactIso(eb.ref('k.created_at')).as('added_at'),
        exactIso(eb.ref('k.last_used_at')).as('last_used_at'),
      ])
      .where('k.user_id', '=', userId)
      .where('k.id', '>', after)
      .orderBy('k.id')
      .limit(limit),
  )

/** The page of the portal that shows what an event of the audit log is about. */
const pageOfSubject = (type: Expression<string | null>, id: Expression<string | null>) =>
  sql<string>`'/dashboard/' || case ${type} when 'ticket' then 'support' else ${type} || 's' end || '/' || ${id}`

export const selectOwnActivity = (tx: Tx, { userId, clientId, after, limit }: Portion) =>
  tx.all(
    db
      .selectFrom('client_activity as a')
      .innerJoin('audit_events as e', 'e.id', 'a.event_id')
      .select((eb) => [
        ...(['a.id', 'a.action', 'a.ip as network_address'] as const),
        titleOnPage(
          userId,
          pageOfSubject(eb.ref('e.subject_type'), eb.ref('e.subject_id')),
          eb.ref('a.about'),
        ).as('about'),
        exactIso(eb.ref('a.created_at')).as('happened_at'),
      ])
      .where('a.client_id', '=', clientId)
      .where('a.user_id', '=', userId)
      .where('a.id', '>', after)
      .orderBy('a.id')
      .limit(limit),
  )

export const selectOwnNotifications = (tx: Tx, { userId, clientId, after, limit }: Portion) =>
  tx.all(
    db
      .selectFrom('notifications as n')
      .select((eb) => [
        ...(['n.id', 'n.title', 'n.url as page'] as const),
        exactIso(eb.ref('n.created_at')).as('told_at'),
        exactIso(eb.ref('n.read_at')).as('read_at'),
      ])
      .where('n.client_id', '=', clientId)
      .where('n.user_id', '=', userId)
      .where('n.id', '>', after)
      .orderBy('n.id')
      .limit(limit),
  )

const clientIn = (details: Expression<unknown>, side: 'from' | 'to') =>
  sql<string | null>`${details} #>> array[${side}::text, 'clientId']`

/** When our team last took somebody out of a client. */
const leftAt = (userId: string) =>
  db
    .selectFrom('audit_events as e')
    .innerJoin('profiles as p', (join) =>
      join.on((on) => on('e.subject_id', '=', text(on.ref('p.id')))),
    )
    .select((eb) => eb.fn.max('e.created_at').as('at'))
    .where('p.user_id', '=', userId)
    .where('e.subject_type', '=', 'user')
    .where('e.action', '=', 'user.updated')
    .where((eb) => eb(clientIn(eb.ref('e.details'), 'from'), 'is not', null))
    .where((eb) =>
      eb(
        clientIn(eb.ref('e.details'), 'from'),
        'is distinct from',
        clientIn(eb.ref('e.details'), 'to'),
      ),
    )

/** A subject names what a mail is about: of what a former client's mails told, only those about the account have one. */
export const selectOwnMails = (tx: Tx, { userId, email, after, limit }: Portion) =>
  tx.all(
    db
      .selectFrom('mail_deliveries as d')
      .select((eb) => [
        'd.id',
        sql<string | null>`case when ${eb('d.kind', 'like', 'account.%')}
          or ${eb.ref('d.sent_at')} >= coalesce(${leftAt(userId)}, '-infinity')
          then ${eb.ref('d.subject')} end`.as('subject'),
        exactIso(eb.ref('d.sent_at')).as('sent_at'),
      ])
      .where((eb) => eb(eb.fn('lower', ['d.recipient']), '=', email))
      .where('d.id', '>', after)
      .orderBy('d.id')
      .limit(limit),
  )

/** Calls that were confirmed from the mailbox; anybody can type an address. */
export const selectOwnCalls = (tx: Tx, { email, after, limit }: Portion) =>
  tx.all(
    db
      .selectFrom('bookings as b')
      .select((eb) => [
        ...(['b.id', 'b.full_name', 'b.company_name as organization', 'b.note'] as const),
        ...(['b.status', 'b.zone as time_zone', 'b.place'] as const),
        exactIso(eb.ref('b.starts_at')).as('starts_at'),
        exactIso(eb.ref('b.created_at')).as('booked_at'),
      ])
      .where((eb) => eb(eb.fn('lower', ['b.email']), '=', email))
      .where('b.confirmed_at', 'is not', null)
      .where('b.id', '>', after)
      .orderBy('b.id')
      .limit(limit),
  )

export const selectNewsletter = (tx: Tx, { email, after, limit }: Portion) =>
  tx.all(
    db
      .selectFrom('newsletter_subscribers as s')
      .select((eb) => [
        ...(['s.id', 's.state', 's.consent_text', 's.consent_page'] as const),
        exactIso(eb.ref('s.confirmed_at')).as('confirmed_at'),
      ])
      .where((eb) => eb(eb.fn('lower', ['s.email']), '=', email))
      .where('s.confirmed_at', 'is not', null)
      .where('s.id', '>', after)
      .orderBy('s.id')
      .limit(limit),
  )

export const selectStatusMails = (tx: Tx, { email, after, limit }: Portion) =>
  tx.all(
    db
      .selectFrom('status_subscribers as s')
      .select((eb) => [
        ...(['s.id', 's.consent_text', 's.consent_page'] as const),
        exactIso(eb.ref('s.confirmed_at')).as('confirmed_at'),
      ])
      .where((eb) => eb(eb.fn('lower', ['s.email']), '=', email))
      .where('s.confirmed_at', 'is not', null)
      .where('s.id', '>', after)
      .orderBy('s.id')
      .limit(limit),
  )

/** How mails come; what is not in it, comes at once. */
export function selectOwnChoices(tx: Tx, userId: string) {
  return tx.all(
    db.selectFrom('mail_choices').select(['kind', 'choice']).where('user_id', '=', userId),
  )
}
