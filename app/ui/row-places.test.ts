import { expect, test } from 'vitest'
import { rowPlaces } from './row-places.ts'

const keys = (...names: string[]) => names.map((key) => ({ key }))

test('a row of two lines has the name, the status and the next two columns', () => {
  const columns = keys('select', 'order', 'name', 'email', 'company', 'status', 'date', 'actions')
  expect(Object.fromEntries(rowPlaces(columns))).toEqual({
    select: 'select',
    name: 'title',
    status: 'status',
    email: 'fact',
    company: 'fact',
    date: 'extra',
  })
})

test('columns can say that they are the name, the status or a fact', () => {
  const columns = [
    ...keys('when', 'who'),
    { key: 'what', phone: 'title' as const },
    { key: 'last', phone: 'fact' as const },
    { key: 'kind', phone: 'status' as const },
  ]
  expect(Object.fromEntries(rowPlaces(columns))).toEqual({
    what: 'title',
    kind: 'status',
    last: 'fact',
    when: 'extra',
    who: 'extra',
  })
})
