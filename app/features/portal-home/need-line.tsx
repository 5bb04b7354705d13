import { Link } from 'react-router'
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { portalHome as copy } from '#content/portal-home.ts'
import { needViews } from './need-views.ts'
import type { Need, NeedKind } from './portal-home.ts'

type NeedLineProps = { kind: NeedKind; need: Need; now: string }

/** One thing that needs the client: what it is, its date, and what is done about it. */
export function NeedLine({ kind, need, now }: NeedLineProps) {
  const view = needViews[kind]
  const [what, note] = [view.what(need), view.note(need)]
  return (
    <li className="home-line">
      <p className="home-kind label text-ink-muted">{copy.kinds[kind]}</p>
      <p className="home-what">
        <Link to={view.href(need)} prefetch="intent" className="font-medium">
          {what}
        </Link>
        {note && <span className="ms-2 text-small text-ink-muted">{note}</span>}
      </p>
      <p className={`home-time text-small ${need.isLate ? 'text-vermilion' : 'text-ink-muted'}`}>
        <span>{view.when(need)}</span>{' '}
        <Moment at={need.at} look={kind === 'meetings' ? 'time' : 'date'} />
      </p>
      <div className="home-action">
        <NeedAction {...{ kind, need, now, what }} />
      </div>
    </li>
  )
}

function NeedAction({ kind, need, now, what }: NeedLineProps & { what: string }) {
  const times = useTimes()
  const { label, href } = needViews[kind].action(need, times.now ?? now)
  const props = {
    variant: need.isLate ? ('primary' as const) : ('secondary' as const),
    size: 'small' as const,
    'aria-label': copy.actionOf(label, what),
    children: label,
  }
  if (href.startsWith('/')) return <ButtonLink to={href} {...props} />
  return <ButtonAnchor href={href} target="_blank" rel="noreferrer" {...props} />
}
