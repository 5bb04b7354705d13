import type { ReactNode } from 'react'
import { Link, useLocation, useMatches } from 'react-router'
import { type Crumb, crumbsOf } from '#app/features/site/structured-data.ts'
import { breadcrumbs } from '#content/next-steps.ts'

/** A route whose page the site map does not know gives its name, made from what its loader read. */
export type Named<Data> = { crumb: (data: Data) => string | undefined }

function useName(): string | undefined {
  const last = useMatches().at(-1)
  const handle = last?.handle as Partial<Named<unknown>> | undefined
  return last?.loaderData ? handle?.crumb?.(last.loaderData) : undefined
}

/** The way from the home page, above every page below the first level. */
export function Breadcrumbs({ end }: Pick<BreadcrumbsToProps, 'end'>) {
  return <BreadcrumbsTo pathname={useLocation().pathname} name={useName()} end={end} />
}

type BreadcrumbsToProps = {
  pathname?: string
  /** The last page's, where the site map does not know it. */
  name?: string | undefined
  /** The whole way, where the site map does not know it. */
  crumbs?: readonly Crumb[]
  /** Shown at the other end of the line. */
  end?: ReactNode
}

/** The same to a page that is shown at another address. */
export function BreadcrumbsTo({
  pathname = '',
  name,
  crumbs = crumbsOf(pathname.toLowerCase(), name),
  end,
}: BreadcrumbsToProps) {
  if (crumbs.length < 3) return null
  return (
    <div className="no-print frame flex flex-wrap items-center justify-between gap-x-6 text-small">
      <nav aria-label={breadcrumbs.label}>
        <ol className="flex min-h-11 flex-wrap items-center gap-x-2 text-ink-muted">
          {crumbs.map(({ path, name }, index) =>
            index === crumbs.length - 1 || !path ? (
              <li key={path ?? ''} aria-current="page">
                {name}
              </li>
            ) : (
              <li key={path} className="flex shrink-0 items-center gap-x-2">
                <Link
                  to={path}
                  prefetch="intent"
                  className="flex min-h-9 items-center text-ink underline-offset-4 hover:underline"
                >
                  {name}
                </Link>
                <span aria-hidden="true">/</span>
              </li>
            ),
          )}
        </ol>
      </nav>
      {end}
    </div>
  )
}
