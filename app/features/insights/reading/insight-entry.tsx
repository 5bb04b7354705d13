import { Link } from 'react-router'
import { listDate } from '#app/ui/format-date.ts'
import { insightsPage } from '#content/insights.ts'
import type { InsightCard } from '../insight.ts'
import { InsightLabels } from './insight-labels.tsx'

/** One insight in the list. */
export function InsightEntry({ insight }: { insight: InsightCard }) {
  const { slug, title, excerpt, author, published_at } = insight
  return (
    <article className="group relative grid h-full grid-cols-1 content-start gap-x-6 gap-y-3 border-t border-line py-7 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <p className="label pt-1.5 text-ink-muted">
        <time dateTime={published_at}>{listDate(published_at)}</time>
      </p>
      <div>
        <h3 className="headline text-heading group-hover:text-vermilion">
          <Link
            to={`/blog/${slug}`}
            prefetch="intent"
            viewTransition
            className="no-underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h3>
        {excerpt && <p className="mt-2 max-w-[56ch] text-ink-muted">{excerpt}</p>}
        {author && <p className="mt-3 text-small">{insightsPage.by(author)}</p>}
        <div className="mt-4">
          <InsightLabels {...insight} />
        </div>
      </div>
    </article>
  )
}
