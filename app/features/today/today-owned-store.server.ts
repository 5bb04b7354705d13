import { sql } from 'kysely'
import { db } from '#app/platform/query-builder.server.ts'
import { exactIso, text } from '#app/platform/sql-helpers.server.ts'
import {
  type Asked,
  isBefore,
  isOverdue,
  never,
  none,
  type Source,
  words,
} from './today-source-store.server.ts'

/** Those to whom a reply was promised, as the index `leads_unanswered` has them. */
export function leads(asked: Asked, isMine: boolean): Source {
  const all = db
    .selectFrom('leads as l')
    .where('l.first_answered_at', 'is', null)
    .where('l.lost_reason', 'is', null)
    .where('l.spam_at', 'is', null)
    // The words of the index: PostgreSQL uses it only for a condition that is written as there.
    .where((eb) => sql<boolean>`${eb.ref('l.status')} = 'new'`)
    .where((eb) => sql<boolean>`${eb.ref('l.source')} not in ('application', 'newsletter')`)
    .$if(isMine, (query) => query.where('l.owner_id', '=', asked.me))
  return {
    rows: all
      .leftJoin('profiles as w', 'w.user_id', 'l.owner_id')
      .select((eb) => [
        ...(['l.id', 'l.full_name as who', 'l.source as kind'] as const),
        'w.full_name as owner',
        words(
          sql`concat_ws(' · ', ${eb.ref('l.company_name')}, nullif(${eb.ref('l.message')}, ''))`,
        ).as('what'),
        exactIso(eb.ref('l.created_at')).as('since'),
        ...[none.as('due'), none.as('more')],
      ])
      .orderBy('l.created_at')
      .orderBy('l.id'),
    late: all.select((eb) => isBefore(eb.ref('l.created_at'), asked)),
  }
}

/** Leads whose next step is due today or was due earlier. */
export function followUps(asked: Asked, isMine: boolean): Source {
  const all = db
    .selectFrom('leads as l')
    .where('l.next_step_on', '<=', asked.today)
    // Written as in the index `leads_due`, as above.
    .where((eb) => sql<boolean>`${eb.ref('l.status')} <> 'converted'`)
    .where('l.lost_reason', 'is', null)
    .where('l.spam_at', 'is', null)
    .$if(isMine, (query) => query.where('l.owner_id', '=', asked.me))
  return {
    rows: all
      .leftJoin('profiles as w', 'w.user_id', 'l.owner_id')
      .select((eb) => [
        ...(['l.id', 'l.full_name as who', 'l.source as kind', 'w.full_name as owner'] as const),
        words(eb.ref('l.next_step')).as('what'),
        exactIso(eb.ref('l.created_at')).as('since'),
        text(eb.ref('l.next_step_on')).as('due'),
        none.as('more'),
      ])
      .orderBy('l.next_step_on')
      .orderBy('l.id'),
    late: all.select((eb) => isOverdue(eb.ref('l.next_step_on'), asked)),
  }
}

export function conversations(asked: Asked, isMine: boolean): Source {
  const all = db
    .selectFrom('chat_conversations as c')
    .where((eb) => sql<boolean>`${eb.ref('c.waits')}`)
    .$if(isMine, (query) => query.where('c.taken_by', '=', asked.me))
  return {
    rows: all
      .select((eb) => [
        ...(['c.id', 'c.intent as kind', 'c.taken_by_name as owner'] as const),
        words(eb.fn.coalesce('c.visitor_name', 'c.visitor_email')).as('who'),
        words(eb.ref('c.opening')).as('what'),
        exactIso(eb.ref('c.waits_since').$notNull()).as('since'),
        ...[none.as('due'), none.as('more')],
      ])
      .orderBy('c.waits_since')
      .orderBy('c.id'),
    late: all.select((eb) => isBefore(eb.ref('c.waits_since'), asked)),
  }
}

export function tickets(asked: Asked, isMine: boolean): Source {
  const all = db
    .selectFrom('support_tickets as t')
    .where('t.waits_since', 'is not', null)
    // The condition of the index for all clients: PostgreSQL uses the index only with it.
    .where((eb) => sql<boolean>`${eb.ref('t.priority_rank')} >= 0`)
    .$if(isMine, (query) => query.where('t.assignee_id', '=', asked.me))
  return {
    rows: all
      .innerJoin('clients as c', 'c.id', 't.client_id')
      .leftJoin('profiles as p', 'p.user_id', 't.assignee_id')
      .select((eb) => [
        ...(['t.id', 't.title as what', 't.priority as kind', 'p.full_name as owner'] as const),
        eb.fn.coalesce('c.company_name', 'c.name').as('who'),
        exactIso(eb.ref('t.waits_since').$notNull()).as('since'),
        ...[none.as('due'), none.as('more')],
      ])
      .orderBy('t.waits_since')
      .orderBy('t.id'),
    late: all.select(never),
  }
}

export function tasks(asked: Asked, isMine: boolean): Source {
  const all = db
    .selectFrom('record_tasks as t')
    .where('t.done_at', 'is', null)
    .where('t.due_on', '<=', asked.today)
    .$if(isMine, (query) => query.where('t.owner_id', '=', asked.me))
  return {
    rows: all
      .leftJoin('people as p', 'p.id', 't.person_id')
      .leftJoin('organisations as o', 'o.id', 't.organisation_id')
      .leftJoin('profiles as w', 'w.user_id', 't.owner_id')
      .select((eb) => [
        ...(['t.id', 't.title as what', 't.due_on as due', 'w.full_name as owner'] as const),
        sql<string>`coalesce(nullif(${eb.ref('p.full_name')}, ''), ${eb.ref('p.email')}, ${eb.ref('o.name')})`.as(
          'who',
        ),
        sql<string>`case when ${eb.ref('t.person_id')} is null then 'organisation' else 'person' end`.as(
          'kind',
        ),
        exactIso(eb.ref('t.created_at')).as('since'),
        text(eb.fn.coalesce('t.person_id', 't.organisation_id')).as('more'),
      ])
      .orderBy('t.due_on')
      .orderBy('t.id'),
    late: all.select((eb) => isOverdue(eb.ref('t.due_on'), asked)),
  }
}
