import { lazy, Suspense } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Guilloche } from '#app/ui/guilloche.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { faults } from '#content/faults.ts'

// Every page brings this one, few show it: where to read on is fetched when it is. Without a
// connection the page does without.
const Elsewhere = lazy(() =>
  import('./error-elsewhere.tsx').then(
    ({ Elsewhere: shown }) => ({ default: shown }),
    () => ({ default: () => <></> }),
  ),
)

export type ErrorPageProps = {
  kind: 'notFound' | 'refused' | 'unavailable' | 'failure'
  requestId?: string | null
}

/** The figure is left half drawn: what was asked for is not there. */
export function ErrorPage({ kind, requestId }: ErrorPageProps) {
  const copy = faults[kind]
  return (
    <>
      <div className="frame grid grid-cols-1 items-center gap-x-8 gap-y-10 py-16 md:grid-cols-12 md:py-20">
        <div className="md:col-span-7">
          <MrzLine text={copy.mrz} className="mb-8" />
          {/* Set like the serial number of a banknote. */}
          <p className="font-mono text-title tracking-[0.12em] text-vermilion">{copy.code}</p>
          <h1 className="display mt-3 text-title">{copy.title}</h1>
          <p className="prose-measure mt-5 text-lead text-ink-muted">{copy.text}</p>
          {requestId && (
            <p className="mt-4 text-small text-ink-muted">
              {copy === faults.failure ? faults.failure.reference : ''}{' '}
              <code className="font-mono text-ink">{requestId}</code>
            </p>
          )}
          <ButtonLink viewTransition to="/" size="large" className="mt-8">
            {copy.action}
          </ButtonLink>
        </div>
        <Guilloche
          figure="blueprint"
          engraved={kind === 'failure' || kind === 'unavailable' ? 0 : 1}
          className="mx-auto w-full max-w-md md:col-span-5"
        />
      </div>
      {(kind === 'notFound' || kind === 'refused') && (
        <Suspense>
          <Elsewhere />
        </Suspense>
      )}
    </>
  )
}
