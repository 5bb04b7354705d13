import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// The style sheet removes the triangle of the browser, so that each fold has a mark of its own.
const mark = /text-link|<Plus|<Chevron|<Menu|▾|{arrow}|aria-label|summaryLook/

const foldsOf = (source: string) => source.match(/<summary[\s>].*?<\/summary>/gs) ?? []

test('what unfolds shows that it does', () => {
  expect(foldsOf('<summary className="cursor-pointer">More</summary>')[0]).not.toMatch(mark)
  const folds = globSync('app/**/*.tsx').flatMap((path) =>
    foldsOf(readFileSync(path, 'utf8')).map((fold) => ({ path, fold })),
  )
  expect(folds.length).toBeGreaterThan(10)
  expect(folds.filter(({ fold }) => !mark.test(fold))).toEqual([])
})
