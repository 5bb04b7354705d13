import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { builtOnce } from '#app/platform/built-once.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { typed } from '#app/platform/sql-helpers.server.ts'
import type { TodayScope, TodaySection } from './today.ts'
import {
  type Asked,
  conversations,
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
  officeZone,
  submissions,
} from './today-team-store.server.ts'

type Sources = [TodaySection, Source][]

const own = (asked: Asked, isMine: boolean): Sources => [
  ['conversations', conversations(asked, isMine)],
  ['tickets', tickets(asked, isMine)],
  ['tasks', tasks(asked, isMine)],
]

const sources: Record<TodayScope, (asked: Asked) => Sources> = {
  mine: (asked) => own(asked, true),
  all: (asked) => [
    ['leads', leads(asked)],
    ...own(asked, false),
    ['calls', calls(asked)],
    ['invoices', invoices()],
    ['applications', applications()],
    ['submissions', submissions(asked)],
    ['mails', mails()],
    ['failures', failures()],
  ],
}

const partOf = ([key, { rows, late }]: [TodaySection, Source]) =>
  db.selectNoFrom([
    typed('text', key).as('key'),
    sql<string>`(${officeZone})`.as('zone'),
    sql<
      [count: number, late: number]
    >`(select json_build_array(count(*), count(*) filter (where one.late))
      from ${late()} as one)`.as('counts'),
    jsonArrayFrom(rows()).as('rows'),
  ])

/** One statement for the whole page, however many sections it has. */
const statement = (scope: TodayScope) =>
  builtOnce((asked: Asked) => {
    const [first, ...others] = sources[scope](asked).map(partOf)
    if (!first) throw new Error('There is no section')
    return others.reduce((all, part) => all.unionAll(part), first)
  })
const statements = { all: statement('all'), mine: statement('mine') }

/** How much waits in each section and is late, and its first rows; and the time zone of the office. */
export const selectToday = (tx: Tx, scope: TodayScope, asked: Asked) =>
  tx.all(statements[scope](asked))
