import { portalStatement as copy } from '#content/portal-statement.ts'
import type { CurrencyStatement, Statement, StatementEntry } from './statement.ts'

const { columns } = copy.file

export const statementColumns = Object.values(columns)
/** Amounts are numbers, so that a spreadsheet adds them up. */
export type StatementFileRow = Record<(typeof statementColumns)[number], string | number>

/** Every currency with its opening balance, its entries and its closing balance. */
export function statementRows({ from, to, currencies }: Statement): StatementFileRow[] {
  return currencies.flatMap((account) => [
    balanceRow(account, copy.opening, from, account.opening),
    ...account.entries.map((entry) => ({
      [columns.day]: entry.day,
      [columns.kind]: copy.kinds[entry.kind],
      [columns.number]: entry.number,
      [columns.details]: detailsOf(entry),
      [columns.reference]: entry.reference ?? '',
      [columns.currency]: entry.currency,
      [columns.amount]: entry.amount / 100,
      [columns.balance]: entry.balance / 100,
    })),
    balanceRow(account, copy.closing, to, account.closing),
  ])
}

const balanceRow = (
  { currency }: CurrencyStatement,
  kind: string,
  day: string,
  balance: number,
): StatementFileRow => ({
  [columns.day]: day,
  [columns.kind]: kind,
  [columns.number]: '',
  [columns.details]: '',
  [columns.reference]: '',
  [columns.currency]: currency,
  [columns.amount]: '',
  [columns.balance]: balance / 100,
})

/** What an entry is about, in words. */
export const detailsOf = ({ kind, description }: Pick<StatementEntry, 'kind' | 'description'>) =>
  kind === 'correction' ? copy.takenBack(description) : description
