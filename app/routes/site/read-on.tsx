import { Link, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { dependsOnPublished } from '#app/features/public-projects/published-content-service.server.ts'
import { relatedTo } from '#app/features/related/related-service.server.ts'
import { Breadcrumbs } from '#app/features/site/breadcrumbs.tsx'
import { notesFor, readOnRows } from '#app/features/site/read-on-rows.server.ts'
import { appContext } from '#app/platform/context.ts'
import type { Route } from './+types/read-on'

/** Reads for the page inside, which another one may follow without a new document. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export async function loader({ url, context }: Route.LoaderArgs) {
  const reading = relatedTo(context.get(appContext), url.pathname)
  const rows = readOnRows(await dependsOnPublished(context, reading), url.pathname)
  return { ...rows, notes: notesFor(url.pathname) }
}

/** A page between the way to it and what to read next. */
export default function WithReadOn({
  loaderData: { title, rows, illustration, factSheet },
}: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs
        end={
          factSheet && (
            <a href={factSheet.to} className="text-link inline-flex min-h-9 items-center">
              {factSheet.label}
            </a>
          )
        }
      />
      <Outlet />
      {rows.length > 0 && (
        <aside
          aria-label={title}
          className="no-print border-t border-line bg-surface py-14 md:py-20"
        >
          <div className="frame grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-12">
            <section className="lg:col-span-8">
              <h2 className="display text-section">{title}</h2>
              <ul className="mt-6 border-t border-ink">
                {rows.map((row) => (
                  <li key={row.to} className="border-b border-line">
                    <Link
                      to={row.to}
                      prefetch="intent"
                      viewTransition
                      {...row.link}
                      className="group grid grid-cols-1 gap-x-6 gap-y-1 py-4 no-underline sm:grid-cols-[7rem_minmax(0,1fr)]"
                    >
                      <span className="label pt-1 text-ink-muted">{row.label}</span>
                      <span>
                        <span className="headline block text-[1.1875rem] leading-snug group-hover:text-vermilion">
                          {row.title}
                        </span>
                        <span className="mt-1 block text-small text-ink-muted">{row.note}</span>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
            {illustration && (
              <img
                src={illustration}
                alt=""
                width={1200}
                height={675}
                loading="lazy"
                className="h-auto w-full self-start border border-line bg-paper max-lg:hidden lg:col-span-4"
              />
            )}
          </div>
        </aside>
      )}
    </>
  )
}
