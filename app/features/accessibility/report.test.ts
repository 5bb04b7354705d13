import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import routes from '#app/routes.ts'
import {
  type Criterion,
  criteria,
  type Gap,
  gaps,
  handTests,
} from '#content/accessibility-report.ts'
import { pageRoutes } from '#test/page-routes.ts'
import { accessibilityReport, axeResults, statementFaults } from './report.server.ts'

const addresses = [...pageRoutes(routes).keys()]
/** So that what is planted is the only fault, also while a new page has no result yet. */
const checked = Object.keys(axeResults.pages)
const real = { criteria, gaps, results: axeResults }

describe('the statement', () => {
  it('knows a result of every page, and states what does not conform', () => {
    expect(addresses.length).toBeGreaterThan(130)
    expect(statementFaults(addresses, real)).toEqual([])
  })

  it('is found out when a page has no result, or is gone', () => {
    expect(statementFaults([...checked, '/brand-new'], real)).toEqual([
      '/brand-new was not checked: npm run accessibility:axe /brand-new',
    ])
    expect(
      statementFaults(
        checked.filter((page) => page !== '/about'),
        real,
      ),
    ).toEqual(['/about is no page: npm run accessibility:axe'])
  })

  it('is found out when it hides a violation', () => {
    const about = axeResults.pages['/about']
    if (!about) throw new Error('no result of /about')
    const pages = { ...axeResults.pages, '/about': { ...about, violated: { label: 2 } } }
    const results = { ...axeResults, pages }
    expect(statementFaults(checked, { ...real, results })).toEqual([
      'label is violated on /about, and no gap states it',
    ])
    const gap: Gap = { criteria: ['2.2.1'], rules: ['label'], title: 'x', text: 'x', plan: 'x' }
    expect(statementFaults(checked, { ...real, results, gaps: [...gaps, gap] })).toEqual([])
  })

  it('is found out when the criteria and the gaps differ', () => {
    const better = (one: Criterion): Criterion => ({ ...one, result: 'supports' })
    expect(statementFaults(checked, { ...real, criteria: criteria.map(better) })).toEqual(
      gaps
        .flatMap((gap) => gap.criteria)
        .map((id) => `${id} is "supports", and the gaps say something else`),
    )
    expect(statementFaults(checked, { ...real, gaps: [] }).length).toBeGreaterThan(0)
    const gap: Gap = { criteria: ['9.9.9'], rules: [], title: 'x', text: 'x', plan: 'x' }
    expect(statementFaults(checked, { ...real, gaps: [...gaps, gap] })).toEqual([
      '9.9.9 is no criterion',
    ])
  })

  it('has the 31 criteria of level A and the 24 of level AA, each once', () => {
    const ids = criteria.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31)
    expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24)
    for (const { criteria: tested } of handTests)
      for (const id of tested) expect(ids, `a test by hand of ${id}`).toContain(id)
  })

  it('names a failed test by hand as a gap', () => {
    const failed = handTests.filter(({ result }) => result === 'failed')
    const stated = gaps.flatMap((gap) => gap.criteria)
    for (const { criteria: tested } of failed)
      expect(
        tested.some((id) => stated.includes(id)),
        tested.join(),
      ).toBe(true)
  })

  it('counts what it contains', () => {
    const { counts, prepared, axe } = accessibilityReport
    expect(counts.total).toBe(55)
    const { total, ...results } = counts
    expect(Object.values(results).reduce((sum, count) => sum + count, 0)).toBe(total)
    expect(prepared).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(axe.checks).toBeGreaterThanOrEqual(4 * addresses.length)
  })
})

it('the pages were checked with the version of axe that is installed', () => {
  const axe = createRequire(import.meta.url)('axe-core/package.json') as { version: string }
  expect(axeResults.axe, 'npm run accessibility:axe').toBe(axe.version)
})

it('nothing moves without an end, except what shows that something is on its way', () => {
  const endless = [
    'app/styles.css',
    'app/panel.css',
    ...globSync('app/features/assistant/widget/*.css'),
  ]
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => /animation:.*\binfinite\b/.test(line))
    .map((line) => line.trim())
  expect(endless.toSorted()).toEqual([
    'animation: breathe 1.6s ease-in-out infinite alternate;',
    'animation: turn 6s linear infinite;',
  ])
})
