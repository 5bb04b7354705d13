import { isDay } from '#app/platform/instant.ts'
import { portalStatement as copy } from '#content/portal-statement.ts'
import { daysAfter } from './invoice-status.ts'

export const firstDay = '2000-01-01'
export const lastDay = '2099-12-31'

export const statementPath = '/dashboard/invoices/statement'

/** Both days belong to it. */
export type StatementPeriod = { from: string; to: string }

export type CheckedPeriod = {
  /** What was typed, or the usual period. */
  typed: StatementPeriod
  errors: Partial<StatementPeriod>
}

/** The first day of the twelve months that end with a day. */
function yearBefore(to: string): string {
  const same = `${Number(to.slice(0, 4)) - 1}${to.slice(4)}`
  // The day before March 1 may have no counterpart.
  const from = isDay(same) ? daysAfter(same, 1) : `${same.slice(0, 4)}-03-01`
  return from < firstDay ? firstDay : from
}

/** Reads the period from an address; a day that it does not name is the usual one. */
export function checkPeriod(params: URLSearchParams, today: string): CheckedPeriod {
  const named = (name: keyof StatementPeriod) => params.get(name)?.trim().slice(0, 40)
  const to = named('to') || today
  const from = named('from') || yearBefore(isPossible(to) ? to : today)
  const errors: Partial<StatementPeriod> = {}
  if (!isPossible(from)) errors.from = copy.errors.day
  if (!isPossible(to)) errors.to = copy.errors.day
  else if (!errors.from && to < from) errors.to = copy.errors.order
  return { typed: { from, to }, errors }
}

const isPossible = (day: string) => isDay(day) && firstDay <= day && day <= lastDay

/** The address of a statement, as a page or a file. */
export const statementHref = ({ from, to }: StatementPeriod, path = statementPath): string =>
  `${path}?${new URLSearchParams({ from, to })}`
