import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { printViolation, readSources } from './source.ts'

test('an unpacked archive without git is read as a whole, without what is built or installed', () => {
  const root = mkdtempSync(join(tmpdir(), 'sources-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const files = ['app/a.ts', '.npmrc', '.ci/run', 'node_modules/x/y.ts', 'build/z.ts', 'logo.png']
  for (const path of files) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), 'x')
  }
  const paths = readSources(root).map(({ path }) => path)
  expect(paths).toEqual(['.ci/run', '.npmrc', 'app/a.ts'])
})

test('a violation prints where it is when that is known', () => {
  expect(printViolation({ path: 'a.ts', line: 3, message: 'no' })).toBe('a.ts:3  no')
  expect(printViolation({ path: 'a.ts', message: 'no' })).toBe('a.ts  no')
})
