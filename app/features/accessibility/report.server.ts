import {
  type Conformance,
  type Criterion,
  criteria,
  type Gap,
  gaps,
  handTests,
  notTested,
} from '#content/accessibility-report.ts'
import results from './axe-results.json' with { type: 'json' }
import type { AxeResults } from './axe-results.ts'
import type { AccessibilityReport } from './report.ts'

export const axeResults: AxeResults = results as AxeResults

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0)
const latest = (days: readonly string[]) => days.toSorted().at(-1) ?? ''

const pages = Object.entries(axeResults.pages).map(([page, found]) => ({
  page,
  checks: found.checks,
  passed: found.passed,
  left: sum(found.incomplete),
  violated: sum(found.violated),
  date: found.date,
}))

const countOf = (result: Conformance) => criteria.filter((one) => one.result === result).length
const lastByHand = latest(handTests.map(({ date }) => date))

/** The report of this release; it reads nothing. */
export const accessibilityReport: AccessibilityReport = {
  prepared: latest([lastByHand, ...pages.map(({ date }) => date)]),
  criteria,
  counts: {
    total: criteria.length,
    supports: countOf('supports'),
    'partially-supports': countOf('partially-supports'),
    'does-not-support': countOf('does-not-support'),
    'not-applicable': countOf('not-applicable'),
  },
  gaps,
  handTests,
  lastByHand,
  notTested,
  axe: {
    version: axeResults.axe,
    browser: axeResults.browser,
    checks: sum(Object.fromEntries(pages.map(({ page, checks }) => [page, checks]))),
    faulty: pages.filter(({ violated }) => violated > 0).length,
    left: pages.filter(({ left }) => left > 0).length,
  },
  pages,
}

type Stated = { criteria: readonly Criterion[]; gaps: readonly Gap[]; results: AxeResults }

/**
 * What the statement would hide or contradict, one line each.
 * @param addresses of all pages of the site map
 */
export function statementFaults(
  addresses: readonly string[],
  { criteria, gaps, results }: Stated,
): string[] {
  const known = new Set(Object.keys(results.pages))
  const stated = new Set(gaps.flatMap(({ rules }) => rules))
  const explained = new Set(gaps.flatMap((gap) => gap.criteria))
  const ids = new Set(criteria.map(({ id }) => id))
  return [
    ...addresses
      .filter((page) => !known.has(page))
      .map((page) => `${page} was not checked: npm run accessibility:axe ${page}`),
    ...[...known]
      .filter((page) => !addresses.includes(page))
      .map((page) => `${page} is no page: npm run accessibility:axe`),
    ...Object.entries(results.pages).flatMap(([page, { violated }]) =>
      Object.keys(violated)
        .filter((rule) => !stated.has(rule))
        .map((rule) => `${rule} is violated on ${page}, and no gap states it`),
    ),
    ...criteria
      .filter(({ id, result }) => explained.has(id) !== isUnmet(result))
      .map(({ id, result }) => `${id} is "${result}", and the gaps say something else`),
    ...[...explained].filter((id) => !ids.has(id)).map((id) => `${id} is no criterion`),
  ]
}

const isUnmet = (result: Conformance) =>
  result === 'partially-supports' || result === 'does-not-support'
