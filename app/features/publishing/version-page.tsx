import { Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { publicationVersion as copy, publicationHistory } from '#content/publication-history.ts'
import { adminPath, type Kind } from './publication.ts'
import type { FieldChange, VersionRow } from './version.ts'
import { VersionChanges } from './version-changes.tsx'
import { VersionStatusBadge } from './version-status-badge.tsx'

type VersionPageProps = {
  kind: Kind
  id: string
  title: string
  /** The number of the stored version. */
  now: number
  version: VersionRow
  changes: FieldChange[]
  /** The number of the version before it; null for the first one. */
  comparedWith: number | null
  isAgainstNow: boolean
}

/**
 * One version of a publication: its changes, the changes that restoring it would make, and the
 * button that restores it.
 */
export function VersionPage(props: VersionPageProps) {
  const { kind, id, title, now, version, changes, comparedWith, isAgainstNow } = props
  const editorPath = `${adminPath[kind]}/${id}`
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
      <h1 className="headline mt-3 text-section">{copy.title(version.version)}</h1>
      <p className="mt-1 wrap-anywhere text-ink-muted">{copy.of(title)}</p>
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
          <p role="status" className="mt-2 text-small text-ink-muted">
            {about(isAgainstNow, comparedWith, changes.length)}
          </p>
          {changes.length > 0 && <VersionChanges changes={changes} />}
        </section>
        <section className="order-1 grid grid-cols-1 gap-4 border border-line p-5 lg:order-2">
          <dl className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-small">
            <dt className="text-ink-muted">{copy.how}</dt>
            <dd>
              <VersionStatusBadge {...version} />
            </dd>
            <dt className="text-ink-muted">{copy.by}</dt>
            <dd className="wrap-anywhere">{version.editor ?? publicationHistory.nobody}</dd>
            <dt className="text-ink-muted">{copy.at}</dt>
            <dd>
              <Moment at={version.created_at} look="time" />
            </dd>
          </dl>
          <Form method="post" action={here} className="grid grid-cols-1 gap-3">
            <input type="hidden" name="version" value={now} />
            <Button type="submit" disabled={pending}>
              {pending ? copy.restoring : copy.restore}
            </Button>
            <p className="text-small text-ink-muted">{copy.restoreHint}</p>
          </Form>
          <Link
            to={`${editorPath}/preview?version=${version.id}`}
            reloadDocument
            className="text-link inline-flex min-h-9 items-center justify-self-start text-small"
          >
            {copy.preview}
          </Link>
        </section>
      </div>
    </>
  )
}

function about(isAgainstNow: boolean, comparedWith: number | null, changes: number): string {
  if (isAgainstNow) return changes === 0 ? copy.same : copy.comparedWithNow
  if (comparedWith === null) return copy.first
  return changes === 0 ? copy.sameAsBefore : copy.comparedWith(comparedWith)
}
