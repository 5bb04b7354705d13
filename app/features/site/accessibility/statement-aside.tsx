import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { accessibility, accessibilityWords as words } from '#content/accessibility.ts'

/** The contents of the page, and the report as files. */
export function StatementAside() {
  const copy = usePageCopy(accessibility)
  const parts = [copy.state, copy.gaps, copy.report, copy.tested, copy.doing, copy.criteria]
  const files = [
    { to: '/accessibility/report.pdf', ...words.pdf },
    { to: '/accessibility/openacr.yaml', ...words.yaml },
  ]
  return (
    <>
      <nav aria-labelledby="contents" className="no-print mb-10">
        <h2 id="contents" className="label border-b border-ink pb-2 text-ink-muted">
          {copy.contents}
        </h2>
        <ol>
          {parts.map(({ id, title }) => (
            <li key={id} className="border-b border-line">
              <a
                href={`#${id}`}
                className="flex min-h-9 items-center py-1.5 text-[0.9375rem] no-underline hover:text-vermilion"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <section aria-labelledby="downloads" className="no-print">
        <h2 id="downloads" className="headline text-heading">
          {copy.downloads.title}
        </h2>
        <p className="mt-1 text-small text-ink-muted">{copy.downloads.text}</p>
        <ul className="mt-3 border-t border-ink">
          {files.map(({ to, label, note }) => (
            <li key={to} className="border-b border-line py-3">
              <a href={to} className="text-link inline-flex min-h-6 items-center">
                {label}
              </a>
              <p className="text-small text-ink-muted">{note}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
