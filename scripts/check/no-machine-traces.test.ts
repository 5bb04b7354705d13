import { expect, test } from 'vitest'
import { noMachineTraces } from './no-machine-traces.ts'

// Joined here, so that this file itself contains no trace.
const home = ['', 'home', 'ada', 'project'].join('/')
const work = ['', 'work'].join('/')
const root = ['.', 'root'].join('/')
const registry = ['https:', '', 'registry.example.org', 'zod'].join('/')

test.each([
  ['a machine path', 'docs/a.md', `\nrun it in ${home}/x`, 'path relative to the project'],
  ['a registry', '.npmrc', `\nregistry=${registry}`, 'whoever installs'],
  ['a lock file with hosts', 'package-lock.json', `\n"resolved": "${registry}"`, '.npmrc'],
])('%s is to be removed', (_, path, text, remedy) => {
  const [violation, ...others] = noMachineTraces([{ path, text }])
  expect(violation).toMatchObject({ path, line: 2 })
  expect(violation?.message).toContain(remedy)
  expect(others).toEqual([])
})

test.each([
  ['package-lock.json', '"resolved": "packages/one"'],
  ['app/routes.ts', `route('${work}', 'a.tsx')`],
  ['docs/a.md', `see docs${work}/notes.md, https://unordin.example${work}/one and ${root}/x`],
])('%s passes: %s', (path, text) => {
  expect(noMachineTraces([{ path, text }])).toEqual([])
})
