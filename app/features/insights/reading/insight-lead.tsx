import { Link } from 'react-router'
import { listDate } from '#app/ui/format-date.ts'
import { ArrowRight } from '#app/ui/icons.tsx'
import { insightsPage } from '#content/insights.ts'
import type { FeaturedInsight } from '../insight.ts'
import { InsightLabels } from './insight-labels.tsx'
import { InsightPicture } from './insight-picture.tsx'

/** The newest insight, large, at the top of the list. */
export function InsightLead({ insight }: { insight: FeaturedInsight }) {
  const { slug, title, excerpt, author, published_at, image } = insight
  return (
    <article className="group relative grid grid-cols-1 items-center gap-x-12 gap-y-8 border-t border-ink pt-8 pb-14 lg:grid-cols-12">
      {image && <InsightPicture image={image} className="lg:order-2 lg:col-span-7" />}
      <div className="lg:col-span-5">
        <p className="label flex flex-wrap gap-x-4 text-ink-muted">
          <span className="text-vermilion">{insightsPage.featured}</span>
          <time dateTime={published_at}>{listDate(published_at)}</time>
        </p>
        <h2 className="display mt-4 text-title">
          <Link
            to={`/blog/${slug}`}
            prefetch="intent"
            viewTransition
            className="no-underline after:absolute after:inset-0 group-hover:text-vermilion"
          >
            {title}
          </Link>
        </h2>
        {excerpt && <p className="mt-5 max-w-[52ch] text-lead text-ink-muted">{excerpt}</p>}
        {author && <p className="mt-4 text-small">{insightsPage.by(author)}</p>}
        <div className="mt-5">
          <InsightLabels {...insight} />
        </div>
        <p aria-hidden="true" className="mt-6 inline-flex items-center gap-2 font-medium">
          {insightsPage.read}
          <ArrowRight size={16} className="text-vermilion" />
        </p>
      </div>
    </article>
  )
}
