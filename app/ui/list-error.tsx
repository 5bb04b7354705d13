import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useParams } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

type ListErrorProps = {
  /** What the route's ErrorBoundary was given. */
  error: unknown
  /** The heading that the list would have. */
  title: string
  text: string
  retry: string
  /** Leads to the list, when a record below it is missing: to try again would not find it. */
  back?: string
}

/**
 * What a list's ErrorBoundary shows. "Try again" is a link to the same address, so it works with and
 * without a script.
 */
export function ListError({ error, title, text, retry, back }: ListErrorProps) {
  const { pathname, search } = useLocation()
  const [record] = Object.values(useParams())
  const refused = isRouteErrorResponse(error) && error.status < 500 ? error : null
  const signedOut = refused?.status === 401
  useEffect(() => {
    // The session ended while the page was open: loaded as a document, the page shows the sign-in.
    if (signedOut) window.location.reload()
  }, [signedOut])
  if (signedOut) return null
  const isMissing = back && record && refused?.status === 404
  const place = isMissing ? pathname.slice(0, pathname.indexOf(`/${record}`)) : pathname
  return (
    <>
      <h1 className="headline mb-8 text-section">{title}</h1>
      <div role="alert">
        <EmptyState
          // A missing record is not an error of the product; the response says so.
          text={typeof refused?.data === 'string' ? refused.data : text}
          action={
            <ButtonLink to={place + search} variant="secondary" replace prefetch="none">
              {isMissing ? back : retry}
            </ButtonLink>
          }
        />
      </div>
    </>
  )
}
