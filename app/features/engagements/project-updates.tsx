import type { ReactNode } from 'react'
import { longDate } from '#app/ui/format-date.ts'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { projectPage } from '#content/engagements.ts'
import type { ProjectUpdate } from './engagement.ts'

const { updates: words } = projectPage

export type UpdatesShown = {
  rows: readonly ProjectUpdate[]
  newer: string | null
  older: string | null
}

type ProjectUpdatesProps = {
  updates: UpdatesShown
  /** The page they stand on; it may have a query. */
  path: string
  empty: string
  /** What staff can do with one. */
  actions?: (update: ProjectUpdate) => ReactNode
}

/** What staff reported, newest first, a page at a time. */
export function ProjectUpdates({ updates, path, empty, actions }: ProjectUpdatesProps) {
  const { rows, newer, older } = updates
  const href = (name: string, cursor: string | null) =>
    cursor &&
    `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: cursor })}#updates`
  return (
    <section aria-labelledby="updates">
      <h2 id="updates" className="headline scroll-mt-6 text-heading">
        {words.title}
      </h2>
      {rows.length === 0 ? (
        <p className="mt-3 text-ink-muted">{empty}</p>
      ) : (
        <ol className="mt-4 border-t border-ink">
          {rows.map((update) => (
            <li key={update.id} className="border-b border-line py-5">
              <p className="label text-ink-muted">
                <time dateTime={update.created_at}>{longDate(update.created_at)}</time>{' '}
                {words.by(update.author_name)}
                {update.edited_at && (
                  <>
                    {' · '}
                    <time dateTime={update.edited_at}>
                      {words.edited(longDate(update.edited_at))}
                    </time>
                  </>
                )}
              </p>
              <h3 className="mt-1.5 text-lead font-medium wrap-anywhere">{update.title}</h3>
              <p className="prose-measure mt-1.5 wrap-anywhere whitespace-pre-wrap">
                <LinkedText text={update.body} />
              </p>
              {actions?.(update)}
            </li>
          ))}
        </ol>
      )}
      {(newer || older) && (
        <Pagination
          label={words.pages}
          previous={{ label: words.newer, href: href('before', newer) }}
          next={{ label: words.older, href: href('after', older) }}
        />
      )}
    </section>
  )
}
