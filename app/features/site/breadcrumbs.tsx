import { Link, useLocation, useMatches } from 'react-router'
import { crumbsOf } from '#app/features/site/structured-data.ts'
import { breadcrumbs } from '#content/next-steps.ts'

/** A route whose page the site map does not know gives its name, made from what its loader read. */
export type Named<Data> = { crumb: (data: Data) => string | undefined }

function useName(): string | undefined {
  const last = useMatches().at(-1)
  const handle = last?.handle as Partial<Named<unknown>> | undefined
  return last?.loaderData === undefined ? undefined : handle?.crumb?.(last.loaderData)
}

/** The way from the home page, above every page below the first level. */
export function Breadcrumbs() {
  return <BreadcrumbsTo pathname={useLocation().pathname} name={useName()} />
}

type BreadcrumbsToProps = {
  pathname: string
  /** The last page's, where the site map does not know it. */
  name: string | undefined
}

/** The same to a page that is shown at another address. */
export function BreadcrumbsTo({ pathname, name }: BreadcrumbsToProps) {
  const crumbs = crumbsOf(pathname.replace(/\/+$/, '').toLowerCase(), name)
  if (crumbs.length < 3) return null
  return (
    <nav aria-label={breadcrumbs.label} className="no-print text-small">
      <ol className="frame flex min-h-11 items-center gap-x-2 overflow-hidden whitespace-nowrap text-ink-muted">
        {crumbs.map(({ path, name }, index) =>
          index === crumbs.length - 1 ? (
            <li key={path} aria-current="page" className="truncate">
              {name}
            </li>
          ) : (
            <li key={path} className="flex shrink-0 items-center gap-x-2">
              <Link
                to={path}
                prefetch="intent"
                className="inline-flex min-h-9 items-center text-ink underline-offset-4 hover:underline"
              >
                {name}
              </Link>
              <span aria-hidden="true">/</span>
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}
