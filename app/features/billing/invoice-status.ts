import type { DocumentStatus } from './invoice-document.ts'

export { daysAfter, officeDay as billingDay, officeZone } from '#app/platform/office-day.ts'

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
