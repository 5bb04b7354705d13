import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

type LoadErrorProps = {
  error: unknown
  title: string
  /** Said when it is nobody's fault but ours. */
  text: string
  retry: string
}

/** In place of a list that could not be read: what happened, and a way to try again. */
export function LoadError({ error, title, text, retry }: LoadErrorProps) {
  const { pathname, search } = useLocation()
  const refused = isRouteErrorResponse(error) && error.status < 500 ? error : null
  const signedOut = refused?.status === 401
  useEffect(() => {
    // The session ended while the page was open: asked as a document, the server shows the way in.
    if (signedOut) window.location.reload()
  }, [signedOut])
  if (signedOut) return null
  return (
    <div role="alert">
      <h1 className="headline mb-8 text-section">{title}</h1>
      <EmptyState
        text={typeof refused?.data === 'string' ? refused.data : text}
        action={
          // A whole new document, so that it works whatever has failed.
          <ButtonAnchor href={`${pathname}${search}`} variant="secondary">
            {retry}
          </ButtonAnchor>
        }
      />
    </div>
  )
}
