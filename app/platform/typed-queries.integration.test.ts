import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { visitor } from './actor.ts'
import { createDatabase, type Database, isUniqueViolation, type Tx } from './db.server.ts'
import { createLog } from './log.server.ts'
import { db } from './query-builder.server.ts'
import { rawStatement } from './raw-statements.server.ts'
import { call, callOf, rowsFrom, valuesFrom } from './sql-functions.server.ts'
import {
  anyOf,
  countRows,
  countWhere,
  exactIso,
  float,
  int,
  iso,
  json,
  jsonAs,
  list,
  rowsOf,
  text,
  typed,
} from './sql-helpers.server.ts'

let home: TestDatabase
let database: Database
beforeAll(async () => {
  home = await createTestDatabase()
  database = createDatabase(home.url, createLog('silent'), 3)
})
afterAll(async () => {
  await database.close()
  await home.drop()
})

const created_at = '2026-02-28T23:59:59.123456Z'
const [first, second] = [crypto.randomUUID(), crypto.randomUUID()] as const

async function addClients(tx: Tx) {
  const clients = rowsOf(
    { id: list('uuid', [first, second]), name: list('text', ['Ada & Sons', "Bo's boats"]) },
    'c',
  )
  const added = db
    .insertInto('clients')
    .columns(['id', 'name', 'status', 'created_at'])
    .expression(
      db
        .selectFrom(clients)
        .select((eb) => [
          'c.id',
          'c.name',
          eb.val('active' as const).as('status'),
          typed('timestamptz', created_at).as('created_at'),
        ]),
    )
  expect(await tx.run(added)).toBe(2)
}

test('rows are written as one statement, read in their types, and counted', async () => {
  await database.system(async (tx) => {
    await addClients(tx)
    const both = db.selectFrom('clients as c').where('c.id', '=', anyOf([first, second]))
    const [rows, counts, one] = await Promise.all([
      tx.all(
        both
          .select((eb) => ['c.name', iso(eb.ref('c.created_at')).as('at'), 'c.notes'])
          .orderBy('c.name'),
      ),
      tx.first(
        both.select((eb) => [
          countRows().as('all'),
          countWhere(eb('c.name', 'like', 'Ada%')).as('some'),
          int(eb.fn.max(eb.fn<number>('length', ['c.name']))).as('longest'),
          float(eb.fn.sum(eb.fn<number>('length', ['c.name']))).as('letters'),
        ]),
      ),
      tx.first(both.where('c.name', '=', 'nobody').selectAll()),
    ])
    expect(rows).toEqual([
      { name: 'Ada & Sons', at: '2026-02-28T23:59:59.123Z', notes: null },
      { name: "Bo's boats", at: '2026-02-28T23:59:59.123Z', notes: null },
    ])
    expect(counts).toEqual({ all: 2, some: 1, longest: 10, letters: 20 })
    expect(one).toBeUndefined()
    const exact = await tx.first(
      both.select((eb) => [
        exactIso(eb.ref('c.created_at')).as('exact'),
        text(eb.ref('c.id')).as('id'),
      ]),
    )
    expect(Date.parse(exact?.exact ?? '')).toBe(Date.parse(created_at))
    expect(exact?.exact).toContain('.123456')
    expect(await tx.run(db.deleteFrom('clients').where('id', '=', anyOf([first, second])))).toBe(2)
  })
})

test('JSON is written as it is meant, an array as well', async () => {
  const read = await database.system(async (tx) => {
    const settings = db.insertInto('audit_events').values({
      action: 'boat.built',
      details: json(['a', { b: null }]),
    })
    return tx.first(
      settings.returning((eb) => jsonAs<(string | object)[]>(eb.ref('details')).as('details')),
    )
  })
  expect(read).toEqual({ details: ['a', { b: null }] })
})

test('functions are called by the names of their parameters', async () => {
  await database.system(async (tx) => {
    const plain = db.selectNoFrom(callOf('plain_words', { html: '<p>One <b>two</b></p>' }).as('p'))
    expect((await tx.first(plain))?.p?.trim()).toMatch(/^One\s+two$/)
    const words = db.selectFrom(valuesFrom('words_of', { words: 'one two' }, 'w')).select('w.value')
    expect(await tx.all(words)).toEqual([{ value: 'one' }, { value: 'two' }])
    const [since, until] = [new Date(), new Date()]
    const times = db.selectFrom(rowsFrom('booked_times', { since, until }, 't')).select('t.starts')
    expect(await tx.all(times)).toEqual([])
    expect(await tx.run(call('end_client_sessions', { client: first }))).toBe(1)
  })
})

const sums = rawStatement({
  name: 'sums of lists',
  text: 'select sum(one)::int as total from unnest($1::int[]) as one',
  parameters: { numbers: 'int4[]' },
  row: { total: 'int4!' },
})

test('what a raw statement says is never null is looked at in each row', async () => {
  await database.asVisitor(async (tx) => {
    expect(await tx.first(sums({ numbers: [1, 2] }))).toEqual({ total: 3 })
    await expect(tx.first(sums({ numbers: [] }))).rejects.toThrow('The column total is null')
  })
})

test('what is refused is told as it is, ends its transaction, and a part can fail alone', async () => {
  const twice = (tx: Tx) => {
    const row = { id: first, name: 'Twice', status: 'active' as const }
    return tx.run(db.insertInto('clients').values([row, row]))
  }
  const work = database.system(async (tx) => {
    await addClients(tx)
    await expect(tx.transaction(twice)).rejects.toSatisfy(isUniqueViolation)
    expect(await tx.run(db.selectFrom('clients').selectAll())).toBe(2)
    await twice(tx)
  })
  await expect(work).rejects.toSatisfy(isUniqueViolation)
  const left = await database.owner.all(db.selectFrom('clients').select('id'))
  expect(left).toEqual([])
})

test('statements run under the role of the actor, and never by the builder itself', async () => {
  const read = db.selectFrom('leads').select('id')
  await expect(database.as(visitor, (tx) => tx.all(read))).rejects.toThrow('permission denied')
  await expect(read.execute()).rejects.toThrow(/tx.all/)
})
