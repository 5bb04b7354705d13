import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isRefusedForValues } from '#app/platform/pg-errors.server.ts'
import type { VisitCount } from './visit-count.ts'
import type { VisitCounter } from './visit-counter.server.ts'
import { originKey, type VisitOrigin } from './visit-origin.ts'
import { originRows, type Period, type VisitReport } from './visit-report.ts'
import * as report from './visit-report-store.server.ts'
import { addVisitCounts, deleteVisitsBefore, selectVisitCounts } from './visit-store.server.ts'

declare module '#app/platform/app.server.ts' {
  interface App {
    /** Counts views of public pages. */
    visits: VisitCounter
  }
}

const dayMilliseconds = 86_400_000
/** How long counts of views are kept: enough to compare a month with the year before. */
export const visitDays = 760
const recalledDays: Period = 90

/**
 * Stores what was counted since the last call. What cannot be stored is kept for the next call, except for
 * a count whose own values the database refuses: it keeps none of the others back.
 */
export async function storeVisits(app: App): Promise<void> {
  const counts = app.visits.take()
  if (counts.length === 0) return
  await storeCounts(
    app,
    counts.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)),
  )
}

/** Stores all or, when the values of some are refused, each half by itself, until only those are left. */
async function storeCounts(app: App, counts: readonly VisitCount[]): Promise<void> {
  try {
    await app.db.system((tx) => addVisitCounts(tx, counts))
  } catch (error) {
    if (!isRefusedForValues(error)) {
      app.visits.putBack(counts)
      throw error
    }
    if (counts.length === 1) {
      app.log.warn({ err: error }, 'a count of visits cannot be stored, and was dropped')
      return
    }
    const half = Math.ceil(counts.length / 2)
    const failures: unknown[] = []
    for (const some of [counts.slice(0, half), counts.slice(half)])
      await storeCounts(app, some).catch((failure) => failures.push(failure))
    if (failures.length > 0) throw failures[0]
  }
}

/**
 * Tells the counter once a day which origins had most visits lately, so that made-up ones cannot crowd
 * them out.
 */
export async function recallOrigins(app: App): Promise<void> {
  if (!app.visits.lacksOrigins()) return
  const range = daysOf(app, recalledDays)
  app.visits.recall(await app.db.system((tx) => report.selectVisitOrigins(tx, range)))
}

const orderOf = (count: VisitCount) => `${count.day}\n${count.path}\n${originKey(count)}`

/** Deletes counts and origins after 25 months. */
export async function forgetOldVisits(app: App): Promise<void> {
  const day = dayOf(app.now().getTime() - visitDays * dayMilliseconds)
  await app.db.system((tx) => deleteVisitsBefore(tx, day))
}

/**
 * What was seen in a period that ends today, where visitors came from, and the leads that followed;
 * four statements.
 *
 * @throws AppError `forbidden`
 */
export function readVisitReport(app: App, actor: Actor, period: Period): Promise<VisitReport> {
  requireStaff(actor, 'overview')
  const range = daysOf(app, period)
  return app.db.read(actor, async (tx) => {
    const [days, pages, visits, leads] = await Promise.all([
      report.selectDays(tx, range),
      report.selectPages(tx, range),
      report.selectVisitOrigins(tx, range),
      report.selectLeadOrigins(tx, range),
    ])
    return { days: everyDay(range, days), pages, ...originRows(visits, leads) }
  })
}

/**
 * The latest leads that came from an origin.
 *
 * @throws AppError `forbidden`
 */
export function listLeadsFrom(app: App, actor: Actor, period: Period, origin: VisitOrigin) {
  requireStaff(actor, 'leads')
  const range = daysOf(app, period)
  return app.db.read(actor, (tx) => report.selectLeadsFrom(tx, range, origin))
}

/**
 * All counts of a period for a file, day by day. The export is audited before the first row is sent.
 *
 * @throws AppError `forbidden`
 */
export async function exportVisits(app: App, actor: Actor, period: Period) {
  requireStaff(actor, 'overview')
  const { from, to } = daysOf(app, period)
  await app.db.as(actor, (tx) =>
    audit(tx, { action: 'visits.exported', details: { first_day: from, last_day: to } }),
  )
  return countsOf(app, actor, { from, to })
}

async function* countsOf(app: App, actor: Actor, range: report.Days): AsyncGenerator<VisitCount> {
  for (const { day } of everyDay(range, []))
    yield* await app.db.read(actor, (tx) => selectVisitCounts(tx, day))
}

function daysOf(app: App, period: Period): report.Days {
  const now = app.now().getTime()
  return { from: dayOf(now - (period - 1) * dayMilliseconds), to: dayOf(now) }
}

/** Every day of a range, with zero where nothing was counted. */
function everyDay({ from, to }: report.Days, counted: VisitReport['days']): VisitReport['days'] {
  const known = new Map(counted.map((row) => [row.day, row]))
  const days: VisitReport['days'] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMilliseconds) {
    const day = dayOf(at)
    days.push(known.get(day) ?? { day, views: 0, visits: 0 })
  }
  return days
}

const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)
