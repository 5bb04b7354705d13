import { expect, test } from 'vitest'
import { isDueDay } from './instant.ts'

test('something can be due on a day of this century', () => {
  expect(['2000-01-01', '2028-02-29', '2099-12-31'].filter(isDueDay)).toHaveLength(3)
  expect(['', '1999-12-31', '2100-01-01', '2027-02-29', '2027-1-1'].filter(isDueDay)).toEqual([])
})
