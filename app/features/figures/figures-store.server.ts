import { type Compilable, sql } from 'kysely'
import { builtOnce } from '#app/platform/built-once.ts'
import type { Reader, Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf, countRows, float, int, literal } from '#app/platform/sql-helpers.server.ts'
import { dayAfter, type Range, wholeWeeksOf } from './spans.ts'

const columns = ['kind', 'part', 'step', 'minutes', 'day', 'total'] as const

/** A period, and the whole weeks in it with the days before the first and after the last of them. */
type Days = Record<'from' | 'to' | 'before' | 'monday' | 'sunday' | 'after', string>

const daysOf = ({ from, to }: Range, weeks: Range | null): Days => {
  const { from: monday, to: sunday } = weeks ?? { from, to }
  return { from, to, monday, sunday, before: dayAfter(monday, -1), after: dayAfter(sunday, 1) }
}

/**
 * The counts of some kinds in a period: what is not summed up yet, and the sums of its weeks, with those
 * of the days before the first and after the last of them. Without weeks every day is needed.
 */
function countsIn(kinds: string[], days: Days, hasWeeks: boolean) {
  const sums = (count: 1 | 7, first: string, last: string) =>
    db
      .selectFrom('daily_counts')
      .select(columns)
      .where('kind', '=', anyOf(kinds))
      .where('is_sum', '=', literal(true))
      .where('day_count', '=', count)
      .where('day', '>=', first)
      .where('day', '<=', last)
  const added = db
    .selectFrom('daily_counts')
    .select(columns)
    .where('kind', '=', anyOf(kinds))
    .where('is_sum', '=', literal(false))
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
  if (!hasWeeks) return added.unionAll(sums(1, days.from, days.to)).as('c')
  return added
    .unionAll(sums(1, days.from, days.before))
    .unionAll(sums(7, days.monday, days.sunday))
    .unionAll(sums(1, days.after, days.to))
    .as('c')
}

/** A statement for a period with whole weeks in it, and one for a period without. */
function ofPeriod<Given extends Days, Row>(
  build: (given: Given, hasWeeks: boolean) => Compilable<Row>,
) {
  const [plain, weekly] = [false, true].map((hasWeeks) =>
    builtOnce((given: Given) => build(given, hasWeeks)),
  ) as [(given: Given) => Compilable<Row>, (given: Given) => Compilable<Row>]
  return (range: Range, weeks: Range | null, more: Omit<Given, keyof Days>) =>
    (weeks ? weekly : plain)({ ...daysOf(range, weeks), ...more } as Given)
}

const series = ofPeriod((days: Days, hasWeeks) =>
  db
    .selectFrom(countsIn(['leads', 'questions', 'conversations'], days, hasWeeks))
    .select((eb) => [
      ...(['c.kind', 'c.part', 'c.step'] as const),
      (hasWeeks
        ? sql<string>`(${eb.ref('c.day')} - (extract(isodow from ${eb.ref('c.day')})::int - 1))`
        : sql<string>`${eb.ref('c.day')}`
      ).as('start'),
      int(eb.fn.sum('c.total').$notNull()).as('count'),
    ])
    .groupBy((eb) => [eb.ref('c.kind'), eb.ref('c.part'), eb.ref('c.step'), sql`4`]),
)

/** Counts of several kinds in a period: by day or, with `weeks`, by the Monday of the week. */
export const selectSeries = (tx: Reader, range: Range, weeks: Range | null) =>
  tx.all(series(range, weeks, {}))

const leadTotal = ofPeriod((days: Days, hasWeeks) =>
  db
    .selectFrom(countsIn(['leads'], days, hasWeeks))
    .select((eb) => int(eb.fn.coalesce(eb.fn.sum('c.total'), sql<string>`0`)).as('count')),
)

/** The number of leads in a period. */
export async function selectLeadTotal(tx: Reader, range: Range): Promise<number> {
  return (await tx.first(leadTotal(range, wholeWeeksOf(range), {})))?.count ?? 0
}

const durations = ofPeriod((given: Days & { lateBefore: string }, hasWeeks) =>
  db
    .selectFrom(countsIn(['first_answers', 'resolved_tickets'], given, hasWeeks))
    .select((eb) => [
      ...(['c.kind', 'c.part', 'c.minutes'] as const),
      int(eb.fn.sum('c.total').$notNull()).as('count'),
      sql<number>`coalesce(sum(${eb.ref('c.total')}) filter (where ${eb('c.day', '<', given.lateBefore)}), 0)::int`.as(
        'late',
      ),
    ])
    .groupBy(['c.kind', 'c.part', 'c.minutes']),
)

/**
 * How long first answers and tickets took, of the days of a period.
 *
 * @param lateBefore leads of earlier days that wait have waited too long; one of the last two days
 */
export const selectDurations = (tx: Reader, range: Range, lateBefore: string) =>
  tx.all(durations(range, wholeWeeksOf(range), { lateBefore }))

const openCounts = db.selectFrom('daily_counts').select(['part', 'day', 'total', 'amount'])

type Open = { kind: 'open_tickets' | 'open_invoices'; today: string; ages: readonly number[] }

const openByAge = builtOnce(({ kind, today, ages }: Open) =>
  db
    .with('days', (query) =>
      query
        .selectFrom(
          openCounts
            .where('kind', '=', kind)
            .where('is_sum', '=', literal(true))
            .where('day_count', '=', 1)
            .unionAll(openCounts.where('kind', '=', kind).where('is_sum', '=', literal(false)))
            .as('c'),
        )
        .select(['c.part', 'c.day'])
        .select((eb) => [eb.fn.sum('c.total').as('total'), eb.fn.sum('c.amount').as('amount')])
        .groupBy(['c.part', 'c.day'])
        .having((eb) => eb(eb.fn.sum('c.total'), '>', '0')),
    )
    .selectFrom('days')
    .select((eb) => [
      'part',
      sql<number>`width_bucket(${today}::date - ${eb.ref('day')}, ${ages}::int[])`.as('age'),
      int(eb.fn.sum('total').$notNull()).as('count'),
      float(eb.fn.sum('amount').$notNull()).as('amount'),
      sql<string>`min(${eb.ref('day')})::text`.as('oldest'),
    ])
    .groupBy((eb) => [eb.ref('part'), sql`2`]),
)

/**
 * What is open by class of age, counted in days before today.
 *
 * @param ages where the second and each later class begins
 */
export const selectOpen = (
  tx: Reader,
  kind: Open['kind'],
  today: string,
  ages: readonly number[],
) => tx.all(openByAge({ kind, today, ages: [...ages] }))

const cell = ['kind', 'day_count', 'day', 'part', 'step', 'minutes'] as const

/** Sums up the rows of each value and those of its week, and deletes values that have become zero. */
export async function sumUp(tx: Tx): Promise<void> {
  await tx.run(
    db
      .with('added', (query) =>
        query.deleteFrom('daily_counts').where('is_sum', '=', literal(false)).returningAll(),
      )
      .with('moved', (query) =>
        query
          .selectFrom('added')
          .select(['kind', 'day_count', 'day', 'part', 'step', 'minutes', 'total', 'amount'])
          .unionAll(
            query
              .selectFrom('added')
              .select((eb) => [
                'kind',
                sql<number>`7::smallint`.as('day_count'),
                sql<string>`(${eb.ref('day')} - (extract(isodow from ${eb.ref('day')})::int - 1))`.as(
                  'day',
                ),
                ...(['part', 'step', 'minutes', 'total', 'amount'] as const),
              ]),
          ),
      )
      .insertInto('daily_counts')
      .columns([...cell, 'total', 'amount', 'is_sum'])
      .expression((eb) =>
        eb
          .selectFrom('moved')
          .select((of) => [
            ...cell,
            sql<string>`sum(${of.ref('total')})`.as('total'),
            sql<string>`sum(${of.ref('amount')})`.as('amount'),
            sql<boolean>`true`.as('is_sum'),
          ])
          .groupBy([...cell])
          // Two who sum up at the same time write the rows in the same order.
          .orderBy(
            (of) =>
              sql`${of.ref('kind')}, ${of.ref('day_count')}, ${of.ref('day')}, ${of.ref('part')}, ${of.ref('step')}, ${of.ref('minutes')}`,
          ),
      )
      .onConflict((conflict) =>
        conflict
          .columns([...cell])
          .where('is_sum', '=', literal(true))
          .doUpdateSet((eb) => ({
            total: sql<string>`${eb.ref('daily_counts.total')} + ${eb.ref('excluded.total')}`,
            amount: sql<string>`${eb.ref('daily_counts.amount')} + ${eb.ref('excluded.amount')}`,
          })),
      ),
  )
  await tx.run(
    db
      .deleteFrom('daily_counts')
      .where('is_sum', '=', literal(true))
      .where('total', '=', sql<string>`0`)
      .where('amount', '=', sql<string>`0`),
  )
}

const waitingLeads = builtOnce((given: { from: string; to: string }) =>
  db
    .selectFrom('leads')
    .where('first_answered_at', 'is', null)
    .where('lost_reason', 'is', null)
    .where('spam_at', 'is', null)
    // Written as in the index `leads_unanswered`, which is not used otherwise.
    .where((eb) => sql<boolean>`${eb.ref('status')} = 'new'`)
    .where((eb) => sql<boolean>`${eb.ref('source')} not in ('application', 'newsletter')`)
    .where('created_at', '>=', given.from)
    .where('created_at', '<', given.to)
    .select(countRows().as('count')),
)

/** Leads of a part of a day that wait for their first answer, because the counts are of whole days. */
export async function countWaitingLeads(tx: Reader, from: Date, to: Date): Promise<number> {
  const given = { from: from.toISOString(), to: to.toISOString() }
  return (await tx.first(waitingLeads(given)))?.count ?? 0
}
