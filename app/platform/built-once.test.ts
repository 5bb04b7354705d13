import { expect, test, vi } from 'vitest'
import { buildAll, builtOnce } from './built-once.ts'
import { db } from './query-builder.server.ts'
import { anyOf, typed } from './sql-helpers.server.ts'

type Given = { name: string; ids: string[]; without: string | null }

test('a statement is built once and has the parameters of each use in their places', () => {
  const build = vi.fn((given: Given) =>
    db
      .selectFrom('clients as c')
      .select('c.id')
      .where('c.name', '=', given.name)
      .where('c.id', '=', anyOf(given.ids))
      .where('c.id', 'is distinct from', typed('uuid', given.without))
      .where('c.name', '!=', given.name)
      .limit(3),
  )
  const query = builtOnce(build)
  const first = query({ name: 'A', ids: ['1', '2'], without: null }).compile()
  const second = query({ name: 'B', ids: [], without: '3' }).compile()
  expect(build).toHaveBeenCalledOnce()
  expect(first.parameters).toEqual(['A', ['1', '2'], null, 'A', 3])
  expect(second.parameters).toEqual(['B', [], '3', 'B', 3])
  expect(second.sql).toBe(first.sql)
  const { parameters: _, ...plain } = build({ name: 'A', ids: [], without: null }).compile()
  expect(first.sql).toBe(plain.sql)
})

test('a value that the text would depend on is refused', () => {
  const inText = builtOnce((given: { name: string }) =>
    db.selectFrom('clients as c').select('c.id').where('c.name', '=', `${given.name}!`),
  )
  expect(() => inText({ name: 'A' }).compile()).toThrow('"name" is a parameter')
  const chosen = builtOnce((given: { newest: boolean }) =>
    db
      .selectFrom('clients as c')
      .select('c.id')
      .orderBy('c.id', given.newest ? 'desc' : 'asc'),
  )
  expect(() => chosen({ newest: false }).compile()).toThrow('"newest" did not reach the statement')
})

test('an object of parameters that is copied is refused, and the check finds it before it is used', () => {
  const named = (given: { name: string }) =>
    db.selectFrom('clients as c').select('c.id').where('c.name', '=', given.name)
  const copied = builtOnce((given: { name: string }) => named({ ...given }))
  const rest = builtOnce(({ id: _, ...given }: { id: string; name: string }) => named(given))
  expect(() => copied({ name: 'A' }).compile()).toThrow('The given object has no names yet')
  expect(() => rest({ id: '1', name: 'A' }).compile()).toThrow('The given object has no names yet')
  expect(() => buildAll()).toThrow()
})
