import { sql } from 'kysely'
import { db } from '#app/platform/query-builder.server.ts'
import { rowsFrom } from '#app/platform/sql-functions.server.ts'
import { exactIso, type Limitable, text } from '#app/platform/sql-helpers.server.ts'
import type { NeedKind, NeedRow } from './portal-home.ts'

/** The values that the statements of the portal's first page need. */
export type Asked = { now: string; userId: string; clientId: string }

/** `rows`: what waits for the client. `ids`: one row for each of them, to count them. */
export type NeedSource = { rows: Limitable<NeedRow>; ids: Limitable<unknown> }

const none = sql<string | null>`null::text`
const never = sql<boolean>`false`
const nothing = sql<string>`''`

/** Requests of which something is missing, the one that is due first before all others. */
export function requests({ clientId }: Asked): NeedSource {
  const all = db
    .selectFrom('client_requests as r')
    .where('r.client_id', '=', clientId)
    // The words of the index: PostgreSQL uses it only for a condition that is written as there.
    .where((eb) => sql<boolean>`${eb.ref('r.waits_for_client')}`)
  return {
    ids: all.select('r.id'),
    rows: all
      .leftJoin('projects as p', 'p.id', 'r.project_id')
      .select((eb) => [
        ...(['r.id', 'r.title as what'] as const),
        sql<string>`coalesce(${eb.ref('p.name')}, '')`.as('note'),
        text(eb.ref('r.due_on')).as('at'),
        // The service knows the reader's day.
        never.as('isLate'),
        text(eb.ref('r.lines_missing')).as('more'),
        none.as('currency'),
      ])
      .orderBy('r.due_on')
      .orderBy('r.id'),
  }
}

/** Decisions that the reader is asked for now, the one that is due first before all others. */
export function decisions({ clientId, userId }: Asked): NeedSource {
  const all = db
    .selectFrom('client_decision_people as w')
    .innerJoin('client_decisions as r', 'r.id', 'w.decision_id')
    .where('w.user_id', '=', userId)
    .where('w.client_id', '=', clientId)
    // The words of the index: PostgreSQL uses it only for a condition that is written as there.
    .where((eb) => sql<boolean>`${eb.ref('w.is_awaited')}`)
  return {
    ids: all.select('r.id'),
    rows: all
      .leftJoin('projects as p', 'p.id', 'r.project_id')
      .select((eb) => [
        ...(['r.id', 'r.title as what'] as const),
        sql<string>`coalesce(${eb.ref('p.name')}, '')`.as('note'),
        text(eb.ref('r.due_on')).as('at'),
        // The service knows the reader's day.
        ...[never.as('isLate'), none.as('more'), none.as('currency')],
      ])
      .orderBy('r.due_on')
      .orderBy('r.id'),
  }
}

/** Tickets that staff answered last, and that are not resolved. */
export function tickets({ clientId }: Asked): NeedSource {
  const all = db
    .selectFrom('support_tickets as t')
    .where('t.client_id', '=', clientId)
    .where('t.waits_for_client_since', 'is not', null)
  return {
    ids: all.select('t.id'),
    rows: all
      .select((eb) => [
        ...(['t.id', 't.title as what'] as const),
        exactIso(eb.ref('t.waits_for_client_since').$notNull()).as('at'),
        ...[nothing.as('note'), never.as('isLate'), none.as('more'), none.as('currency')],
      ])
      .orderBy('t.waits_for_client_since')
      .orderBy('t.id'),
  }
}

/** Invoices that are not paid, the one that is due first before all others. */
export function invoices({ clientId }: Asked): NeedSource {
  const all = db
    .selectFrom('invoices as i')
    .where('i.client_id', '=', clientId)
    // The words of the index: PostgreSQL uses it only for a condition that is written as there.
    .where((eb) => sql<boolean>`${eb.ref('i.status')} in ('pending', 'overdue')`)
    .where('i.kind', '=', 'invoice')
  return {
    ids: all.select('i.id'),
    rows: all
      .select((eb) => [
        ...(['i.id', 'i.description as note', 'i.currency'] as const),
        sql<string>`coalesce(${eb.ref('i.number')}, '')`.as('what'),
        text(eb.ref('i.due_on')).as('at'),
        sql<boolean>`${eb.ref('i.status')} = 'overdue'`.as('isLate'),
        text(eb.ref('i.balance')).as('more'),
      ])
      .orderBy('i.due_on')
      .orderBy('i.id'),
  }
}

/** Calls that are still to come; row-level security is a function's, which asks who is signed in. */
export function meetings({ now }: Asked): NeedSource {
  const all = db.selectFrom(rowsFrom('own_meetings', { at: sql<string>`${now}::timestamptz` }, 'm'))
  return {
    ids: all.select('m.id'),
    rows: all
      .select((eb) => [
        sql<string>`${eb.ref('m.id')}`.as('id'),
        sql<string>`coalesce(${eb.ref('m.place')}, '')`.as('note'),
        exactIso(sql<string>`${eb.ref('m.starts_at')}`).as('at'),
        exactIso(sql<string | null>`${eb.ref('m.ends_at')}`).as('more'),
        ...[nothing.as('what'), never.as('isLate'), none.as('currency')],
      ])
      .orderBy('m.starts_at')
      .orderBy('m.id'),
  }
}

/** What may wait for a client: a new kind is one more line here. */
export const needSources: Record<NeedKind, (asked: Asked) => NeedSource> = {
  requests,
  decisions,
  tickets,
  invoices,
  meetings,
}
