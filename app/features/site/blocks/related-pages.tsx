import { Link } from 'react-router'
import { type Notes, useNotes } from '#app/features/site/blocks/use-notes.ts'
import { ArrowRight } from '#app/ui/icons.tsx'
import { type SitePath, siteMap } from '#content/site-map.ts'

type RelatedPagesProps = { paths: readonly SitePath[]; notes?: Notes }

/** Where to read on: each page by its name and what it is about. */
export function RelatedPages({ paths, notes }: RelatedPagesProps) {
  const read = useNotes()
  const said = notes ?? read
  return (
    <ul className="border-t border-ink">
      {paths.map((path) => (
        <li key={path} className="border-b border-line">
          <Link
            to={path}
            prefetch="intent"
            viewTransition
            className="group grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 py-4 no-underline sm:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_auto]"
          >
            <span className="headline text-[1.25rem] leading-snug group-hover:text-vermilion">
              {siteMap[path].name}
            </span>
            <span className="text-ink-muted max-sm:row-start-2">{said[path]}</span>
            <ArrowRight aria-hidden="true" size={18} className="self-center text-vermilion" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
