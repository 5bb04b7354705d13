import { type Expression, sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { callOf } from '#app/platform/sql-functions.server.ts'
import { exactIso, typed } from '#app/platform/sql-helpers.server.ts'

/** Whose data in which client, from which id on, and how many rows. */
export type Portion = {
  userId: string
  clientId: string
  email: string
  after: string
  limit: number
}

// What somebody has written, given and decided in the portal, for the owner: rows of their own alone, whatever they may see of
// the rest. What our team wrote beside it is not in them, and nothing from a client to whom they belonged before.

/** The title of what a page of the portal shows; null when they do not see the page any more. */
export const titleOnPage = (
  userId: string,
  page: Expression<string | null>,
  title: Expression<string | null>,
) =>
  sql<string | null>`case when ${callOf('sees_page', {
    of_user: typed('uuid', userId),
    of_url: sql<string>`${page}`,
  })} then ${title} end`

/** The title of what their words are about; null when they do not see it any more. */
const titleFor = (
  userId: string,
  list: 'support' | 'requests' | 'decisions',
  id: Expression<string>,
  title: Expression<string>,
) => titleOnPage(userId, sql<string>`${`/dashboard/${list}/`}::text || ${id}`, title)

export const selectTickets = (tx: Tx, { userId, clientId, after, limit }: Portion) =>
  tx.all(
    db
      .selectFrom('support_tickets as t')
      .select((eb) => [
        ...(['t.id', 't.title', 't.description', 't.priority', 't.status'] as const),
        exactIso(eb.ref('t.created_at')).as('opened_at'),
      ])
      .where('t.client_id', '=', clientId)
      .where('t.created_by', '=', userId)
      .where('t.id', '>', after)
      .orderBy('t.id')
      .limit(limit),
  )

/** How they have found our help, also with tickets of colleagues. */
export const selectRatings = (tx: Tx, { userId, clientId, after, limit }: Portion) =>
  tx.all(
    db
      .selectFrom('support_tickets as t')
      .select((eb) => [
        ...(['t.id', 't.rating', 't.rating_comment as comment'] as const),
        titleFor(userId, 'support', eb.ref('t.id'), eb.ref('t.title')).as('ticket'),
        exactIso(eb.ref('t.rated_at')).as('rated_at'),
      ])
      .where('t.client_id', '=', clientId)
      .where('t.rated_by', '=', userId)
      .where('t.id', '>', after)
      .orderBy('t.id')
      .limit(limit),
  )

export const selectReplies = (tx: Tx, { userId, clientId, after, limit }: Portion) =>
  tx.all(
    db
      .selectFrom('ticket_messages as m')
      .innerJoin('support_tickets as t', 't.id', 'm.ticket_id')
      .select((eb) => [
        ...(['m.id', 'm.body as text', 'm.by_mail'] as const),
        titleFor(userId, 'support', eb.ref('t.id'), eb.ref('t.title')).as('ticket'),
        exactIso(eb.ref('m.created_at')).as('written_at'),
      ])
      .where('m.client_id', '=', clientId)
      .where('m.author_id', '=', userId)
      .where('m.kind', '=', 'reply')
      .where('m.from_staff', '=', false)
      .where('m.id', '>', after)
      .orderBy('m.id')
      .limit(limit),
  )

export const selectComments = (tx: Tx, { userId, clientId, after, limit }: Portion) =>
  tx.all(
    db
      .selectFrom('comments as c')
      .select((eb) => [
        ...(['c.id', 'c.page as about', 'c.body as text', 'c.by_mail'] as const),
        exactIso(eb.ref('c.created_at')).as('written_at'),
      ])
      .where('c.client_id', '=', clientId)
      .where('c.author_id', '=', userId)
      .where('c.internal', '=', false)
      .where('c.from_staff', '=', false)
      .where('c.id', '>', after)
      .orderBy('c.id')
      .limit(limit),
  )

export const selectGivenLines = (tx: Tx, { userId, clientId, after, limit }: Portion) =>
  tx.all(
    db
      .selectFrom('client_request_lines as l')
      .innerJoin('client_requests as r', 'r.id', 'l.request_id')
      .select((eb) => [
        ...(['l.id', 'l.kind', 'l.answer'] as const),
        titleFor(userId, 'requests', eb.ref('r.id'), eb.ref('r.title')).as('request'),
        titleFor(userId, 'requests', eb.ref('r.id'), eb.ref('l.title')).as('line'),
        exactIso(eb.ref('l.given_at')).as('given_at'),
      ])
      .where('l.client_id', '=', clientId)
      .where('l.given_by', '=', userId)
      .where('l.id', '>', after)
      .orderBy('l.id')
      .limit(limit),
  )

export const selectDecided = (tx: Tx, { userId, clientId, after, limit }: Portion) =>
  tx.all(
    db
      .selectFrom('client_decision_events as e')
      .innerJoin('client_decisions as d', 'd.id', 'e.decision_id')
      .select((eb) => [
        ...(['e.id', 'e.kind', 'e.round', 'e.reason', 'e.wording'] as const),
        titleFor(userId, 'decisions', eb.ref('d.id'), eb.ref('d.title')).as('decision'),
        ...(['e.signed_as', 'e.signed_drawing', 'e.sign_in'] as const),
        ...(['e.ip as network_address', 'e.agent as browser'] as const),
        exactIso(eb.ref('e.created_at')).as('happened_at'),
      ])
      .where('e.client_id', '=', clientId)
      .where('e.user_id', '=', userId)
      .where('e.by_staff', '=', false)
      .where('e.id', '>', after)
      .orderBy('e.id')
      .limit(limit),
  )
