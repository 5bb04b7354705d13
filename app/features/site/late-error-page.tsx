import { lazy, Suspense } from 'react'
import type { ErrorPageProps } from '#app/features/site/error-page.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { chrome } from '#content/chrome.ts'

// Every page would bring it and few show it. Without a connection its title is shown.
const ErrorPage = lazy(() =>
  import('./error-page.tsx').then(
    ({ ErrorPage: shown }) => ({ default: shown }),
    () => ({ default: OnlyTitle }),
  ),
)

function OnlyTitle({ kind }: ErrorPageProps) {
  return (
    <div className="frame py-16">
      <h1 className="display text-title">{chrome.faults[kind]}</h1>
      <ButtonLink viewTransition to="/" className="mt-8">
        {chrome.toHome}
      </ButtonLink>
    </div>
  )
}

/** The error page, loaded when it is needed. */
export function LateErrorPage(props: ErrorPageProps) {
  return (
    <Suspense>
      <ErrorPage {...props} />
    </Suspense>
  )
}
