import { expect, test } from 'vitest'
import { typedSql } from './typed-sql.ts'

const path = 'app/features/leads/lead-store.server.ts'
const schema = {
  path: 'app/platform/schema.data.ts',
  text: `export interface Schema {
  leads: {
    full_name: string
    at: Time
    position: number
    date: string
    text: string
    time: Time
    zone: string
  }
}
export interface Functions {
  end_sessions: {
`,
}
/** A value in a template. */
const value = ['$', '{one}'].join('')
const find = (text: string, from = path) =>
  typedSql([schema, { path: from, text: `import { sql } from 'kysely'\n${text}` }])

test.each([
  ['sql`lower(full_name)`', 'raw SQL names full_name'],
  [`sql<string>\`${value} = l.full_name\``, 'raw SQL names full_name'],
  ['sql`exists (select from leads)`', 'raw SQL names leads'],
  ['sql`max(position) + 1`', 'raw SQL names position'],
  ['sql`lower(l.text)`', 'raw SQL names text'],
  ['sql`order by date desc`', 'raw SQL names date'],
  ['sql`least(time, now())`', 'raw SQL names time'],
  [`sql\`${value} at time zone zone\``, 'raw SQL names zone'],
  ['sql`now() - at`', 'raw SQL names at'],
  ["sql.ref('full_name')", 'sql.ref is not checked'],
  ["sql.raw('full_name')", 'sql.raw is not checked'],
  ["eb.ref('state').$castTo<State>()", '$castTo claims a type'],
  ['eb.fn.countAll<number>()', 'countAll<…> claims a type'],
])('%s is refused', (text, message) => {
  const [violation, ...others] = find(text)
  expect(violation).toMatchObject({ path, line: 2 })
  expect(violation?.message).toContain(message)
  expect(others).toEqual([])
})

test.each([
  [`sql\`lower(${value})\``],
  [`sql\`to_char(${value} at time zone 'UTC', 'full_name')\``],
  [`sql\`${value}::leads as full_name\``],
  [`sql\`position('a' in ${value})\``],
  [`sql\`date '2026-01-01' + cast(${value} as text)::time\``],
  [`sql\`row_number() over (order by ${value} desc)\``],
  ['sql`end_sessions`'],
  ['eb.fn.count("id")'],
])('%s is fine', (text) => {
  expect(find(text)).toEqual([])
})

test('the platform may name what it is given', () => {
  expect(find('sql.id(alias)', 'app/platform/sql-helpers.server.ts')).toEqual([])
})
