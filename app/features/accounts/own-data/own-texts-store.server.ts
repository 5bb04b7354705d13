import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { exactIso } from '#app/platform/sql-helpers.server.ts'

/** Whose data, from which id on, and how many rows. */
export type Portion = { userId: string; email: string; after: string; limit: number }

// What somebody has written, given and decided in the portal, for the owner: rows of their own alone, whatever they may see of
// the rest. What our team wrote beside it is not in them.

export const selectTickets = (tx: Tx, { userId, after, limit }: Portion) =>
  tx.all(
    db
      .selectFrom('support_tickets as t')
      .select((eb) => [
        ...(['t.id', 't.title', 't.description', 't.priority', 't.status'] as const),
        exactIso(eb.ref('t.created_at')).as('opened_at'),
      ])
      .where('t.created_by', '=', userId)
      .where('t.id', '>', after)
      .orderBy('t.id')
      .limit(limit),
  )

export const selectReplies = (tx: Tx, { userId, after, limit }: Portion) =>
  tx.all(
    db
      .selectFrom('ticket_messages as m')
      .innerJoin('support_tickets as t', 't.id', 'm.ticket_id')
      .select((eb) => [
        ...(['m.id', 't.title as ticket', 'm.body as text', 'm.by_mail'] as const),
        exactIso(eb.ref('m.created_at')).as('written_at'),
      ])
      .where('m.author_id', '=', userId)
      .where('m.kind', '=', 'reply')
      .where('m.from_staff', '=', false)
      .where('m.id', '>', after)
      .orderBy('m.id')
      .limit(limit),
  )

export const selectComments = (tx: Tx, { userId, after, limit }: Portion) =>
  tx.all(
    db
      .selectFrom('comments as c')
      .select((eb) => [
        ...(['c.id', 'c.page as about', 'c.body as text', 'c.by_mail'] as const),
        exactIso(eb.ref('c.created_at')).as('written_at'),
      ])
      .where('c.author_id', '=', userId)
      .where('c.internal', '=', false)
      .where('c.from_staff', '=', false)
      .where('c.id', '>', after)
      .orderBy('c.id')
      .limit(limit),
  )

export const selectGivenLines = (tx: Tx, { userId, after, limit }: Portion) =>
  tx.all(
    db
      .selectFrom('client_request_lines as l')
      .innerJoin('client_requests as r', 'r.id', 'l.request_id')
      .select((eb) => [
        ...(['l.id', 'r.title as request', 'l.title as line', 'l.kind', 'l.answer'] as const),
        exactIso(eb.ref('l.given_at')).as('given_at'),
      ])
      .where('l.given_by', '=', userId)
      .where('l.id', '>', after)
      .orderBy('l.id')
      .limit(limit),
  )

export const selectDecided = (tx: Tx, { userId, after, limit }: Portion) =>
  tx.all(
    db
      .selectFrom('client_decision_events as e')
      .innerJoin('client_decisions as d', 'd.id', 'e.decision_id')
      .select((eb) => [
        ...(['e.id', 'd.title as decision', 'e.kind', 'e.round', 'e.reason', 'e.wording'] as const),
        ...(['e.signed_as', 'e.sign_in', 'e.ip as network_address', 'e.agent as browser'] as const),
        exactIso(eb.ref('e.created_at')).as('happened_at'),
      ])
      .where('e.user_id', '=', userId)
      .where('e.by_staff', '=', false)
      .where('e.id', '>', after)
      .orderBy('e.id')
      .limit(limit),
  )

/** Documents, and files of tickets, that somebody has given, with where each is stored. */
export const selectDocuments = (tx: Tx, { userId, after, limit }: Portion) =>
  tx.all(
    db
      .selectFrom('document_versions as v')
      .innerJoin('profiles as p', 'p.id', 'v.uploaded_by')
      .select((eb) => [
        ...(['v.id', 'v.name', 'v.version', 'v.mime_type as type', 'v.storage_key'] as const),
        eb.cast<number>('v.file_size', 'float8').as('bytes'),
        exactIso(eb.ref('v.created_at')).as('given_at'),
      ])
      .where('p.user_id', '=', userId)
      .where('v.id', '>', after)
      .orderBy('v.id')
      .limit(limit),
  )

export const selectAttachments = (tx: Tx, { userId, after, limit }: Portion) =>
  tx.all(
    db
      .selectFrom('ticket_attachments as a')
      .innerJoin('support_tickets as t', 't.id', 'a.ticket_id')
      .leftJoin('ticket_messages as m', 'm.id', 'a.message_id')
      .select((eb) => [
        ...(['a.id', 'a.name', 't.title as ticket', 'a.type', 'a.storage_key'] as const),
        eb.cast<number>('a.size', 'float8').as('bytes'),
        exactIso(eb.ref('a.created_at')).as('given_at'),
      ])
      .where((eb) =>
        eb.or([
          eb('m.author_id', '=', userId),
          eb.and([eb('a.message_id', 'is', null), eb('t.created_by', '=', userId)]),
        ]),
      )
      .where('a.id', '>', after)
      .orderBy('a.id')
      .limit(limit),
  )
