import { expect, it } from 'vitest'
import { storedValues } from './stored-values.ts'

it('has null for each field of the shape that was left empty, in the order of the shape', () => {
  const shape = { name: 1, note: 1, day: 1 }
  const values: { name: string; note?: string; day?: string } = { day: undefined, name: 'A' }
  const stored = storedValues(shape, values)
  expect(Object.entries(stored)).toEqual([
    ['name', 'A'],
    ['note', null],
    ['day', null],
  ])
})

it('keeps values that are false, nothing or zero', () => {
  const values = { isOn: false, text: '', count: 0 }
  expect(storedValues(values, values)).toEqual(values)
})
