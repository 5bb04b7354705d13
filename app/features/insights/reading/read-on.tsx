import { Link } from 'react-router'
import { listDate } from '#app/ui/format-date.ts'
import { readOn } from '#content/read-on.ts'
import type { InsightPointer } from '../insight.ts'

type CasePointer = { slug: string; title: string; subtitle: string | null }
type ReadOnProps = { related: InsightPointer[]; project?: CasePointer | null; title?: string }

/** Related content of an insight: other insights on its capabilities, and a case study. */
export function ReadOn({ related, project, title = readOn.more }: ReadOnProps) {
  if (related.length === 0 && !project) return null
  return (
    <aside aria-label={title} className="no-print border-t border-line bg-surface py-14 md:py-20">
      <div className="frame grid grid-cols-1 gap-x-12 gap-y-12 lg:grid-cols-12">
        {related.length > 0 && (
          <section className="lg:col-span-8">
            <h2 className="display text-section">{title}</h2>
            <ul className="mt-6 border-t border-ink">
              {related.map((one) => (
                <li key={one.slug} className="border-b border-line">
                  <Link
                    to={`/blog/${one.slug}`}
                    prefetch="intent"
                    viewTransition
                    className="group grid grid-cols-1 gap-x-6 gap-y-1 py-4 no-underline sm:grid-cols-[7rem_minmax(0,1fr)_auto]"
                  >
                    <time dateTime={one.published_at} className="label pt-1 text-ink-muted">
                      {listDate(one.published_at)}
                    </time>
                    <span className="headline text-[1.1875rem] leading-snug group-hover:text-vermilion">
                      {one.title}
                    </span>
                    <span className="label pt-1 text-ink-muted">{one.content_type?.name}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {project && (
          <section className="lg:col-span-4">
            <h2 className="label text-ink-muted">{readOn.caseStudy}</h2>
            <Link
              to={`/projects/${project.slug}`}
              prefetch="intent"
              viewTransition
              className="group mt-4 block border border-line bg-paper no-underline"
            >
              <img
                src={`/illustrations/${project.slug}.svg`}
                alt=""
                width={1200}
                height={675}
                loading="lazy"
                className="h-auto w-full border-b border-line"
              />
              <span className="block p-5">
                <span className="headline block text-heading group-hover:text-vermilion">
                  {project.title}
                </span>
                {project.subtitle && (
                  <span className="mt-2 block text-small text-ink-muted">{project.subtitle}</span>
                )}
              </span>
            </Link>
          </section>
        )}
      </div>
    </aside>
  )
}
