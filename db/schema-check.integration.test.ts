import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSources } from '#scripts/check/source.ts'
import { runTool, TOOLS } from '#scripts/check/tools.ts'
import { checkSchema } from '#scripts/schema/schema-check.ts'
import { createTestDatabase } from '#test/database.ts'

const project = resolve(import.meta.dirname, '..')
const platform = [
  'query-builder',
  'raw-statements',
  'typed-queries',
  'sql-functions',
  'sql-helpers',
]
const COPIED = [
  'tsconfig.json',
  'app/platform/schema-columns.ts',
  ...platform.map((name) => `app/platform/${name}.server.ts`),
]
const first = `create table boats (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  state text not null check (state in ('afloat', 'ashore')),
  length int not null,
  built_on date,
  papers jsonb,
  weight bigint generated always as (length * 100) stored
);
create function boats_of(the_state text, at_most int default 5)
  returns table (id uuid, name text) language sql as
  $$ select id, name from boats where state = the_state limit at_most $$;
`
const store = `import { db } from '#app/platform/query-builder.server.ts'
import { rawStatement } from '#app/platform/raw-statements.server.ts'
import { rowsFrom } from '#app/platform/sql-functions.server.ts'
import type { Queries } from '#app/platform/typed-queries.server.ts'

interface Boat {
  name: string
  length: number
  state: 'afloat' | 'ashore'
}
export const selectBoats = (tx: Queries): Promise<Boat[]> =>
  tx.all(db.selectFrom('boats').select(['name', 'length', 'state']))
export const selectAshore = (tx: Queries) =>
  tx.all(db.selectFrom(rowsFrom('boats_of', { the_state: 'ashore' }, 'b')).select('b.name'))
const longest = rawStatement({
  name: 'longest boat',
  text: 'select name, max(length) over () as most, built_on from boats where length > $1',
  parameters: { length: 'int4' },
  row: { name: 'text', most: 'int4!', built_on: 'date?' },
})
export const selectLongest = (tx: Queries) => tx.first(longest({ length: 3 }))
`

function plant(...migrations: string[]) {
  const root = mkdtempSync(join(tmpdir(), 'schema-check-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
  for (const path of COPIED) cpSync(join(project, path), join(root, path))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  write(
    'package.json',
    '{ "type": "module", "imports": { "#app/*": "./app/*", "#content/*": "./app/content/en/*" } }',
  )
  write('app/features/boats/boat-store.server.ts', store)
  for (const [index, text] of migrations.entries())
    write(`db/migrations/000${index + 1}_a.sql`, text)
  return { root, write }
}

async function emptyDatabase() {
  const { url, drop } = await createTestDatabase('template0')
  return { url, stop: drop }
}

const check = (root: string) => checkSchema(root, readSources(root), emptyDatabase)
const byName = (outputs: { name: string; output: string }[]) =>
  Object.fromEntries(outputs.map(({ name, output }) => [name, output]))

/** Starts the compiler too, which takes longer than all else. */
async function look(root: string) {
  const findings = await check(root)
  const [types] = TOOLS.filter(({ name }) => name === 'types')
  const compiler = { name: 'types', remedy: '', commands: [types?.commands.at(-1) ?? []] }
  return byName([...findings, await runTool(root, compiler)])
}

const well = { 'schema types': '', 'raw statements': '', types: '' }
const file = 'app/features/boats/boat-store.server.ts'

test('types that are missing are written once, and the store agrees with them', async () => {
  const { root } = plant(first)
  expect(byName(await check(root))['schema types']).toContain('was written anew')
  expect(await look(root)).toEqual(well)
  expect(readFileSync(join(root, 'app/platform/schema.data.ts'), 'utf8')).toContain(`  boats: {
    built_on: string | null
    id: Generated<string>
    length: number
    name: string
    papers: Json | null
    state: 'afloat' | 'ashore'
    weight: Computed<WideNumber | null>
  }`)
})

test.each([
  ['renames', 'alter table boats rename column length to metres', /length.*does not exist/],
  ['drops', 'alter table boats drop column length cascade', /length.*does not exist/],
  ['retypes', 'alter table boats drop column weight, alter length type text', /declared int4/],
])('a migration that %s a column shows each use with its line', async (_, text, refused) => {
  const { root, write } = plant(first)
  await check(root)
  write('db/migrations/0002_b.sql', text)
  const found = await look(root)
  expect(found['schema types']).toContain('app/platform/schema.data.ts')
  expect(found.types).toMatch(new RegExp(`${file.replaceAll('.', '\\.')}\\(12,`))
  expect(found['raw statements']).toContain(`${file}:15  longest boat: `)
  expect(found['raw statements']).toMatch(refused)
})

test('a column that may become null, a value that is no longer allowed, a parameter of a function', async () => {
  const { root } = plant(
    first,
    `alter table boats alter name drop not null, drop constraint boats_state_check;
     drop function boats_of; create function boats_of(kind text) returns table (id uuid, name text)
     language sql as $$ select id, name from boats $$`,
  )
  const found = await look(root)
  expect(found.types?.match(/boat-store\.server\.ts\(\d+/g)).toEqual([
    'boat-store.server.ts(12',
    'boat-store.server.ts(14',
  ])
  expect(found['raw statements']).toContain('column name may be null: declare it text? or text!')
})

test('each thing that a raw statement says wrongly', async () => {
  const { root, write } = plant(first)
  const define = (text: string, parameters: string, row: string) =>
    `rawStatement({ name: 'n', text: ${text}, parameters: {${parameters}}, row: {${row}} })\n`
  const said = [
    define("'select id from boats'", '', "id: 'uuid'"),
    define("'select id from boats where name = $1'", '', "id: 'uuid'"),
    define("'select id from boats where name = $1'", "name: 'int4'", "id: 'uuid'"),
    define("'select id, name from boats'", '', "id: 'uuid'"),
    define("'select id from boats'", '', "id: 'uuid', name: 'text'"),
    define("'select length from boats'", '', "length: 'text'"),
    define("'select lower(name) as name from boats'", '', "name: 'text'"),
    define("'select b.id from boats a left join boats b on b.name = a.state'", '', "id: 'uuid'"),
    define("'select b.id from boats a left join boats b on b.name = a.state'", '', "id: 'uuid?'"),
    define('`select $' + '{column} from boats`', '', "id: 'uuid'"),
  ]
  write('app/features/boats/raw-store.server.ts', said.join(''))
  const output = byName(await check(root))['raw statements'] ?? ''
  expect(output.split('\n').map((line) => line.replace('app/features/boats/', ''))).toEqual([
    'raw-store.server.ts:2  n: has 1 parameters, 0 are declared',
    'raw-store.server.ts:3  n: parameter name is text, declared int4',
    'raw-store.server.ts:4  n: gives a column name that is not declared',
    'raw-store.server.ts:5  n: gives no column name',
    'raw-store.server.ts:6  n: column length is int4, declared text',
    'raw-store.server.ts:7  n: column name may be null: declare it text? or text!',
    'raw-store.server.ts:8  n: column id may be null: declare it uuid? or uuid!',
    'raw-store.server.ts:10  a raw statement: write it as a literal, so that it can be prepared',
  ])
})

test('a migration that fails is told with its name', async () => {
  const { root } = plant('create table (')
  expect(await check(root)).toMatchObject([
    { output: expect.stringContaining('Migration 0001_a.sql failed') },
  ])
})
