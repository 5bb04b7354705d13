import { Link } from 'react-router'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { useNotes } from '#app/features/site/blocks/use-notes.ts'
import { siteMap } from '#content/site-map.ts'
import { evisa } from '#content/solutions/evisa.ts'

/** Where to read on, as a slip beside the questions. */
export function EvisaReadOn() {
  const notes = useNotes()
  const { related } = usePageCopy(evisa)
  return (
    <div className="self-start border border-line-strong border-dashed p-6 lg:col-span-4 lg:ms-8 lg:mt-2">
      <h2 className="headline text-heading">{related.title}</h2>
      <ul className="mt-4">
        {related.paths.map((path) => (
          <li key={path} className="border-t border-line">
            <Link to={path} className="group block py-3.5 no-underline">
              <span className="font-medium underline decoration-1 underline-offset-4 group-hover:text-vermilion">
                {siteMap[path].name}
              </span>
              <span className="mt-0.5 block text-small text-ink-muted">{notes[path]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
