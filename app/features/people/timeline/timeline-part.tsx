import { beginningOf } from '#app/platform/clean-text.ts'
import { type DetailRow, DetailRows } from '#app/ui/detail-rows.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { timelineCopy as copy } from '#content/people-timeline.ts'
import type { Timeline, TimelineLine } from './timeline.ts'
import { eventHref, eventNote, eventStatus, eventText, mailRows } from './timeline-text.ts'

// What is longer begins folded.
const shown = 280

/** Everything that happened, newest first, one page at a time. */
export function TimelinePart({ timeline, path }: { timeline: Timeline; path: string }) {
  const { lines, earlier, isNewest } = timeline
  return (
    <section aria-labelledby="timeline" className="min-w-0">
      <h2 id="timeline" className="headline scroll-mt-6 text-heading">
        {copy.title}
      </h2>
      {lines.length === 0 ? (
        <p className="mt-3 text-ink-muted">{copy.empty}</p>
      ) : (
        <ol className="mt-4 border-t border-ink" data-list>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ol>
      )}
      {(earlier || !isNewest) && (
        <div className="no-print">
          <Pagination
            label={copy.pages}
            previous={{ label: copy.newest, href: isNewest ? null : `${path}#timeline` }}
            next={{
              label: copy.earlier,
              href: earlier && `${path}?earlier=${encodeURIComponent(earlier)}#timeline`,
            }}
          />
        </div>
      )}
    </section>
  )
}

function Line({ line }: { line: TimelineLine }) {
  const { at, actor, body } = line
  const [href, note, status] = [eventHref(line), eventNote(line), eventStatus(line)]
  const rows = mailRows(line)
  const times = useTimes()
  const text = eventText(line, times)
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-medium wrap-anywhere">
          {href ? (
            <Link to={href} className="text-link">
              {text}
            </Link>
          ) : (
            text
          )}
          {line.times > 1 && (
            <span className="font-normal text-ink-muted"> · {copy.times(line.times)}</span>
          )}
        </p>
        {status && <StatusBadge>{status}</StatusBadge>}
      </div>
      <p className="label mt-0.5 text-ink-muted">
        <Moment at={`${at.slice(0, 23)}Z`} look="time" />
        {actor && ` · ${copy.by(actor)}`}
        {note && line.kind === 'conversation' && ` · ${note}`}
      </p>
      {body && <Words text={body} />}
      {rows && <MailDetails rows={rows} status={line.status} />}
      {note && line.kind !== 'conversation' && (
        <p className="mt-1 text-small wrap-anywhere text-ink-muted">{note}</p>
      )}
    </li>
  )
}

function Words({ text }: { text: string }) {
  if (text.length <= shown)
    return <p className="prose-measure mt-1 whitespace-pre-wrap wrap-anywhere">{text}</p>
  return (
    <details className="mt-1">
      <summary className="cursor-pointer wrap-anywhere">
        {beginningOf(text, shown - 80).trimEnd()}… <span className="text-link">{copy.whole}</span>
      </summary>
      <p className="prose-measure mt-2 whitespace-pre-wrap wrap-anywhere">{text}</p>
    </details>
  )
}

const mailNotes: Record<string, string> = { stopped: copy.mail.notSent, queued: copy.mail.waits }

function MailDetails({ rows, status }: { rows: DetailRow[]; status: string | null }) {
  return (
    <details className="mt-1">
      <summary className="text-link cursor-pointer">{copy.mail.open}</summary>
      <DetailRows rows={rows} />
      <p className="prose-measure mt-2 text-small text-ink-muted">
        {mailNotes[status ?? ''] ?? copy.mail.notKept}
      </p>
    </details>
  )
}
