import { Link } from 'react-router'
import { projectPartPath, projectTabPath } from '#app/features/engagements/engagement.ts'
import { Moment } from '#app/ui/times/moment.tsx'
import { portalHome } from '#content/portal-home.ts'
import type { Change, ChangeKind, PortalHome } from './portal-home.ts'

const copy = portalHome.changes

const partOf = (project: string | null, kind: 'update' | 'milestone', id: string) =>
  projectPartPath(projectTabPath(project ?? '', 'overview'), kind, id)

/** Where a change leads; a new kind is one more line here. */
const hrefs: Record<ChangeKind, (change: Change) => string> = {
  updates: ({ project, id }) => partOf(project, 'update', id),
  documents: ({ id }) => `/dashboard/documents/${id}`,
  milestones: ({ project, id }) => partOf(project, 'milestone', id),
  tickets: ({ id }) => `/dashboard/support/${id}`,
  invoices: ({ id }) => `/dashboard/invoices/${id}`,
}

/** What has changed since the reader was here last. */
export function HomeChanges({ changes, since, isFirstVisit, moreChanges }: PortalHome) {
  return (
    <section aria-labelledby="changes" className="home-part">
      <div className="home-head">
        <h2 id="changes" className="headline text-heading">
          {isFirstVisit ? copy.firstTitle : copy.title}
        </h2>
        <p className="label text-ink-muted">
          <Moment at={since} isAged={false} />
        </p>
      </div>
      {changes.length === 0 ? (
        <p className="border-b border-line py-4 text-ink-muted">{copy.empty}</p>
      ) : (
        <ul aria-labelledby="changes">
          {changes.map((one) => (
            <li key={`${one.key}${one.id}`} className="home-change">
              <p className="home-kind label text-ink-muted">{copy.kinds[one.key]}</p>
              <p className="home-what">
                <Link to={hrefs[one.key](one)} prefetch="intent">
                  {one.what}
                </Link>
              </p>
              <p className="home-about text-small text-ink-muted">{one.about}</p>
              <p className="home-time text-small text-ink-muted">
                <Moment at={one.at} isAged={false} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {moreChanges && (
        <p className="pt-2 text-small">
          <Link
            to="/dashboard/notifications"
            className="text-link inline-flex min-h-6 items-center"
          >
            {copy.all}
          </Link>
        </p>
      )}
    </section>
  )
}
