import { Link } from 'react-router'
import { searchPage } from '#content/search.ts'
import { siteMap } from '#content/site-map.ts'

const pages = Object.entries(siteMap)
  .filter(([path]) => path !== '/search')
  .map(([path, { name }]) => ({ path, name }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
const letters = Map.groupBy(pages, ({ name }) => name.charAt(0).toUpperCase())

/** Every page by its name, as the last leaves of a book list them. */
export function SiteIndex() {
  return (
    <section aria-labelledby="site-index" className="mt-14 md:mt-20">
      <h2 id="site-index" className="label border-b border-ink pb-3 text-ink-muted">
        {searchPage.index}
      </h2>
      <div className="columns-1 gap-x-12 pt-6 sm:columns-2 lg:columns-3">
        {[...letters].map(([letter, entries]) => (
          <div key={letter} className="mb-6 break-inside-avoid">
            <h3 className="headline text-heading text-vermilion">{letter}</h3>
            <ul>
              {entries.map(({ path, name }) => (
                <li key={path}>
                  <Link
                    to={path}
                    prefetch="intent"
                    viewTransition
                    className="group flex min-h-8 items-baseline gap-2 py-0.5 no-underline"
                  >
                    <span className="group-hover:underline group-hover:underline-offset-4">
                      {name}
                    </span>
                    <span
                      aria-hidden="true"
                      className="min-w-4 grow border-b border-dotted border-line-strong"
                    />
                    <span aria-hidden="true" className="label shrink-0 text-ink-muted normal-case">
                      {path.split('/').at(1) || '/'}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
