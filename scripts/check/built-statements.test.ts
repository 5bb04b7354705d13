import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildStatements } from './built-statements.ts'
import { readSources } from './source.ts'

const project = resolve(import.meta.dirname, '../..')

test('a statement that loses its parameters fails in the check, with the file that has it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'built-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'app/platform'), { recursive: true })
  const home = 'app/platform/built-once.ts'
  cpSync(join(project, home), join(root, home))
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  const statement = (given: string) => `import { builtOnce } from './platform/built-once.ts'
const build = (given: { id: string }) => ({ compile: () => ({ parameters: [given.id] }) })
export const one = builtOnce((given: { id: string }) => build(${given}) as never)
`
  writeFileSync(join(root, 'app/well.ts'), statement('given'))
  expect(await buildStatements(root, readSources(root))).toEqual([])
  writeFileSync(join(root, 'app/wrong.ts'), statement('{ ...given }'))
  const [finding] = await buildStatements(root, readSources(root))
  expect(finding?.output).toContain('app/wrong.ts: The given object has no names yet')
})
