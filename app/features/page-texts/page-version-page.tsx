import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { pageHistory as copy } from '#content/page-texts.ts'
import { editorPath } from './page-address.ts'
import { PageMoveBadge } from './page-history.tsx'
import type { readPageVersion } from './page-version-service.server.ts'

type PageVersionPageProps = Awaited<ReturnType<typeof readPageVersion>> & {
  isAgainstNow: boolean
  /** The words that differ; null when none do. */
  children: ReactNode
}

/** One version of a page: what it changed, what restoring it would change, and the button for it. */
export function PageVersionPage(props: PageVersionPageProps) {
  const { page, name, version, now, isShareChanged, isAgainstNow, children } = props
  const here = `${editorPath(page)}/versions/${version.id}`
  const pending = useNavigation().formAction === here
  const views = [
    { to: here, label: copy.withBefore, isHere: !isAgainstNow },
    { to: `${here}?with=now`, label: copy.withNow, isHere: isAgainstNow },
  ]
  return (
    <>
      <Link
        to={`${editorPath(page)}#history`}
        className="text-link inline-flex min-h-9 items-center text-small"
      >
        {copy.back}
      </Link>
      <h1 className="headline mt-3 text-section">{copy.number(version.version)}</h1>
      <p className="mt-1 wrap-anywhere text-ink-muted">{copy.of(name)}</p>
      <div className="mt-6 grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="changes" className="order-2 min-w-0 lg:order-1">
          <h2 id="changes" className="headline text-heading">
            {copy.compare}
          </h2>
          <nav aria-label={copy.compare} className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
            {views.map(({ to, label, isHere }) => (
              <Link
                key={to}
                to={to}
                preventScrollReset
                replace
                aria-current={isHere ? 'page' : undefined}
                className="inline-flex min-h-9 items-center text-small text-link aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:no-underline"
              >
                {label}
              </Link>
            ))}
          </nav>
          {isShareChanged && <p className="mt-3">{copy.share}</p>}
          {children ?? (!isShareChanged && <p className="mt-3 text-ink-muted">{copy.same}</p>)}
        </section>
        <section className="order-1 grid grid-cols-1 gap-4 border border-line p-5 lg:order-2">
          <dl className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-small">
            <dt className="text-ink-muted">{copy.how}</dt>
            <dd>
              <PageMoveBadge {...version} />
            </dd>
            <dt className="text-ink-muted">{copy.by}</dt>
            <dd className="wrap-anywhere">{version.editor ?? copy.nobody}</dd>
            <dt className="text-ink-muted">{copy.at}</dt>
            <dd>
              <Moment at={version.created_at} look="time" />
            </dd>
          </dl>
          <Form method="post" action={here} className="grid grid-cols-1 gap-3">
            <input type="hidden" name="version" value={now} />
            <Button type="submit" disabled={pending}>
              {copy.restore}
            </Button>
            <p className="text-small text-ink-muted">{copy.restoreHint}</p>
          </Form>
        </section>
      </div>
    </>
  )
}
