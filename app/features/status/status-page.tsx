import type { ReactNode } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'
import { dateTime } from '#app/ui/format-date.ts'
import { Guilloche } from '#app/ui/guilloche.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { statusPage as copy, statusCopy, statusUnknown } from '#content/status.ts'
import { StandingBadge } from './notice-badge.tsx'
import { PublicNotice } from './public-notice.tsx'
import {
  isAhead,
  overallOf,
  type PartStanding,
  type PostedNotice,
  partStandings,
  type StatusBoard,
  statusPath,
} from './status.ts'
import { statusFeedPath } from './status-feed.ts'

type StatusPageProps = {
  board: StatusBoard
  /** Whether the database was asked just now; else it is what was known last. */
  isCurrent: boolean
  now: string
  /** The form by which readers get it by mail. */
  subscribe: ReactNode
}

const inks: Record<PartStanding, string> = {
  works: 'text-verdigris',
  maintenance: 'text-blue',
  partly: 'text-ochre',
  down: 'text-vermilion',
}

/** What works now and what does not, what is planned, and what has happened. */
export function StatusPage({ board, isCurrent, now, subscribe }: StatusPageProps) {
  const { notices, readAt } = board
  const overall = overallOf(notices, now)
  const open = notices.filter(({ closed_at }) => closed_at === null)
  const incidents = open.filter(({ kind }) => kind === 'incident')
  const maintenance = open.filter(({ kind }) => kind === 'maintenance')
  const closed = notices.filter(({ closed_at }) => closed_at !== null)
  const known = copy.overall[overall]
  return (
    <div className="frame pt-10 pb-16 md:pt-16 md:pb-24">
      <header className="grid grid-cols-1 items-center gap-x-8 gap-y-8 md:grid-cols-12">
        <div className="min-w-0 md:col-span-8">
          <MrzLine text={copy.mrz} className="mb-6" />
          <p className="label mb-3 text-ink-muted">{copy.title}</p>
          <h1 className={`display text-hero text-balance ${isCurrent ? inks[overall] : ''}`}>
            {isCurrent ? known : copy.away.overall}
          </h1>
          {isCurrent ? (
            <p className="mt-4 max-w-[60ch] text-lead text-ink-muted">{copy.lead[overall]}</p>
          ) : (
            <Alert
              text={copy.away.lead(dateTime(readAt), known)}
              className="mt-6 max-w-[60ch]"
              boxed
            />
          )}
          <p className="mt-4 text-small text-ink-muted">
            {isCurrent ? copy.checked : copy.knownOn}{' '}
            <time dateTime={readAt} className="tabular-nums">
              {dateTime(readAt)}
            </time>{' '}
            · {copy.zone}
          </p>
        </div>
        <div aria-hidden="true" className="hidden justify-end md:col-span-4 md:flex">
          <Guilloche figure="quiet" className="w-full max-w-72" />
        </div>
      </header>
      <PartList notices={notices} now={now} />
      <NoticeSection title={copy.open} notices={incidents} now={now} />
      <NoticeSection
        title={copy.underway}
        notices={maintenance.filter((one) => !isAhead(one, now))}
        now={now}
      />
      <NoticeSection
        title={copy.planned}
        notices={maintenance.filter((one) => isAhead(one, now)).reverse()}
        now={now}
      />
      <section aria-labelledby="status-history" className="mt-14">
        <h2 id="status-history" className="headline mb-4 text-section">
          {copy.history}
        </h2>
        {closed.length === 0 ? (
          <p className="border-t border-ink pt-4 text-ink-muted">{copy.noHistory}</p>
        ) : (
          <ul className="border-t border-ink">
            {closed.map((notice) => (
              <li key={notice.id} className="border-b border-line">
                <PublicNotice notice={notice} now={now} isFolded />
              </li>
            ))}
          </ul>
        )}
      </section>
      {subscribe}
      <p className="no-print mt-12 flex flex-wrap items-center gap-x-6 gap-y-3">
        <span className="text-lead">{copy.help}</span>
        <ButtonLink to="/contact">{copy.contact}</ButtonLink>
        <a href={statusFeedPath} className="text-link inline-flex min-h-9 items-center text-small">
          {copy.feed}
        </a>
      </p>
    </div>
  )
}

type Listed = { notices: readonly PostedNotice[]; now: string }

function PartList({ notices, now }: Listed) {
  return (
    <section aria-labelledby="status-parts" className="mt-12">
      <h2 id="status-parts" className="sr-only">
        {copy.parts.title}
      </h2>
      <dl className="border-t border-ink">
        {partStandings(notices, now).map(({ part, standing }) => (
          <div
            key={part}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3"
          >
            <dt className="font-medium">{statusCopy.parts[part]}</dt>
            <dd>
              <StandingBadge standing={standing} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function NoticeSection({ title, notices, now }: Listed & { title: string }) {
  if (notices.length === 0) return null
  const id = `status-${notices[0]?.id}`
  return (
    <section aria-labelledby={id} className="mt-14">
      <h2 id={id} className="headline mb-4 text-section">
        {title}
      </h2>
      <ul className="border-t border-ink">
        {notices.map((notice) => (
          <li key={notice.id} className="border-b border-line">
            <PublicNotice notice={notice} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** When this process has never read what is posted, and cannot. */
export function StatusUnknown() {
  return (
    <div className="frame py-16 md:py-24">
      <MrzLine text={copy.mrz} className="mb-6" />
      <h1 className="display text-title">{statusUnknown.title}</h1>
      <p className="prose-measure mt-4 text-lead text-ink-muted">{statusUnknown.text}</p>
      <p className="mt-8">
        <ButtonAnchor href={statusPath}>{statusUnknown.again}</ButtonAnchor>
      </p>
    </div>
  )
}
