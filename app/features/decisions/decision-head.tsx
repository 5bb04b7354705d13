import { BackLink } from '#app/ui/back-link.tsx'
import { decisionCopy as copy } from '#content/decisions.ts'
import { type Decision, standingOf } from './decision.ts'
import { DecisionBadge } from './decision-badge.tsx'

type DecisionHeadProps = {
  decision: Decision
  isYours: boolean
  today: string
  labels: typeof copy.standing | typeof copy.adminStanding
  back: { to: string; label: string }
}

/** The way back, where the decision is, and its title. */
export function DecisionHead({ decision, isYours, today, labels, back }: DecisionHeadProps) {
  return (
    <>
      <BackLink to={back.to}>{back.label}</BackLink>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span role="status">
          <DecisionBadge standing={standingOf(decision, isYours, today)} labels={labels} />
        </span>
        <span className="text-small text-ink-muted">
          {copy.kinds[decision.kind]} ·{' '}
          {copy.progress(decision.people_agreed, decision.people_total)}
        </span>
      </p>
      <h1 className="headline mt-3 text-section wrap-anywhere">{decision.title}</h1>
    </>
  )
}
