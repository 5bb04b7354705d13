import { useId } from 'react'
import { fullDayIn } from '#app/platform/time-zone.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Check } from '#app/ui/icons.tsx'
import { Link } from '#app/ui/link.tsx'
import { todayPage as copy } from '#content/today.ts'
import { type Today, type TodayScope, type TodaySection, todayHref, todayScopes } from './today.ts'
import { TodayPart } from './today-part.tsx'
import { sectionViews } from './today-row.ts'

/** On the left the sections with a clock or an owner; on the right those that are read through once. */
const beside: readonly TodaySection[] = [
  ...(['calls', 'invoices', 'cards', 'applications'] as const),
  ...(['submissions', 'mails', 'failures'] as const),
]

/** What waits for everybody or for oneself, the oldest promise first. */
export function TodayPage({ today }: { today: Today }) {
  const { scope, parts } = today
  const waiting = parts.filter(({ count }) => count > 0)
  const clear = parts.filter(({ count }) => count === 0)
  const columns = [false, true]
    .map((isBeside) => waiting.filter(({ key }) => beside.includes(key) === isBeside))
    .filter((column) => column.length > 0)
  const cleared = clear.length > 0 && <ClearParts parts={clear} scope={scope} />
  return (
    <>
      <TodayHead today={today} />
      {waiting.length === 0 ? (
        <NothingWaits scope={scope} />
      ) : (
        <div className="today-columns">
          {columns.map((column, at) => (
            <div key={column[0]?.key} className="grid min-w-0 content-start gap-8">
              {column.map((part) => (
                <TodayPart key={part.key} part={part} today={today} />
              ))}
              {at === 1 && cleared}
            </div>
          ))}
          {columns.length === 1 && cleared}
        </div>
      )}
    </>
  )
}

/** The sections in which nothing waits: that is worth knowing too, and their lists are one click away. */
function ClearParts({ parts, scope }: { parts: Today['parts']; scope: TodayScope }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="label border-b border-line pb-2 text-ink-muted">
        {copy.clear}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-6">
        {parts.map(({ key }) => (
          <li key={key} className="border-b border-line">
            <Link
              to={sectionViews[key].list(scope)}
              className="flex min-h-9 items-center gap-2.5 text-small text-ink-muted no-underline hover:text-ink hover:underline"
            >
              <Check aria-hidden="true" size={14} className="shrink-0 text-verdigris" />
              {copy.sections[key]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function TodayHead({ today: { scope, now, zone, parts } }: { today: Today }) {
  const sum = (of: 'count' | 'late') => parts.reduce((all, part) => all + part[of], 0)
  const late = sum('late')
  return (
    <div className="mb-5 flex flex-wrap items-baseline gap-x-6 gap-y-2">
      <h1 className="headline text-heading">{copy.title}</h1>
      <p className="text-small text-ink-muted">{fullDayIn(zone, new Date(now))}</p>
      <p className="label text-ink-muted" role="status">
        {copy.waiting(sum('count'))}
        {late > 0 && <span className="ms-3 text-vermilion">{copy.late(late)}</span>}
      </p>
      <nav aria-label={copy.whose.label} className="ms-auto flex gap-5">
        {todayScopes.map((one) => (
          <Link
            key={one}
            to={todayHref(one)}
            aria-current={one === scope ? 'page' : undefined}
            className="inline-flex min-h-9 items-center border-b-2 border-transparent text-ink-muted no-underline hover:text-ink aria-[current=page]:border-vermilion aria-[current=page]:text-ink"
          >
            {copy.whose[one]}
          </Link>
        ))}
      </nav>
    </div>
  )
}

/** Where work goes on when nobody waits for an answer. */
const nextPlaces = [
  { to: '/lead_admin/inbox?view=board', label: copy.empty.toBoard },
  { to: '/lead_admin/bookings', label: copy.empty.toCalls },
  { to: '/lead_admin/invoices?status=pending', label: copy.empty.toInvoices },
]

function NothingWaits({ scope }: { scope: TodayScope }) {
  const isMine = scope === 'mine'
  return (
    <EmptyState
      text={copy.empty[scope]}
      hint={isMine ? copy.empty.hintMine : copy.empty.hint}
      action={
        <div className="flex flex-wrap gap-3">
          {(isMine ? [{ to: todayHref('all'), label: copy.empty.toAll }] : nextPlaces).map(
            ({ to, label }) => (
              <ButtonLink key={to} to={to} variant="secondary" size="small">
                {label}
              </ButtonLink>
            ),
          )}
        </div>
      }
    />
  )
}
