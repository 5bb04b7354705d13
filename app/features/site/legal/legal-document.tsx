import { ClosingAction } from '#app/features/site/blocks/closing-action.tsx'
import { RelatedPages } from '#app/features/site/blocks/related-pages.tsx'
import { LegalBlock } from '#app/features/site/legal/legal-block.tsx'
import { type LegalCopy, legal } from '#content/legal/document.ts'
import type { SitePath } from '#content/site-map.ts'
import { siteNotes } from '#content/site-notes.ts'

type LegalDocumentProps = { copy: Pick<LegalCopy, 'articles'>; others: readonly SitePath[] }

/** Numbered articles beside their list of contents. */
export function LegalDocument({ copy, others }: LegalDocumentProps) {
  return (
    <>
      <div className="frame grid grid-cols-1 gap-x-8 py-14 md:py-20 lg:grid-cols-12">
        <nav
          aria-labelledby="contents"
          className="no-print mb-12 self-start lg:sticky lg:top-28 lg:col-span-3"
        >
          <h2 id="contents" className="label border-b border-ink pb-2 text-ink-muted">
            {legal.contents}
          </h2>
          <ol>
            {copy.articles.map((article, index) => (
              <li key={article.id} className="border-b border-line">
                <a
                  href={`#${article.id}`}
                  className="grid min-h-9 grid-cols-[2rem_minmax(0,1fr)] items-baseline py-1.5 text-[0.9375rem] no-underline hover:text-vermilion"
                >
                  <span className="label text-ink-muted">{index + 1}</span>
                  {article.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal lg:col-span-8 lg:col-start-5">
          {copy.articles.map((article, index) => (
            <section
              key={article.id}
              id={article.id}
              aria-labelledby={`${article.id}-title`}
              className="mt-14 first:mt-0"
            >
              <h2
                id={`${article.id}-title`}
                className="headline flex items-baseline gap-4 border-t border-ink pt-4 text-section"
              >
                <span className="font-mono text-base text-vermilion">{index + 1}</span>
                {article.title}
              </h2>
              <div className="mt-5 flex flex-col gap-4">
                {article.blocks.map((block) => (
                  <LegalBlock key={JSON.stringify(block).slice(0, 60)} block={block} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
      <section
        aria-labelledby="beside"
        className="no-print frame grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-12"
      >
        <h2 id="beside" className="headline text-heading lg:col-span-4">
          {legal.others}
        </h2>
        <div className="lg:col-span-8">
          <RelatedPages paths={others} notes={siteNotes} />
        </div>
      </section>
      <div className="no-print">
        <ClosingAction action={legal.action} layout="line" />
      </div>
    </>
  )
}
