import { expect, test } from 'vitest'
import { noBarrels } from './no-barrels.ts'

test.each([
  [
    're-exports',
    'app/ui/all.ts',
    "export * from './button.tsx'\nexport { Card } from './card.tsx'",
  ],
  ['imports passed on', 'app/ui/all.ts', "import { Card } from './card.tsx'\nexport { Card }"],
  ['an index', 'app/ui/index.ts', 'export const x = 1'],
])('%s: a barrel is to be deleted', (_, path, text) => {
  const [violation] = noBarrels([{ path, text }])
  expect(violation?.path).toBe(path)
  expect(violation?.message).toContain('import from the file that defines the thing')
})

test.each([
  [
    'own code beside a re-export',
    'app/ui/card.tsx',
    "export { x } from './x.ts'\nexport const y = 1",
  ],
  [
    'a route made of a loader',
    'app/routes/feed.ts',
    "export { loader } from '#app/features/x/y.server.ts'",
  ],
  ['side effects only', 'test/setup.ts', "import './matchers.ts'"],
])('%s is no barrel', (_, path, text) => {
  expect(noBarrels([{ path, text }])).toEqual([])
})
