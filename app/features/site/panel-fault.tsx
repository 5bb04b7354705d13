import { isRouteErrorResponse, Link, useLocation } from 'react-router'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ListError } from '#app/ui/list-error.tsx'
import { Microtext } from '#app/ui/microtext.tsx'
import { company } from '#content/company.ts'
import { panelFaults } from '#content/portal.ts'

/**
 * The last boundary, for pages of the portal and the admin panel. What they could not load is said in
 * their words and can be tried again; the frame itself may be among what could not be loaded.
 */
export default function PanelFault({ error }: { error: unknown }) {
  const { pathname } = useLocation()
  const area = panelFaults.areas.find(({ home }) => pathname.startsWith(home))
  const list = panelFaults.lists.find(({ path }) => pathname.startsWith(path))
  if (!area) return null
  const refused = isRouteErrorResponse(error) && error.status < 500 && error.status !== 401
  return (
    <div className="flex min-h-dvh flex-col">
      <header>
        <div className="frame flex flex-wrap items-center gap-x-6 py-3">
          <Link
            to={area.home}
            reloadDocument
            className="headline inline-flex min-h-11 items-center text-heading no-underline"
          >
            {company.name}
          </Link>
          <span className="label text-ink-muted">{area.name}</span>
        </div>
        <Microtext text={company.tagline} />
      </header>
      <main id="content" className="frame flex-1 py-8">
        {refused ? (
          <>
            <h1 className="headline mb-8 text-section">{panelFaults.refused.title}</h1>
            <EmptyState
              text={panelFaults.refused.text}
              action={
                <Link to={list?.path ?? area.home} reloadDocument className="text-link py-2">
                  {panelFaults.refused.back}
                </Link>
              }
            />
          </>
        ) : (
          <ListError
            error={error}
            title={list?.title ?? area.name}
            text={list?.text ?? panelFaults.text}
            retry={panelFaults.retry}
          />
        )}
      </main>
    </div>
  )
}
