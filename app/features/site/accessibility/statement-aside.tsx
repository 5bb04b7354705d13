import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { accessibility, accessibilityWords as words } from '#content/accessibility.ts'
import { singleKeysPart } from '#content/single-keys.ts'
import { PageContents, PageFiles } from '../trust/page-aside.tsx'

/** The contents of the page, and the report as files. */
export function StatementAside() {
  const copy = usePageCopy(accessibility)
  const { state, gaps, report, tested, doing, criteria } = copy
  const parts = [state, gaps, report, singleKeysPart, tested, doing, criteria]
  const files = [
    { to: '/accessibility/report.pdf', ...words.pdf },
    { to: '/accessibility/openacr.yaml', ...words.yaml },
  ]
  return (
    <>
      <PageContents title={copy.contents} parts={parts} />
      <PageFiles {...copy.downloads} files={files} />
    </>
  )
}
