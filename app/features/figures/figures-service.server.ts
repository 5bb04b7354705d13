import { audit } from '#app/features/audit/audit-service.server.ts'
import { billingDay } from '#app/features/billing/invoice-status.ts'
import type { Period } from '#app/features/visits/visit-report.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { type Chart, type Figures, invoiceAges, promisedMinutes, ticketAges } from './figures.ts'
import { type Found, figuresOf } from './figures-of.ts'
import * as store from './figures-store.server.ts'
import { dayAfter, isByWeek, rangeOf, wholeWeeksOf } from './spans.ts'

/** Sums up what triggers have counted since the last time. */
export async function sumUpDailyCounts(app: App): Promise<void> {
  await app.db.system((tx) => store.sumUp(tx))
}

/**
 * The figures of the panel in a period that ends today; six statements at once.
 *
 * @throws AppError `forbidden`
 */
export async function readFigures(app: App, actor: Actor, period: Period): Promise<Figures> {
  requireStaff(actor, 'overview')
  const now = app.now()
  const range = rangeOf(now, period)
  const before = { from: dayAfter(range.from, -period), to: dayAfter(range.from, -1) }
  const late = new Date(now.getTime() - promisedMinutes * 60_000)
  const lateDay = late.toISOString().slice(0, 10)
  const found = await app.db.read(actor, async (tx): Promise<Found> => {
    const [series, leadsBefore, durations, tickets, invoices, lateOfDay] = await Promise.all([
      store.selectSeries(tx, range, isByWeek(period) ? wholeWeeksOf(range) : null),
      store.selectLeadTotal(tx, before),
      store.selectDurations(tx, range, lateDay),
      store.selectOpen(tx, 'open_tickets', range.to, ticketAges.slice(1)),
      store.selectOpen(tx, 'open_invoices', billingDay(now), invoiceAges.slice(1)),
      store.countWaitingLeads(tx, new Date(lateDay), late),
    ])
    return { series, leadsBefore, durations, tickets, invoices, lateOfDay }
  })
  const keptDays = app.config.conversationRetentionDays
  return figuresOf({ period, ...range, keptDays }, found)
}

/**
 * The figures for the file of one chart. The export is audited before the first row is sent.
 *
 * @throws AppError `forbidden`
 */
export async function exportFigures(app: App, actor: Actor, chart: Chart, period: Period) {
  const figures = await readFigures(app, actor, period)
  const { from, to } = figures
  await app.db.as(actor, (tx) =>
    audit(tx, { action: 'figures.exported', details: { chart, first_day: from, last_day: to } }),
  )
  return figures
}
