import type { ReactNode } from 'react'
import { ListPages } from '#app/lists/list-pages.tsx'
import type { ListPart } from '#app/lists/read-list.server.ts'
import { changedHref } from '#app/platform/changed-href.ts'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { projectPage } from '#content/engagements.ts'
import { CommentsLink } from './comments-link.tsx'
import { type ProjectUpdate, projectPartPath } from './engagement.ts'

const { updates: copy } = projectPage

type ProjectUpdatesProps = {
  updates: ListPart<ProjectUpdate>
  /** The page that shows them, and the query that its links keep. */
  path: string
  search?: string
  empty: string
  /** The actions of staff on an update. */
  actions?: (update: ProjectUpdate) => ReactNode
}

/** The updates of a project, newest first, one page at a time. */
export function ProjectUpdates({
  updates,
  path,
  search = '',
  empty,
  actions,
}: ProjectUpdatesProps) {
  const times = useTimes()
  const { rows, previous, next } = updates
  return (
    <section aria-labelledby="updates">
      <h2 id="updates" className="headline scroll-mt-6 text-heading">
        {copy.title}
      </h2>
      {rows.length === 0 ? (
        <p className="mt-3 text-ink-muted">{empty}</p>
      ) : (
        <ol className="mt-4 border-t border-ink" data-list>
          {rows.map((update) => (
            <li key={update.id} className="border-b border-line py-5">
              <p className="label text-ink-muted">
                <Moment at={update.created_at} look="long" /> {copy.by(update.author_name)}
                {update.edited_at && (
                  <>
                    {' · '}
                    <time dateTime={update.edited_at}>
                      {copy.edited(times.long(update.edited_at))}
                    </time>
                  </>
                )}
              </p>
              <h3 className="mt-1.5 text-lead font-medium wrap-anywhere">{update.title}</h3>
              <p className="prose-measure mt-1.5 wrap-anywhere whitespace-pre-wrap">
                <LinkedText text={update.body} />
              </p>
              <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-small">
                <CommentsLink
                  to={projectPartPath(path, 'update', update.id)}
                  title={update.title}
                  comments={update.comments}
                />
                {actions?.(update)}
              </div>
            </li>
          ))}
        </ol>
      )}
      <ListPages
        copy={copy}
        previous={previous}
        next={next}
        href={(change) => `${changedHref(path, search, change)}#updates`}
      />
    </section>
  )
}
