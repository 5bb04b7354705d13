import type { ExpressionBuilder } from 'kysely'
import type { Reader } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { Schema } from '#app/platform/schema.data.ts'
import { countRows, countWhere, exactIso, int } from '#app/platform/sql-helpers.server.ts'
import { plannedForValues } from '#app/platform/typed-queries.server.ts'
import type { VisitOrigin } from './visit-origin.ts'

/** The first and the last day (UTC), `yyyy-mm-dd`. */
export type Days = { from: string; to: string }

const parts = ['referrer', 'source', 'medium', 'campaign'] as const
const mostOrigins = 500
const mostPages = 50
const mostLeads = 100

const sums = (eb: ExpressionBuilder<Schema, 'visit_counts'>) =>
  [
    int(eb.fn.sum('views').$notNull()).as('views'),
    int(eb.fn.sum('visits').$notNull()).as('visits'),
  ] as const

const within = ({ from, to }: Days) =>
  db.selectFrom('visit_counts').where('day', '>=', from).where('day', '<=', to)

export function selectDays(tx: Reader, days: Days) {
  return tx.all(
    plannedForValues(within(days).select('day').select(sums).groupBy('day').orderBy('day')),
  )
}

export function selectPages(tx: Reader, days: Days) {
  const rows = within(days).select('path').select(sums).groupBy('path')
  return tx.all(plannedForValues(rows.orderBy('views', 'desc').orderBy('path').limit(mostPages)))
}

export function selectVisitOrigins(tx: Reader, days: Days) {
  const rows = within(days).select(parts).select(sums).groupBy(parts).where('visits', '>', 0)
  return tx.all(plannedForValues(rows.orderBy('visits', 'desc').limit(mostOrigins)))
}

const leadsWithin = ({ from, to }: Days) =>
  db
    .selectFrom('lead_origins as o')
    .innerJoin('leads as l', 'l.id', 'o.lead_id')
    .where('l.created_at', '>=', from)
    .where('l.created_at', '<', dayAfter(to))
    .where('l.spam_at', 'is', null)

/** Leads by their origin, with how many of them became clients. */
export function selectLeadOrigins(tx: Reader, days: Days) {
  return tx.all(
    plannedForValues(
      leadsWithin(days)
        .select(['o.referrer', 'o.source', 'o.medium', 'o.campaign'])
        .select((eb) => [
          countRows().as('leads'),
          countWhere(eb('l.status', '=', 'converted')).as('converted'),
        ])
        .groupBy(['o.referrer', 'o.source', 'o.medium', 'o.campaign'])
        .limit(mostOrigins),
    ),
  )
}

/** The latest leads of a campaign or, without one, of a referring site. */
export function selectLeadsFrom(tx: Reader, days: Days, origin: VisitOrigin) {
  const isCampaign = origin.source !== '' || origin.medium !== '' || origin.campaign !== ''
  return tx.all(
    plannedForValues(
      leadsWithin(days)
        .select((eb) => [
          ...(['l.id', 'l.full_name', 'l.source', 'l.status'] as const),
          exactIso(eb.ref('l.created_at')).as('created_at'),
        ])
        .where('o.source', '=', origin.source)
        .where('o.medium', '=', origin.medium)
        .where('o.campaign', '=', origin.campaign)
        .$if(!isCampaign, (query) => query.where('o.referrer', '=', origin.referrer))
        .orderBy('l.created_at', 'desc')
        .limit(mostLeads),
    ),
  )
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}
