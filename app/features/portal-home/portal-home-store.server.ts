import { type Expression, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { builtOnce } from '#app/platform/built-once.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { call, rowsFrom } from '#app/platform/sql-functions.server.ts'
import { bool, countRows, exactIso, typed } from '#app/platform/sql-helpers.server.ts'
import { changeSources } from './portal-changes-store.server.ts'
import {
  changesShown,
  dueKinds,
  type NeedKind,
  needKinds,
  needsCountedUpTo,
  needsShown,
} from './portal-home.ts'
import { type Asked, needSources } from './portal-needs-store.server.ts'

const mostCounted = needsCountedUpTo + 1

const countOf = (key: NeedKind, asked: Asked) =>
  sql<number>`(select count(*)::int from (${needSources[key](asked).ids.limit(mostCounted)}) as one)`

const needOf = (key: NeedKind, asked: Asked) =>
  db.selectNoFrom([
    typed('text', key).as('key'),
    countOf(key, asked).as('count'),
    jsonArrayFrom(needSources[key](asked).rows.limit(needsShown)).as('rows'),
  ])

const visitOf = (userId: string) =>
  db.selectFrom('portal_visits as v').where('v.user_id', '=', userId)

/** When the former visit ended, by the rule of `note_portal_visit`, whether or not this request is noted yet. */
const formerVisit = ({ now, userId }: Asked) =>
  visitOf(userId).select((eb) =>
    sql<
      string | null
    >`case when ${eb.ref('v.last_at')} < ${now}::timestamptz - interval '31 minutes'
      then ${eb.ref('v.last_at')} else ${eb.ref('v.former_at')} end`.as('at'),
  )

const joined = (userId: string) =>
  db.selectFrom('profiles').where('user_id', '=', userId).select('created_at')

function changesSince(asked: Asked, since: Expression<string>) {
  const limit = changesShown + 1
  const [first, ...others] = Object.values(changeSources).map((source) =>
    db.selectFrom(source({ asked, since, limit }).as('one')).selectAll(),
  )
  if (!first) throw new Error('There is no kind of change')
  const all = others.reduce((whole, one) => whole.unionAll(one), first)
  return db
    .selectFrom(all.as('n'))
    .select((eb) => [
      ...(['n.key', 'n.id', 'n.what', 'n.about', 'n.project'] as const),
      exactIso(eb.ref('n.at')).as('at'),
    ])
    .orderBy('n.at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit)
}

const home = builtOnce((asked: Asked & { usual: string | null }) => {
  const [first, ...others] = needKinds.map((key) => needOf(key, asked))
  if (!first) throw new Error('Nothing can wait for a client')
  const since = sql<string>`(select visit.since from visit)`
  return db
    .with('visit', (with_) =>
      with_.selectNoFrom([
        sql<string>`coalesce(${formerVisit(asked)}, ${typed('timestamptz', asked.usual)}, ${joined(asked.userId)})`.as(
          'since',
        ),
        bool(sql`${formerVisit(asked)} is null`).as('isFirst'),
      ]),
    )
    .selectFrom('visit')
    .select((eb) => [
      jsonArrayFrom(others.reduce((all, part) => all.unionAll(part), first)).as('needs'),
      jsonArrayFrom(changesSince(asked, since)).as('changes'),
      jsonObjectFrom(
        db
          .selectFrom(rowsFrom('own_contact', {}, 'c'))
          .select((eb) => [
            sql<string>`${eb.ref('c.full_name')}`.as('name'),
            sql<string>`${eb.ref('c.email')}`.as('email'),
          ])
          .limit(1),
      ).as('contact'),
      exactIso(eb.ref('visit.since')).as('since'),
      'visit.isFirst',
    ])
})

/**
 * Everything of the portal's first page that is not a project, in one statement.
 * @param usual since when something is new to a reader who has no visits
 */
export const selectHome = (tx: Tx, asked: Asked & { usual: string | null }) => tx.first(home(asked))

const unreadCountedUpTo = 100

const frame = builtOnce((asked: Asked) => {
  const unread = db
    .selectFrom('notifications as n')
    .select('n.id')
    .where('n.user_id', '=', asked.userId)
    .where('n.client_id', '=', asked.clientId)
    .where('n.read_at', 'is', null)
    .limit(unreadCountedUpTo)
  const noted = visitOf(asked.userId)
    .where(
      (eb) =>
        sql<boolean>`${eb.ref('v.last_at')} > ${asked.now}::timestamptz - interval '1 minute'`,
    )
    .select('v.user_id')
  return db
    .selectFrom('clients as c')
    .where('c.id', '=', asked.clientId)
    .select((eb) => [
      eb.fn.coalesce('c.company_name', 'c.name').as('client'),
      sql<number>`${db.selectFrom(unread.as('u')).select(countRows().as('total'))}`.as('unread'),
      countOf('requests', asked).as('requests'),
      countOf('decisions', asked).as('decisions'),
      countOf('tickets', asked).as('tickets'),
      countOf('invoices', asked).as('invoices'),
      bool(sql`exists (${noted})`).as('isNoted'),
    ])
})

/** What the frame of every page of the portal shows, and whether the visit has been noted within a minute. */
export const selectFrame = (tx: Tx, asked: Asked) => tx.first(frame(asked))

export const visitNoted = (now: string) =>
  call('note_portal_visit', { at: sql<string>`${now}::timestamptz` })

/** All that is due of each kind, the first due first, at most so many. */
export function selectAllDue(tx: Tx, asked: Asked, limit: number) {
  return tx.first(
    db.selectNoFrom(
      dueKinds.map((kind) => jsonArrayFrom(needSources[kind](asked).rows.limit(limit)).as(kind)),
    ),
  )
}
