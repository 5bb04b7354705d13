// biome-ignore-all lint/security/noDangerouslySetInnerHtml: cleaned by article-html.server.ts

import { Link } from 'react-router'
import { longDate } from '#app/ui/format-date.ts'
import { ArrowLeft } from '#app/ui/icons.tsx'
import { insightPage, insightsPage } from '#content/insights.ts'
import type { ArticleHeading, FeaturedInsight } from '../insight.ts'
import { InsightLabels } from './insight-labels.tsx'
import { InsightPicture } from './insight-picture.tsx'

type Article = FeaturedInsight & { html: string; headings: ArticleHeading[] }

/** An article: title, picture, and the text with its list of contents in the margin. */
export function InsightArticle({ insight }: { insight: Article }) {
  const { title, excerpt, author, published_at, image, html, headings } = insight
  return (
    <article>
      <header className="frame pt-8 pb-10 md:pt-12">
        <Link
          to="/blog"
          viewTransition
          className="text-link no-print inline-flex min-h-9 items-center gap-2 text-small"
        >
          <ArrowLeft aria-hidden="true" size={16} />
          {insightPage.back}
        </Link>
        <div className="mt-8 max-w-[60rem]">
          <InsightLabels {...insight} />
          <h1 className="display mt-6 text-title">{title}</h1>
          {excerpt && <p className="mt-6 max-w-[60ch] text-lead text-ink-muted">{excerpt}</p>}
        </div>
      </header>
      <div className="frame grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-12">
        <p className="label flex flex-wrap content-start gap-x-4 gap-y-2 border-t border-ink pt-4 text-ink-muted lg:col-span-3 lg:flex-col">
          {author && <span>{insightsPage.by(author)}</span>}
          <time dateTime={published_at}>{longDate(published_at)}</time>
          <span>{insightPage.readTime}</span>
        </p>
        {image && <InsightPicture image={image} className="lg:col-span-8 lg:col-start-5" />}
      </div>
      <div className="frame grid grid-cols-1 gap-x-12 gap-y-10 py-12 md:py-16 lg:grid-cols-12">
        {headings.length > 1 && <ContentsList headings={headings} />}
        <div
          className="article min-w-0 lg:col-span-8 lg:col-start-5"
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
    </article>
  )
}

function ContentsList({ headings }: { headings: ArticleHeading[] }) {
  return (
    <nav aria-labelledby="contents" className="no-print lg:col-span-3">
      <div className="border-t border-ink pt-4 lg:sticky lg:top-28 lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto">
        <h2 id="contents" className="label text-ink-muted">
          {insightPage.contents}
        </h2>
        <ol className="mt-3">
          {headings.map(({ id, text }) => (
            <li key={id} className="border-b border-line last:border-b-0">
              <a
                href={`#${id}`}
                className="block py-2 text-small leading-snug no-underline hover:text-vermilion hover:underline"
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}
