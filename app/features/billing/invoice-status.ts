import type { DocumentStatus } from './invoice-document.ts'

type Amounts = { total: number; paid: number; credited: number; due_on: string }

/** The status of an issued invoice on a day; it is overdue from the day after its due day. */
export function standingOf(
  { total, paid, credited, due_on }: Amounts,
  today: string,
): Exclude<DocumentStatus, 'draft'> {
  if (total > 0 && credited === total) return 'credited'
  if (total - credited - paid <= 0) return 'paid'
  return due_on < today ? 'overdue' : 'pending'
}

// The time zone of the head office: a day ends at its midnight for everybody.
const officeDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day that an instant belongs to, as `yyyy-mm-dd`. */
export const billingDay = (instant: Date): string => officeDay.format(instant)

/** The day that is so many days later. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
