import { sql } from 'kysely'
import { db } from '#app/platform/query-builder.server.ts'
import { exactIso, text, typed } from '#app/platform/sql-helpers.server.ts'
import {
  type Asked,
  always,
  isBefore,
  never,
  none,
  type Source,
} from './today-source-store.server.ts'

// The sections whose records have no owner.

const officeZone = db
  .selectFrom('booking_settings as s')
  .select('s.zone')
  .orderBy('s.version', 'desc')
  .limit(1)

/** The time zone in which a call is today. */
export const zoneOf = ({ zone }: Asked) =>
  sql<string>`coalesce(${typed('text', zone)}, (${officeZone}))`

/** The calls of the day that are not over. */
export function calls(asked: Asked): Source {
  const at = typed('timestamptz', asked.now)
  const zone = zoneOf(asked)
  const here = sql<string>`${at} at time zone ${zone}`
  const begins = sql<string>`date_trunc('day', ${here}) at time zone ${zone}`
  const ends = sql<string>`(date_trunc('day', ${here}) + interval '1 day') at time zone ${zone}`
  const all = db
    .selectFrom('bookings as b')
    .where('b.status', '=', 'booked')
    .where('b.starts_at', '>=', begins)
    .where('b.starts_at', '<', ends)
    .where('b.ends_at', '>', asked.now)
  return {
    rows: all
      .select((eb) => [
        ...(['b.id', 'b.full_name as who'] as const),
        sql<string>`coalesce(${eb.ref('b.company_name')}, '')`.as('what'),
        sql<string | null>`case when ${eb.ref('b.confirmed_at')} is null then 'unconfirmed' end`.as(
          'kind',
        ),
        exactIso(eb.ref('b.starts_at')).as('since'),
        ...[none.as('due'), none.as('owner'), none.as('more')],
      ])
      .orderBy('b.starts_at')
      .orderBy('b.id'),
    late: all.select(never),
  }
}

export function invoices(): Source {
  const all = db
    .selectFrom('invoices as i')
    // The condition of the index for all clients: PostgreSQL uses the index only with it.
    .where((eb) => sql<boolean>`${eb.ref('i.version')} >= 1`)
    .where('i.status', '=', 'overdue')
  return {
    rows: all
      .innerJoin('clients as c', 'c.id', 'i.client_id')
      .select((eb) => [
        ...(['i.id', 'i.currency as kind', 'i.due_on as due'] as const),
        eb.fn.coalesce('c.company_name', 'c.name').as('who'),
        sql<string>`coalesce(${eb.ref('i.number')}, '')`.as('what'),
        exactIso(eb.ref('i.issued_at').$notNull()).as('since'),
        text(eb.ref('i.balance')).as('more'),
        none.as('owner'),
      ])
      .orderBy('i.due_on')
      .orderBy('i.id'),
    late: all.select(always),
  }
}

/** What the payment provider told about card payments, and nobody has seen to. */
export function cards(): Source {
  const all = db.selectFrom('card_matters as m').where('m.seen_to_at', 'is', null)
  return {
    rows: all
      .innerJoin('invoices as i', (join) =>
        join.onRef('i.client_id', '=', 'm.client_id').onRef('i.id', '=', 'm.invoice_id'),
      )
      .innerJoin('clients as c', 'c.id', 'm.client_id')
      .select((eb) => [
        ...(['m.id', 'm.kind'] as const),
        eb.fn.coalesce('c.company_name', 'c.name').as('who'),
        sql<string>`coalesce(${eb.ref('i.number')}, '')`.as('what'),
        exactIso(eb.ref('m.created_at')).as('since'),
        text(eb.ref('i.id')).as('more'),
        ...[none.as('due'), none.as('owner')],
      ])
      .orderBy('m.created_at')
      .orderBy('m.id'),
    late: all.select(never),
  }
}

export function applications(): Source {
  const all = db.selectFrom('job_applications as a').where('a.status', '=', 'new')
  return {
    rows: all
      .select((eb) => [
        ...(['a.id', 'a.full_name as who', 'a.job_title as what'] as const),
        exactIso(eb.ref('a.created_at')).as('since'),
        ...[none.as('kind'), none.as('due'), none.as('owner'), none.as('more')],
      ])
      .orderBy('a.created_at')
      .orderBy('a.id'),
    late: all.select(never),
  }
}

/** Suspected spam: its senders were promised a reply too. */
export function submissions(asked: Asked): Source {
  const all = db.selectFrom('held_submissions as s').where('s.state', '=', 'held')
  return {
    rows: all
      .select((eb) => [
        ...(['s.id', 's.form as kind', 's.sender_email as what'] as const),
        sql<string>`coalesce(nullif(${eb.ref('s.sender_name')}, ''), ${eb.ref('s.sender_email')})`.as(
          'who',
        ),
        exactIso(eb.ref('s.created_at')).as('since'),
        ...[none.as('due'), none.as('owner'), none.as('more')],
      ])
      .orderBy('s.created_at')
      .orderBy('s.id'),
    late: all.select((eb) => isBefore(eb.ref('s.created_at'), asked)),
  }
}

/** Mails from a sender who is not known for certain. */
export function mails(): Source {
  const all = db
    .selectFrom('inbound_mails as m')
    // The words of the index: PostgreSQL uses it only for a condition that is written as there.
    .where((eb) => sql<boolean>`${eb.ref('m.state')} = 'quarantined'`)
  return {
    rows: all
      .select((eb) => [
        ...(['m.id', 'm.reason as kind', 'm.subject as what'] as const),
        sql<string>`coalesce(nullif(${eb.ref('m.sender_name')}, ''), ${eb.ref('m.sender')})`.as(
          'who',
        ),
        exactIso(eb.ref('m.created_at')).as('since'),
        ...[none.as('due'), none.as('owner'), none.as('more')],
      ])
      .orderBy('m.created_at')
      .orderBy('m.id'),
    late: all.select(never),
  }
}

/** Mails of ours that did not arrive, and that nobody has seen to. */
export function failures(): Source {
  const all = db
    .selectFrom('mail_deliveries as d')
    .where('d.undelivered_at', 'is not', null)
    .where('d.seen_to_at', 'is', null)
  return {
    rows: all
      .leftJoin('person_addresses as a', (join) =>
        join.on((eb) => sql<boolean>`${eb.ref('a.address')} = lower(${eb.ref('d.recipient')})`),
      )
      .select((eb) => [
        ...(['d.id', 'd.recipient as who', 'd.kind as what'] as const),
        exactIso(eb.ref('d.undelivered_at').$notNull()).as('since'),
        text(eb.ref('a.person_id')).as('more'),
        ...[none.as('kind'), none.as('due'), none.as('owner')],
      ])
      .orderBy('d.undelivered_at')
      .orderBy('d.id'),
    late: all.select(never),
  }
}
