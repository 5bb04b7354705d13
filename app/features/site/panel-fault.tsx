import { isRouteErrorResponse, Link, useLocation, useRouteLoaderData } from 'react-router'
import type { AuthState } from '#app/features/accounts/sign-in/auth-state.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Form } from '#app/ui/form.tsx'
import { ListError } from '#app/ui/list-error.tsx'
import { Microtext } from '#app/ui/microtext.tsx'
import { company } from '#content/company.ts'
import { panelFaults } from '#content/portal.ts'

type Place = { to: string; label: string }

/**
 * The last boundary of the portal and the admin panel, for when their frame itself could not be loaded:
 * what remains of it is the way home and the way out.
 */
export default function PanelFault({ error }: { error: unknown }) {
  const { pathname } = useLocation()
  const root = useRouteLoaderData<{ auth: AuthState | null }>('root')
  const area = panelFaults.areas.find(({ home }) => pathname.startsWith(home))
  if (!area) return null
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
          {root?.auth?.user && (
            <Form method="post" action={area.signOut} reloadDocument className="ms-auto">
              <Button type="submit" variant="ghost" size="small" title={root.auth.user.email}>
                {panelFaults.signOut}
              </Button>
            </Form>
          )}
        </div>
        <Microtext text={company.tagline} />
      </header>
      <main id="content" className="frame flex-1 py-8">
        <FaultInPanel error={error} />
      </main>
    </div>
  )
}

/**
 * What could not be shown, in the words of its list, with the way to try again or back.
 *
 * @param props.from the area of the admin panel that the address belongs to: its list is the way back
 */
export function FaultInPanel({ error, from }: { error: unknown; from?: Place | undefined }) {
  const { pathname } = useLocation()
  const area = panelFaults.areas.find(({ home }) => pathname.startsWith(home))
  const list = panelFaults.lists.find(
    ({ path, below = path }) => pathname === path || pathname.startsWith(`${below}/`),
  )
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status >= 500 || status === 401)
    return (
      <ListError
        error={error}
        title={list?.title ?? from?.label ?? area?.name ?? ''}
        text={list?.text ?? panelFaults.failed.text}
        retry={panelFaults.retry}
      />
    )
  const copy = status === 404 ? panelFaults.missing : panelFaults.refused
  return (
    <>
      <h1 className="headline mb-8 text-section">{copy.title}</h1>
      <EmptyState
        text={copy.text}
        action={
          <Link
            to={from?.to ?? list?.path ?? area?.home ?? '/'}
            reloadDocument
            className="text-link py-2"
          >
            {panelFaults.backTo(from?.label ?? list?.title ?? area?.name ?? company.name)}
          </Link>
        }
      />
    </>
  )
}
