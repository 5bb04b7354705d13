import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { builtOnce } from '#app/platform/built-once.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { typed } from '#app/platform/sql-helpers.server.ts'
import { ownedSections, type TodayScope, type TodaySection, todaySections } from './today.ts'
import {
  type Asked,
  conversations,
  followUps,
  leads,
  type Source,
  tasks,
  tickets,
} from './today-owned-store.server.ts'
import {
  applications,
  calls,
  failures,
  invoices,
  mails,
  submissions,
  zoneOf,
} from './today-team-store.server.ts'

type Build = (asked: Asked) => Source
type Sources = [TodaySection, Build][]

const own = (isMine: boolean): Sources => [
  ['leads', (asked) => leads(asked, isMine)],
  ['followUps', (asked) => followUps(asked, isMine)],
  ['conversations', (asked) => conversations(asked, isMine)],
  ['tickets', (asked) => tickets(asked, isMine)],
  ['tasks', (asked) => tasks(asked, isMine)],
]

const sources: Record<TodayScope, Sources> = {
  mine: own(true),
  all: [
    ...own(false),
    ['calls', calls],
    ['invoices', invoices],
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
      from ${late()} as one)`.as('counts'),
    jsonArrayFrom(rows()).as('rows'),
  ])

const statement = (scope: TodayScope, only: TodaySection | null) =>
  builtOnce((asked: Asked) => {
    const wanted = sources[scope].filter(([key]) => only === null || key === only)
    const [first, ...others] = wanted.map(([key, build]) => partOf(key, asked, build(asked)))
    if (!first) throw new Error('There is no such section')
    return others.reduce((all, part) => all.unionAll(part), first)
  })
const ofAll = { all: statement('all', null), mine: statement('mine', null) }
const ofOne = {
  all: Object.fromEntries(todaySections.map((key) => [key, statement('all', key)])),
  mine: Object.fromEntries(ownedSections.map((key) => [key, statement('mine', key)])),
}

/**
 * How much waits in each section and is late, and its first rows; and the time zone of its day. One
 * statement, however many sections there are.
 * @param only one section; nothing for a section without owners when one's own work is asked for
 */
export async function selectToday(
  tx: Tx,
  asked: Asked,
  { scope, only }: { scope: TodayScope; only: TodaySection | null },
) {
  const wanted = only === null ? ofAll[scope] : ofOne[scope][only]
  return wanted ? tx.all(wanted(asked)) : []
}
