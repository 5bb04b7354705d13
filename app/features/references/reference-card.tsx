import { Link } from 'react-router'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { listDate } from '#app/ui/format-date.ts'
import { references } from '#content/references.ts'
import type { Reference } from './reference.ts'

/** A longer quote is set smaller, so that it can be read as text. */
const longQuote = 260

/** A reference as visitors read it: the words, who says them, and the figure in the margin. */
export function ReferenceCard({ reference }: { reference: Reference }) {
  const { card } = usePageCopy(references)
  const { quote, said_by, said_role, organization, project } = reference
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-6 border-t border-ink pt-6 pb-10 md:grid-cols-12">
      <div className="min-w-0 md:col-span-8">
        <figure>
          <blockquote
            className={`wrap-anywhere whitespace-pre-line ${quote.length > longQuote ? 'text-lead' : 'headline text-heading leading-snug'}`}
          >
            {`"${quote}"`}
          </blockquote>
          <figcaption className="mt-5 wrap-anywhere">
            <span className="block font-medium">{said_by}</span>
            <span className="block text-ink-muted">
              {[said_role, organization].filter(Boolean).join(', ')}
            </span>
          </figcaption>
        </figure>
        {project && (
          <Link
            to={`/projects/${project.slug}`}
            prefetch="intent"
            className="text-link mt-3 inline-block py-1"
          >
            {card.project}: {project.title}
          </Link>
        )}
      </div>
      <div className="min-w-0 md:col-span-4">
        {reference.figure && (
          <div className="border-s border-vermilion ps-5">
            <p className="display text-title wrap-anywhere">{reference.figure}</p>
            <p className="mt-1 wrap-anywhere">{reference.figure_note}</p>
            <p className="mt-3 text-small wrap-anywhere text-ink-muted">
              {card.source}: {reference.figure_source}
              {reference.figure_on && (
                <>
                  , <time dateTime={reference.figure_on}>{listDate(reference.figure_on)}</time>
                </>
              )}
            </p>
          </div>
        )}
        {reference.may_contact && (
          <p className={reference.figure ? 'mt-6' : ''}>
            <Link
              to={`/contact?reference=${reference.id}#contact-form`}
              aria-label={`${card.contact}: ${said_by}`}
              className="text-link inline-block py-1"
            >
              {card.contact}
            </Link>
            <span className="block text-small text-ink-muted">{card.contactText}</span>
          </p>
        )}
      </div>
    </div>
  )
}
