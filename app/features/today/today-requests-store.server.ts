import { type Expression, sql } from 'kysely'
import { db } from '#app/platform/query-builder.server.ts'
import { exactIso, text } from '#app/platform/sql-helpers.server.ts'
import { type Asked, always, never, none, type Source } from './today-source-store.server.ts'

// What was asked of clients. A request belongs to the member of staff who has sent it.

const requestsOf = (asked: Asked, isMine: boolean) =>
  db
    .selectFrom('client_requests as r')
    .$if(isMine, (query) => query.where('r.author_id', '=', asked.me))

/** The words of the indexes: PostgreSQL uses them only for a condition that is written as there. */
const isTrue = (column: Expression<boolean>) => sql<boolean>`${column}`

/** Requests of which something was given and waits to be looked at. */
export function reviews(asked: Asked, isMine: boolean): Source {
  const all = requestsOf(asked, isMine).where((eb) => isTrue(eb.ref('r.waits_for_us')))
  return {
    rows: all
      .innerJoin('clients as c', 'c.id', 'r.client_id')
      .leftJoin('profiles as w', 'w.user_id', 'r.author_id')
      .select((eb) => [
        ...(['r.id', 'r.title as what', 'w.full_name as owner'] as const),
        eb.fn.coalesce('c.company_name', 'c.name').as('who'),
        exactIso(eb.fn.coalesce('r.given_since', 'r.created_at')).as('since'),
        text(eb.ref('r.lines_given')).as('more'),
        ...[none.as('kind'), none.as('due')],
      ])
      .orderBy('r.given_since')
      .orderBy('r.id'),
    late: all.select(never),
  }
}

/** Requests of which something is still missing after their day. */
export function requests(asked: Asked, isMine: boolean): Source {
  const all = requestsOf(asked, isMine)
    .where((eb) => isTrue(eb.ref('r.waits_for_client')))
    .where('r.due_on', '<', asked.today)
  return {
    rows: all
      .innerJoin('clients as c', 'c.id', 'r.client_id')
      .leftJoin('profiles as w', 'w.user_id', 'r.author_id')
      .select((eb) => [
        ...(['r.id', 'r.title as what', 'w.full_name as owner'] as const),
        eb.fn.coalesce('c.company_name', 'c.name').as('who'),
        exactIso(eb.ref('r.created_at')).as('since'),
        text(eb.ref('r.due_on')).as('due'),
        text(eb.ref('r.lines_missing')).as('more'),
        none.as('kind'),
      ])
      .orderBy('r.due_on')
      .orderBy('r.id'),
    late: all.select(always),
  }
}

/** Decisions that are still open after their day. */
export function decisions(asked: Asked, isMine: boolean): Source {
  const all = db
    .selectFrom('client_decisions as r')
    .$if(isMine, (query) => query.where('r.author_id', '=', asked.me))
    .where((eb) => sql<boolean>`${eb.ref('r.status')} = 'open'`)
    .where('r.due_on', '<', asked.today)
  return {
    rows: all
      .innerJoin('clients as c', 'c.id', 'r.client_id')
      .leftJoin('profiles as w', 'w.user_id', 'r.author_id')
      .select((eb) => [
        ...(['r.id', 'r.title as what', 'w.full_name as owner'] as const),
        eb.fn.coalesce('c.company_name', 'c.name').as('who'),
        exactIso(eb.ref('r.created_at')).as('since'),
        text(eb.ref('r.due_on')).as('due'),
        text(eb('r.people_total', '-', eb.ref('r.people_agreed'))).as('more'),
        none.as('kind'),
      ])
      .orderBy('r.due_on')
      .orderBy('r.id'),
    late: all.select(always),
  }
}
