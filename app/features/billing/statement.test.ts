import { expect, test } from 'vitest'
import { portalStatement as copy } from '#content/portal-statement.ts'
import { accountsOf, type EntryKind, type StatementEntry } from './statement.ts'
import { detailsOf, statementRows } from './statement-file.ts'
import { checkPeriod, statementHref } from './statement-period.ts'

const check = (search: string, today = '2026-11-25') =>
  checkPeriod(new URLSearchParams(search), today)

test('the usual period is the last twelve months, also from a leap day', () => {
  const usual = { typed: { from: '2025-11-26', to: '2026-11-25' }, errors: {} }
  expect(check('')).toEqual(usual)
  expect(check('from=&to=+')).toEqual(usual)
  expect(check('', '2028-02-29').typed.from).toBe('2027-03-01')
  expect(check('to=2000-02-01').typed.from).toBe('2000-01-01')
  expect(check('to=2026-03-31').typed).toEqual({ from: '2025-04-01', to: '2026-03-31' })
  expect(check('from=2026-01-01').typed).toEqual({ from: '2026-01-01', to: '2026-11-25' })
})

test('a wrong day is named beside its field, and what was typed is kept', () => {
  const { day, order } = copy.errors
  expect(check('from=yesterday&to=2026-02-30')).toEqual({
    typed: { from: 'yesterday', to: '2026-02-30' },
    errors: { from: day, to: day },
  })
  expect(check('from=1999-12-31').errors).toEqual({ from: day })
  expect(check('to=2100-01-01').errors).toEqual({ to: day })
  expect(check('from=2026-02-02&to=2026-02-01').errors).toEqual({ to: order })
  expect(check('from=2026-02-01&to=2026-02-01').errors).toEqual({})
  expect(check(`from=${'9'.repeat(5_000)}`).typed.from).toHaveLength(40)
  expect(statementHref({ from: 'a&b', to: '2026-02-01' })).toBe(
    '/dashboard/invoices/statement?from=a%26b&to=2026-02-01',
  )
})

const entry = (kind: EntryKind, amount: number, currency = 'CAD'): StatementEntry => ({
  ...{
    id: `${kind} ${amount}`,
    kind,
    day: '2026-02-01',
    invoice_id: 'i',
    number: 'INV-2026-000001',
  },
  ...{ description: '=1+1', reference: null, currency, amount },
})

test('each currency has its own balance, which ends where it closes', () => {
  const accounts = accountsOf(
    [
      { currency: 'USD', opening: 500 },
      { currency: 'EUR', opening: 0 },
      { currency: 'CAD', opening: -100 },
    ],
    [entry('invoice', 1_000), entry('payment', -900), entry('invoice', 7, 'GBP')],
  )
  expect(accounts.map(({ currency }) => currency)).toEqual(['CAD', 'GBP', 'USD'])
  const [cad, gbp, usd] = accounts
  expect(cad).toMatchObject({
    opening: -100,
    closing: 0,
    entries: [{ balance: 900 }, { balance: 0 }],
  })
  expect(gbp).toMatchObject({ opening: 0, closing: 7 })
  expect(usd).toMatchObject({ opening: 500, closing: 500, entries: [] })
})

test('the file has a line for each balance and each entry, with amounts as numbers', () => {
  const currencies = accountsOf([], [entry('invoice', 150), entry('payment', -150)])
  const rows = statementRows({ client: 'A', from: '2026-01-01', to: '2026-12-31', currencies })
  expect(rows.map((row) => [row.Date, row.Entry, row.Amount, row.Balance])).toEqual([
    ['2026-01-01', 'Opening balance', '', 0],
    ['2026-02-01', 'Invoice', 1.5, 1.5],
    ['2026-02-01', 'Payment', -1.5, 0],
    ['2026-12-31', 'Closing balance', '', 0],
  ])
  expect(detailsOf({ kind: 'correction', description: 'Cheque' })).toBe(
    'Cheque, recorded by mistake and removed',
  )
})
