import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { SubmitButton } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Link } from '#app/ui/link.tsx'
import { Moment } from '#app/ui/times/moment.tsx'

type VersionFrameProps = {
  /** The page that the version is of; the history is at its foot. */
  editorPath: string
  title: string
  /** What it is a version of. */
  of: string
  version: { id: string; editor: string | null; created_at: string }
  /** The number of the stored version. */
  now: number
  isAgainstNow: boolean
  /** How the version came about. */
  badge: ReactNode
  copy: Record<
    | ('back' | 'compare' | 'withBefore' | 'withNow' | 'how' | 'by' | 'at')
    | ('nobody' | 'restore' | 'restoring' | 'restoreHint'),
    string
  >
  /** What differs. */
  children: ReactNode
  /** Below the button that restores the version. */
  below?: ReactNode
}

/** The page of one version: what it changed, what restoring it would change, and the button for it. */
export function VersionFrame(props: VersionFrameProps) {
  const { editorPath, title, of, version, now, isAgainstNow, copy, badge, children, below } = props
  const here = `${editorPath}/versions/${version.id}`
  const pending = useNavigation().formAction === here
  const views = [
    { to: here, label: copy.withBefore, isHere: !isAgainstNow },
    { to: `${here}?with=now`, label: copy.withNow, isHere: isAgainstNow },
  ]
  return (
    <>
      <Link
        to={`${editorPath}#history`}
        className="text-link inline-flex min-h-9 items-center text-small"
      >
        {copy.back}
      </Link>
      <h1 className="headline mt-3 text-section">{title}</h1>
      <p className="mt-1 wrap-anywhere text-ink-muted">{of}</p>
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
          {children}
        </section>
        <section className="order-1 grid grid-cols-1 gap-4 border border-line p-5 lg:order-2">
          <dl className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-small">
            <dt className="text-ink-muted">{copy.how}</dt>
            <dd>{badge}</dd>
            <dt className="text-ink-muted">{copy.by}</dt>
            <dd className="wrap-anywhere">{version.editor ?? copy.nobody}</dd>
            <dt className="text-ink-muted">{copy.at}</dt>
            <dd>
              <Moment at={version.created_at} look="time" />
            </dd>
          </dl>
          <Form method="post" action={here} className="grid grid-cols-1 gap-3">
            <input type="hidden" name="version" value={now} />
            <SubmitButton label={copy.restore} busy={pending && copy.restoring} />
            <p className="text-small text-ink-muted">{copy.restoreHint}</p>
          </Form>
          {below}
        </section>
      </div>
    </>
  )
}
