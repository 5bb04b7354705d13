import { type Expression, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { int } from '#app/platform/sql-helpers.server.ts'

const mostStaff = 200

export type LeadTotals = { source: string; status: string; total: number }[]

/**
 * Exact totals by source and status, from the counters, and the active staff; one statement.
 * @param beside another value of JSON that the page needs
 */
export async function selectTotalsAndStaff(
  tx: Tx,
  beside: Expression<unknown>,
): Promise<{ totals: LeadTotals; staff: { id: string; name: string }[]; beside: unknown }> {
  const found = await tx.first(
    db.selectNoFrom((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('lead_counts')
          .select((sum) => ['source', 'status', int(sum.fn.sum('total').$notNull()).as('total')])
          .groupBy(['source', 'status']),
      ).as('totals'),
      jsonArrayFrom(
        eb
          .selectFrom('profiles')
          .select(['user_id as id', 'full_name as name'])
          .where('role', '=', 'admin')
          .where('deactivated_at', 'is', null)
          .orderBy((name) => name.fn<string>('lower', ['full_name']))
          .orderBy('user_id')
          .limit(mostStaff),
      ).as('staff'),
      sql<unknown>`${beside}`.as('beside'),
    ]),
  )
  return found ?? { totals: [], staff: [], beside: null }
}
