import { sql } from 'kysely'
import type { Reader, Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf, countRows, float, int } from '#app/platform/sql-helpers.server.ts'
import type { Range } from './spans.ts'

/** Counts of several kinds in a period: by day or, with `byWeek`, by the Monday of the week. */
export function selectSeries(tx: Reader, { from, to }: Range, byWeek: boolean) {
  return tx.all(
    db
      .selectFrom('daily_counts as c')
      .where('c.kind', '=', anyOf(['leads', 'questions', 'conversations']))
      .where('c.day', '>=', from)
      .where('c.day', '<=', to)
      .select((eb) => [
        ...(['c.kind', 'c.part', 'c.step'] as const),
        (byWeek
          ? sql<string>`(${eb.ref('c.day')} - (extract(isodow from ${eb.ref('c.day')})::int - 1))`
          : sql<string>`${eb.ref('c.day')}`
        ).as('start'),
        int(eb.fn.sum('c.total').$notNull()).as('count'),
      ])
      .groupBy((eb) => [eb.ref('c.kind'), eb.ref('c.part'), eb.ref('c.step'), sql`4`]),
  )
}

/** The number of leads in a period. */
export async function selectLeadTotal(tx: Reader, { from, to }: Range): Promise<number> {
  const row = await tx.first(
    db
      .selectFrom('daily_counts')
      .where('kind', '=', 'leads')
      .where('day', '>=', from)
      .where('day', '<=', to)
      .select((eb) => int(eb.fn.coalesce(eb.fn.sum('total'), sql<string>`0`)).as('count')),
  )
  return row?.count ?? 0
}

/**
 * How long first answers and tickets took, of the days of a period.
 *
 * @param lateBefore leads of earlier days that wait have waited too long
 */
export function selectDurations(tx: Reader, { from, to }: Range, lateBefore: string) {
  return tx.all(
    db
      .selectFrom('daily_counts')
      .where('kind', '=', anyOf(['first_answers', 'resolved_tickets']))
      .where('day', '>=', from)
      .where('day', '<=', to)
      .select((eb) => [
        ...(['kind', 'part', 'minutes'] as const),
        int(eb.fn.sum('total').$notNull()).as('count'),
        sql<number>`coalesce(sum(${eb.ref('total')}) filter (where ${eb('day', '<', lateBefore)}), 0)::int`.as(
          'late',
        ),
      ])
      .groupBy(['kind', 'part', 'minutes']),
  )
}

/**
 * What is open by class of age, counted in days before today.
 *
 * @param ages where the second and each later class begins
 */
export function selectOpen(
  tx: Reader,
  kind: 'open_tickets' | 'open_invoices',
  today: string,
  ages: readonly number[],
) {
  return tx.all(
    db
      .with('days', (query) =>
        query
          .selectFrom('daily_counts')
          .where('kind', '=', kind)
          .select(['part', 'day'])
          .select((eb) => [eb.fn.sum('total').as('total'), eb.fn.sum('amount').as('amount')])
          .groupBy(['part', 'day'])
          .having((eb) => eb(eb.fn.sum('total'), '>', '0')),
      )
      .selectFrom('days')
      .select((eb) => [
        'part',
        sql<number>`width_bucket(${today}::date - ${eb.ref('day')}, ${[...ages]}::int[])`.as('age'),
        int(eb.fn.sum('total').$notNull()).as('count'),
        float(eb.fn.sum('amount').$notNull()).as('amount'),
        sql<string>`min(${eb.ref('day')})::text`.as('oldest'),
      ])
      .groupBy((eb) => [eb.ref('part'), sql`2`]),
  )
}

/** Sums up the rows of each value, and forgets values of which nothing is left. */
export async function sumUp(tx: Tx): Promise<void> {
  const cell = ['kind', 'day', 'part', 'step', 'minutes'] as const
  await tx.run(
    db
      .with('added', (query) =>
        query.deleteFrom('daily_counts').where('is_sum', '=', false).returningAll(),
      )
      .insertInto('daily_counts')
      .columns([...cell, 'total', 'amount', 'is_sum'])
      .expression((eb) =>
        eb
          .selectFrom('added')
          .select((of) => [
            ...cell,
            sql<string>`sum(${of.ref('total')})`.as('total'),
            sql<string>`sum(${of.ref('amount')})`.as('amount'),
            sql<boolean>`true`.as('is_sum'),
          ])
          .groupBy([...cell])
          .orderBy('kind')
          .orderBy('day')
          .orderBy('part')
          .orderBy('step')
          .orderBy('minutes'),
      )
      .onConflict((conflict) =>
        conflict
          .columns([...cell])
          .where('is_sum', '=', true)
          .doUpdateSet((eb) => ({
            total: sql<string>`${eb.ref('daily_counts.total')} + ${eb.ref('excluded.total')}`,
            amount: sql<string>`${eb.ref('daily_counts.amount')} + ${eb.ref('excluded.amount')}`,
          })),
      ),
  )
  await tx.run(
    db
      .deleteFrom('daily_counts')
      .where('is_sum', '=', true)
      .where('total', '=', sql<string>`0`)
      .where('amount', '=', sql<string>`0`),
  )
}

/** Leads of a part of a day that wait for their first answer, for the hours that no count by day knows. */
export async function countWaitingLeads(tx: Reader, from: Date, to: Date): Promise<number> {
  const row = await tx.first(
    db
      .selectFrom('leads')
      .where('first_answered_at', 'is', null)
      .where('spam_at', 'is', null)
      .where('status', '=', 'new')
      .where('source', 'not in', ['application', 'newsletter'])
      .where('created_at', '>=', from.toISOString())
      .where('created_at', '<', to.toISOString())
      .select(countRows().as('count')),
  )
  return row?.count ?? 0
}
