import { expect, test } from 'vitest'
import { MAY_HOLD, moduleState } from './module-state.ts'

const path = 'app/features/site/share-image.server.ts'

test.each([
  'let waiting = 0',
  'export let loaded: Promise<void> | undefined',
  'const kept = new Map<string, Buffer>()',
  'const lists = promiseOnce(load)',
  'export const seen = new WeakSet()',
  'const waiting: Job[] = []',
  'export const known = [] as string[]',
  'const counted: Record<string, number> = {}',
  'const slots = new Array<Job>()',
])('%s is found', (text) => {
  expect(moduleState([{ path, text: `\n${text}` }])).toMatchObject([{ path, line: 2 }])
})

test.each([
  [path, 'const kinds = ["a"]\nconst sizes = { a: 1 }\nfunction f() {\n  return []\n}'],
  [path, 'const kinds = new Set(["a"])\nexport function f() {\n  let x = 1\n  return new Map()\n}'],
  ['app/ui/toast.ts', 'let shown = []'],
  ['server/drain.test.ts', 'let product'],
  [Object.keys(MAY_HOLD)[0] ?? '', 'let checker'],
])('%s may: %s', (from, text) => {
  expect(moduleState([{ path: from, text }])).toEqual([])
})

test('an exception that is no longer needed is found', () => {
  const [idle = ''] = Object.keys(MAY_HOLD)
  expect(moduleState([{ path: idle, text: 'export const x = 1' }])).toMatchObject([{ path: idle }])
})
