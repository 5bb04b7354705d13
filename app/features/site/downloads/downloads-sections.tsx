import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import type { ListedFile, ListedSheet } from '#app/features/site/downloads/document-list.server.ts'
import { SamplePages } from '#app/features/site/downloads/sample-pages.tsx'
import { Accented } from '#app/ui/accented.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { FigurePrint } from '#app/ui/figure-print.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { sample } from '#content/downloads.ts'
import { downloadsPage } from '#content/downloads-page.ts'

export function DownloadsHero() {
  const { mrz, headline, lead } = usePageCopy(downloadsPage)
  return (
    <header className="frame pt-10 pb-4 md:pt-16">
      <MrzLine text={mrz} className="mb-6" />
      <h1 className="display text-hero">
        <Accented parts={headline} />
      </h1>
      <p className="mt-6 max-w-[50ch] text-lead text-ink-muted">{lead}</p>
    </header>
  )
}

export function DownloadsSample() {
  return (
    <section
      aria-labelledby="sample"
      className="frame grid grid-cols-1 items-center gap-x-8 gap-y-10 py-16 md:grid-cols-12 md:py-24"
    >
      <div className="md:col-span-6">
        <h2 id="sample" className="display text-section">
          {sample.title}
        </h2>
        <p className="mt-3 max-w-[46ch] text-ink-muted">{sample.text}</p>
        <ButtonAnchor href={sample.to} size="large" variant="secondary" className="mt-8">
          {sample.label}
        </ButtonAnchor>
        <p className="mt-3 text-small text-ink-muted">{sample.note}</p>
      </div>
      <SamplePages className="no-print w-full md:col-span-6" />
    </section>
  )
}

/** Each fact sheet as a small sheet of its own form, with the figure of its page. */
export function DownloadsSheets({ sheets }: { sheets: readonly ListedSheet[] }) {
  const { title, text } = usePageCopy(downloadsPage).sheets
  return (
    <section aria-labelledby="sheets" className="border-y border-line bg-surface py-16 md:py-24">
      <div className="frame">
        <h2 id="sheets" className="display text-section">
          {title}
        </h2>
        <p className="mt-3 max-w-[60ch] text-ink-muted">{text}</p>
        <ul className="mt-8 grid grid-cols-2 gap-4 lg:grid-cols-4">
          {sheets.map(({ to, name, note, figure }) => (
            <li key={to}>
              <a
                href={to}
                className="group block h-full border border-line-strong bg-paper p-3 no-underline"
              >
                <FigurePrint figure={figure} className="mb-4 w-full" />
                <span className="headline block text-[1.1875rem] leading-snug group-hover:text-vermilion">
                  {name}
                </span>
                <span className="mt-1 block text-small text-ink-muted">{note}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function DownloadsFiles({ files }: { files: readonly ListedFile[] }) {
  const { title, text } = usePageCopy(downloadsPage).check
  return (
    <section
      aria-labelledby="files"
      className="frame grid grid-cols-1 gap-x-8 gap-y-6 py-16 md:grid-cols-12 md:py-24"
    >
      <div className="md:col-span-4">
        <h2 id="files" className="display text-section">
          {title}
        </h2>
        <p className="mt-3 text-ink-muted">{text}</p>
      </div>
      <ul className="border-t border-ink md:col-span-8">
        {files.map(({ to, label, note }) => (
          <li key={to} className="border-b border-line py-3">
            <a href={to} className="text-link inline-flex min-h-6 items-center">
              {label}
            </a>
            {note && <p className="text-small text-ink-muted">{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
