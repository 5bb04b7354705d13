import { useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Link } from '#app/ui/link.tsx'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { todayPage as copy } from '#content/today.ts'
import { PromiseClock } from './promise-clock.tsx'
import { type Today, type TodayRow, type TodaySection, todayHref } from './today.ts'
import { sectionViews } from './today-row.ts'
import { clockOf } from './today-time.ts'

type TodayLineProps = { section: TodaySection; row: TodayRow; today: Today }

/** One thing that waits: who and what, by when, and what is done about it. */
export function TodayLine({ section, row, today }: TodayLineProps) {
  const view = sectionViews[section]
  const href = view.href(row)
  const who = row.who || copy.nobody
  const note = view.note?.(row)
  const text = view.text ? view.text(row) : row.what
  return (
    <li className="today-line">
      <p className="today-who flex min-w-0 items-baseline gap-2">
        {href ? (
          <Link to={href} className="truncate font-medium">
            {who}
          </Link>
        ) : (
          <span className="truncate font-medium">{who}</span>
        )}
        {note && (
          <span
            className={`label shrink-0 text-[0.6875rem] ${note === copy.danger ? 'text-vermilion' : 'text-ink-muted max-sm:hidden'}`}
          >
            {note}
          </span>
        )}
      </p>
      <p className="today-text truncate text-small text-ink-muted">
        {[text, row.owner].filter(Boolean).join(' · ')}
      </p>
      <RowTime section={section} row={row} today={today} />
      <div className="today-actions">
        <QuickAction section={section} row={row} who={who} today={today} />
        {href && (
          <ButtonLink
            to={href}
            variant="secondary"
            size="small"
            aria-label={copy.actionOf(view.action, who)}
          >
            {view.action}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}

function RowTime({ section, row, today: { now: read, day } }: TodayLineProps) {
  const times = useTimes()
  const { text, at, isLate, share } = clockOf(section, row, { now: times.now ?? read, day })
  return (
    <p className={`today-time ${isLate ? 'text-vermilion' : 'text-ink-muted'}`}>
      <time dateTime={at} title={times.whole(at)} className="label whitespace-nowrap">
        {text}
      </time>
      {share !== null && <PromiseClock share={share} isLate={isLate} />}
    </p>
  )
}

type QuickActionProps = TodayLineProps & { who: string }

/** The address of the page's own action. `index` tells it from the action of its layout, which has the same path. */
function actionOf({ scope }: Today): string {
  const [path, query] = todayHref(scope).split('?')
  return query ? `${path}?index&${query}` : `${path}?index`
}

/** The buttons that act without leaving the page. */
function QuickAction({ section, row, who, today }: QuickActionProps) {
  const pending = useNavigation().formData?.get('record') === row.id
  const quick = { leads: 'contacted', tasks: 'done', failures: 'seenTo' } as const
  if (!(section in quick)) return null
  const intent = quick[section as keyof typeof quick]
  const label = copy.actions[intent]
  return (
    <Form method="post" action={actionOf(today)} preventScrollReset replace>
      <input type="hidden" name="record" value={row.id} />
      {section === 'tasks' && (
        <>
          <input type="hidden" name="kind" value={row.kind ?? ''} />
          <input type="hidden" name="subject" value={row.more ?? ''} />
        </>
      )}
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant="ghost"
        size="small"
        aria-label={copy.actionOf(label, who)}
        aria-disabled={pending || undefined}
      >
        {label}
      </Button>
    </Form>
  )
}
