import type { AccessibilityReport } from '#app/features/accessibility/report.ts'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { listDate, longDate } from '#app/ui/format-date.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { accessibility, accessibilityWords as words } from '#content/accessibility.ts'
import { ProofSection } from '../trust/proof-section.tsx'
import { type ProofRow, ProofTable } from '../trust/proof-table.tsx'
import { TextList } from './statement-sections.tsx'

const tones = {
  supports: 'verdigris',
  'partially-supports': 'ochre',
  'does-not-support': 'vermilion',
  'not-applicable': 'ink',
} as const
const handTones = { passed: 'verdigris', mended: 'blue', failed: 'ochre' } as const

type FoldedProps = {
  open: string
  label: string
  columns: readonly string[]
  rows: readonly ProofRow[]
}

/** A long table, behind a line that opens it. */
function Folded({ open, ...table }: FoldedProps) {
  return (
    <details className="mt-2">
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        {open}
      </summary>
      <ProofTable {...table} />
    </details>
  )
}

/** How it was tested: by the program, page by page, and by hand. */
export function StatementTested({ report }: { report: AccessibilityReport }) {
  const { tested } = usePageCopy(accessibility)
  const { axe, pages, handTests } = report
  const { hands } = words
  return (
    <ProofSection id={tested.id} title={tested.title}>
      <p className="mt-4 max-w-[62ch]">
        {words.axe(pages.length, axe.checks, axe.version, axe.browser)}{' '}
        {axe.faulty === 0 ? words.faultless : words.faulty(axe.faulty)}{' '}
        {axe.left > 0 && words.look(axe.left)}
      </p>
      <Folded
        open={words.pages.open(pages.length)}
        label={words.pages.title}
        columns={Object.values(words.pages.columns)}
        rows={pages.map((one) => ({
          key: one.page,
          cells: [
            <span key="page" className="font-mono text-small">
              {one.page}
            </span>,
            one.checks,
            one.passed,
            String(one.left),
            String(one.violated),
            listDate(one.date),
          ],
        }))}
      />
      <p className="mt-6 max-w-[62ch]">
        {words.hand(handTests.length, longDate(report.lastByHand))}
      </p>
      <Folded
        open={hands.open}
        label={hands.title}
        columns={Object.values(hands.columns)}
        rows={handTests.map((one) => ({
          key: one.done,
          cells: [
            one.criteria.join(', '),
            <span key="done">
              {one.done} <span className="text-ink-muted">{one.where}.</span>
            </span>,
            <span key="result">
              <StatusBadge tone={handTones[one.result]}>{hands.results[one.result]}</StatusBadge>
              <span className="mt-1 block">{one.found}</span>
            </span>,
            listDate(one.date),
          ],
        }))}
      />
      <h3 className="headline mt-8 text-heading">{words.notTested}</h3>
      <TextList items={report.notTested} />
    </ProofSection>
  )
}

/** Every criterion with its result. */
export function StatementCriteria({ criteria }: Pick<AccessibilityReport, 'criteria'>) {
  const { criteria: copy } = usePageCopy(accessibility)
  const rowsOf = (level: 'A' | 'AA') =>
    criteria
      .filter((one) => one.level === level)
      .map(({ id, name, result, remarks }) => ({
        key: id,
        cells: [
          <span key="id">
            <span className="font-mono text-small">{id}</span> {name}
          </span>,
          <StatusBadge key="result" tone={tones[result]}>
            {words.results[result]}
          </StatusBadge>,
          remarks,
        ],
      }))
  return (
    <ProofSection id={copy.id} title={copy.title} text={copy.text}>
      {(['A', 'AA'] as const).map((level) => {
        const rows = rowsOf(level)
        const open = words.criteria.open(rows.length, level)
        return (
          <Folded
            key={level}
            {...{ open, rows, label: open }}
            columns={Object.values(words.criteria.columns)}
          />
        )
      })}
    </ProofSection>
  )
}
