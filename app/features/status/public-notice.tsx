import type { ReactNode } from 'react'
import { dateTime } from '#app/ui/format-date.ts'
import { statusPage as copy, statusCopy } from '#content/status.ts'
import { NoticeBadge } from './notice-badge.tsx'
import { type NoticeUpdate, type PostedNotice, parts, standingOf } from './status.ts'

type PublicNoticeProps = {
  notice: PostedNotice
  now: string
  /** Its updates are shown when they are asked for. */
  isFolded?: boolean
}

/** An incident or maintenance with everything that was said about it, newest first. */
export function PublicNotice({ notice, now, isFolded = false }: PublicNoticeProps) {
  const { title, affected, starts_at, ends_at, kind, status, updates } = notice
  // What was called off never ended: it has the times that were planned.
  const closed_at = status === 'cancelled' ? null : notice.closed_at
  const named = parts.flatMap((part) => {
    const severity = affected[part]
    return severity ? [`${statusCopy.parts[part]} (${statusCopy.severities[severity]})`] : []
  })
  const isPlanned = kind === 'maintenance'
  return (
    <article className="grid grid-cols-1 gap-x-8 gap-y-4 py-6 md:grid-cols-12">
      <div className="min-w-0 md:col-span-5">
        <p className="mb-3">
          <NoticeBadge status={standingOf(notice, now)} />
        </p>
        <h3 className="headline text-heading wrap-anywhere">{title}</h3>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
          <Line name={closed_at || isPlanned ? copy.from : copy.since}>
            <time dateTime={starts_at}>{dateTime(starts_at)}</time>
          </Line>
          {closed_at ? (
            <Line name={copy.wasUntil}>
              <time dateTime={closed_at}>{dateTime(closed_at)}</time>
            </Line>
          ) : (
            ends_at && (
              <Line name={copy.until}>
                <time dateTime={ends_at}>{dateTime(ends_at)}</time>
              </Line>
            )
          )}
          <Line name={copy.affects}>{named.join(', ')}</Line>
        </dl>
      </div>
      <div className="min-w-0 md:col-span-7">
        {isFolded ? (
          <details>
            <summary className="text-link inline-flex min-h-9 cursor-pointer items-center">
              {copy.showUpdates(updates.length)}
              <span className="sr-only">: {title}</span>
            </summary>
            <Updates updates={updates} />
          </details>
        ) : (
          <Updates updates={updates} />
        )}
      </div>
    </article>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  )
}

function Updates({ updates }: { updates: readonly NoticeUpdate[] }) {
  return (
    <ol aria-label={copy.updates} className="grid gap-5">
      {updates.map(({ id, status, text, created_at }) => (
        <li key={id} className="border-s-2 border-line-strong ps-4">
          <p className="text-small text-ink-muted">
            <span className="font-medium text-ink">{statusCopy.statuses[status]}</span> ·{' '}
            <time dateTime={created_at}>{dateTime(created_at)}</time>
          </p>
          <p className="prose-measure mt-1 wrap-anywhere whitespace-pre-wrap">{text}</p>
        </li>
      ))}
    </ol>
  )
}
