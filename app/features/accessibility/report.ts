import type { Conformance, Criterion, Gap, HandTest } from '#content/accessibility-report.ts'

/** What axe found on one page, for its line in the report. */
export type PageResult = {
  page: string
  checks: number
  passed: number
  /** Elements that axe left to a person. */
  left: number
  violated: number
  /** As `yyyy-mm-dd`. */
  date: string
}

/** Everything that the statement, the PDF and the OpenACR file say, from one source. */
export type AccessibilityReport = {
  /** The day of the newest result, as `yyyy-mm-dd`. */
  prepared: string
  criteria: readonly Criterion[]
  counts: Record<Conformance | 'total', number>
  gaps: readonly Gap[]
  handTests: readonly HandTest[]
  /** The day of the last test by hand. */
  lastByHand: string
  notTested: readonly string[]
  axe: { version: string; browser: string; checks: number; faulty: number; left: number }
  pages: readonly PageResult[]
}
