import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { personalData } from '#db/personal-data.data.ts'
import { retainedBy } from './retention.data.ts'
import { retentionOf } from './retention.server.ts'

const config = { applicationRetentionDays: 180, conversationRetentionDays: 90, auditKeepDays: 1096 }

/** The names of the functions that a contribution gives to the housekeeping. */
const namesIn = (source: string) =>
  [...source.matchAll(/housekeeping: \[([^\]]*)\]/g)].flatMap(
    ([, list = '']) => list.match(/\w+/g) ?? [],
  )
const housekeeping = globSync('app/features/*/*-contribution.server.ts').flatMap((path) =>
  namesIn(readFileSync(path, 'utf8')),
)
/** What the register of personal data names as deleting. */
const registered = Object.values(personalData).flatMap(
  ({ kept }) => kept.match(/(?<=: )[a-z]+[A-Z]\w+/g) ?? [],
)
const missing = (names: readonly string[]) => names.filter((name) => !(name in retainedBy))

test('everything that deletes by itself is in the table of retention, or says why not', () => {
  expect(housekeeping.length).toBeGreaterThan(8)
  expect(registered.length).toBeGreaterThan(8)
  expect(missing([...housekeeping, ...registered])).toEqual([])
  expect(missing([...namesIn('housekeeping: [tidyMails, forgetSomethingNew]')])).toEqual([
    'forgetSomethingNew',
  ])
})

test('every line of the table names what deletes, and nothing is named that is gone', () => {
  const lines = Object.values(retainedBy).flatMap((ids) => (typeof ids === 'string' ? [] : ids))
  expect(new Set(retentionOf(config).map(({ id }) => id))).toEqual(new Set(lines))
  const known = new Set([...housekeeping, ...registered])
  expect(Object.keys(retainedBy).filter((name) => !known.has(name))).toEqual([])
})

test('counts of page views are kept for 25 months', () => {
  expect(retentionOf(config).find(({ id }) => id === 'visits')?.days).toBe(760)
})
