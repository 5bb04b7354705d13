import { expect, test } from 'vitest'
import { sizes } from './sizes.ts'

const file = (path: string, lines: number) => ({ path, text: 'x\n'.repeat(lines) })
const small = Array.from({ length: 20 }, (_, i) => file(`app/small-${i}.ts`, 40))

test('a tree of small files passes, long copy and data beside it', () => {
  const copy = [file('app/content/en/home.ts', 900), file('app/features/x/y.data.ts', 900)]
  expect(sizes([...small, ...copy, file('app/longest.ts', 300)])).toEqual([])
})

test('a file that is too long is to be split', () => {
  const [violation, ...others] = sizes([...small, file('app/god.ts', 301)])
  expect(violation).toMatchObject({ path: 'app/god.ts' })
  expect(violation?.message).toContain('301 lines, at most 300: split it')
  expect(others).toEqual([])
})

test('too many long files: the worst are named', () => {
  const long = Array.from({ length: 5 }, (_, i) => file(`app/long-${i}.ts`, 250 + i))
  const [violation, ...others] = sizes([...small, ...long])
  expect(violation?.message).toMatch(
    /90th percentile .* 25\d lines, at most 200: .*long-4.ts \(254\)/,
  )
  expect(others).toEqual([])
})

test('a tree of middling files has too high a median', () => {
  const files = Array.from({ length: 9 }, (_, i) => file(`app/middling-${i}.ts`, 81))
  const messages = sizes(files).map(({ message }) => message)
  expect(messages).toEqual([expect.stringMatching(/^median .* 81 lines, at most 80: split/)])
})
