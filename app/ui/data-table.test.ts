import { expect, test } from 'vitest'
import { type DataColumn, withHeaders } from './data-table.tsx'

type Parcel = { name: string; weight: number }
const texts = { name: 'Parcel', amount: (currency: string) => `Amount in ${currency}` }
const cell = ({ name }: Parcel) => name

test('the header of a column is the text of its key, or the one that it says itself', () => {
  const columns: DataColumn<Parcel>[] = withHeaders(texts, [
    { key: 'name', cell },
    { key: 'amount', header: texts.amount('CAD'), numeric: true, cell },
    { key: 'weight', header: '', cell },
  ])
  expect(columns).toEqual([
    { key: 'name', header: 'Parcel', cell },
    { key: 'amount', header: 'Amount in CAD', numeric: true, cell },
    { key: 'weight', header: '', cell },
  ])
})

test('a column without a header needs a text with its key', () => {
  const columns: DataColumn<Parcel>[] = withHeaders(texts, [
    // @ts-expect-error: there is no text for the weight
    { key: 'weight', cell },
    // @ts-expect-error: the text of the amount needs a currency
    { key: 'amount', cell },
  ])
  expect(columns).toHaveLength(2)
})
