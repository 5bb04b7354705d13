import { expect, test } from 'vitest'
import { importsOf } from './imports.ts'

test('imports are found wherever they stand, and resolved to files of the project', () => {
  const text = `// import './not-this.ts'
import { a } from './a.ts'
import type { B } from '#app/b.tsx'
export * from '../c.ts'
export type { D } from './d.ts'
import { z } from 'zod'
const text = "import './nor-this.ts'"
const later = () => import('./e.ts')
import { type F } from './f.ts'
`
  const found = importsOf([
    { path: 'app/ui/card.ts', text },
    { path: 'app/ui/e.ts', text: '' },
  ])
  expect(found.map(({ target, line, typeOnly }) => [target, line, typeOnly])).toEqual([
    ['app/ui/a.ts', 2, false],
    ['app/b.tsx', 3, true],
    ['app/c.ts', 4, false],
    ['app/ui/d.ts', 5, true],
    [undefined, 6, false],
    ['app/ui/e.ts', 8, false],
    // Without the types the import itself remains: it still runs the file.
    ['app/ui/f.ts', 9, false],
  ])
})

test('copy is looked for in the language that package.json names', () => {
  const manifest = JSON.stringify({ imports: { '#content/*': './app/content/fr/*' } })
  const files = [
    { path: 'package.json', text: manifest },
    { path: 'app/ui/a.tsx', text: "import { home } from '#content/home.ts'" },
    { path: 'app/content/fr/home.ts', text: 'export const home = 1' },
  ]
  expect(importsOf(files).map(({ target }) => target)).toEqual(['app/content/fr/home.ts'])
})
