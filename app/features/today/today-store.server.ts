import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { builtOnce } from '#app/platform/built-once.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { typed } from '#app/platform/sql-helpers.server.ts'
import { countedUpTo, type TodayScope, type TodaySection } from './today.ts'
import { comments } from './today-comments-store.server.ts'
import { conversations, followUps, leads, tasks, tickets } from './today-owned-store.server.ts'
import { decisions, requests, reviews } from './today-requests-store.server.ts'
import type { Asked, Source } from './today-source-store.server.ts'
import {
  applications,
  calls,
  cards,
  failures,
  invoices,
  mails,
  submissions,
  zoneOf,
} from './today-team-store.server.ts'

/** One more than is counted, so that it is known whether there are more. */
const mostCounted = countedUpTo + 1

type Build = (asked: Asked) => Source
type Sources = [TodaySection, Build][]

const own = (isMine: boolean): Sources => [
  ['leads', (asked) => leads(asked, isMine)],
  ['followUps', (asked) => followUps(asked, isMine)],
  ['conversations', (asked) => conversations(asked, isMine)],
  ['tickets', (asked) => tickets(asked, isMine)],
  ['comments', (asked) => comments(asked, isMine)],
  ['reviews', (asked) => reviews(asked, isMine)],
  ['requests', (asked) => requests(asked, isMine)],
  ['decisions', (asked) => decisions(asked, isMine)],
  ['tasks', (asked) => tasks(asked, isMine)],
]

const sources: Record<TodayScope, Sources> = {
  mine: own(true),
  all: [
    ...own(false),
    ['calls', calls],
    ['invoices', invoices],
    ['cards', cards],
    ['applications', applications],
    ['submissions', submissions],
    ['mails', mails],
    ['failures', failures],
  ],
}

const partOf = (key: TodaySection, asked: Asked, { rows, late }: Source) =>
  db.selectNoFrom([
    typed('text', key).as('key'),
    zoneOf(asked).as('zone'),
    sql<
      [count: number, late: number]
    >`(select json_build_array(count(*), count(*) filter (where one.late))
      from ${late.limit(mostCounted)} as one)`.as('counts'),
    jsonArrayFrom(rows.limit(asked.shown)).as('rows'),
  ])

const statement = (scope: TodayScope) =>
  builtOnce((asked: Asked) => {
    const [first, ...others] = sources[scope].map(([key, build]) =>
      partOf(key, asked, build(asked)),
    )
    if (!first) throw new Error('There is no section')
    return others.reduce((all, part) => all.unionAll(part), first)
  })
const statements = { all: statement('all'), mine: statement('mine') }

/**
 * How much waits in each section and is late, and its first rows; and the time zone of its day. One
 * statement, however many sections there are.
 */
export const selectToday = (tx: Tx, asked: Asked, scope: TodayScope) =>
  tx.all(statements[scope](asked))
