import { expect, test } from 'vitest'
import { importCycles } from './import-cycles.ts'

const file = (path: string, ...targets: string[]) => ({
  path,
  text: targets.map((target) => `import '${target}'`).join('\n'),
})

test('a circle is reported once, with every file in it and the way out', () => {
  const violations = importCycles([
    file('app/a.ts', './b.ts'),
    file('app/b.ts', '#app/c.ts', './d.ts'),
    file('app/c.ts', './a.ts'),
    file('app/d.ts'),
  ])
  expect(violations).toHaveLength(1)
  expect(violations[0]?.path).toBe('app/a.ts')
  expect(violations[0]?.message).toContain('app/b.ts, app/c.ts: move what they share')
})

test('two circles are two reports, and importing oneself is one', () => {
  const violations = importCycles([
    file('app/a.ts', './b.ts'),
    file('app/b.ts', './a.ts', './c.ts'),
    file('app/c.ts', './c.ts'),
  ])
  expect(violations.map(({ path }) => path).toSorted()).toEqual(['app/a.ts', 'app/c.ts'])
})

test('meeting again further down is no circle', () => {
  const files = [
    file('app/a.ts', './b.ts', './c.ts'),
    file('app/b.ts', './d.ts'),
    file('app/c.ts', './d.ts', './b.ts'),
    file('app/d.ts'),
  ]
  expect(importCycles(files)).toEqual([])
})
