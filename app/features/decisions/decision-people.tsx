import { Link } from 'react-router'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { adminDecision, decisionCopy as copy } from '#content/decisions.ts'
import { adminDecisionsPath, type Decision, type DecisionPerson } from './decision.ts'

type DecisionPeopleProps = {
  decision: Decision
  people: DecisionPerson[]
  /** The account of the reader. */
  me: string
  /** Staff can name somebody else for those who have not answered. */
  canReplace?: boolean
}

/** Who decides, in their order, and what each has answered. */
export function DecisionPeople({ decision, people, me, canReplace }: DecisionPeopleProps) {
  const isReplaceable = canReplace && decision.status === 'open'
  return (
    <section aria-labelledby="people" className="min-w-0">
      <h2 id="people" className="headline text-heading">
        {copy.people}
      </h2>
      {people.length > 1 && (
        <p className="text-small text-ink-muted">{decision.in_turn ? copy.inTurn : copy.atOnce}</p>
      )}
      <ol className="mt-3 border-t border-ink">
        {people.map((person) => (
          <li key={person.position} className="border-b border-line py-2.5">
            <div className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-baseline gap-x-2">
              <span aria-hidden="true" className="font-mono text-label text-ink-muted">
                {person.position}
              </span>
              <span className="wrap-anywhere">
                {person.person_name}
                {person.user_id === me && (
                  <span className="text-small text-ink-muted"> ({copy.you})</span>
                )}
              </span>
              <PersonBadge decision={decision} person={person} />
              {isReplaceable && person.answer === null && (
                <Link
                  to={`${adminDecisionsPath}/${decision.id}?replace=${person.position}`}
                  preventScrollReset
                  aria-label={adminDecision.replaceOf(person.person_name)}
                  className="text-link col-start-2 inline-flex min-h-6 items-center justify-self-start text-small"
                >
                  {adminDecision.replace}
                </Link>
              )}
              {person.answered_at && (
                <span className="col-start-2 text-small text-ink-muted">
                  <Moment at={person.answered_at} look="time" />
                </span>
              )}
            </div>
            {person.reason && (
              <p className="mt-2 ms-9 border-s-2 border-vermilion ps-3 text-small wrap-anywhere whitespace-pre-wrap">
                {person.reason}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function PersonBadge({ decision, person }: { decision: Decision; person: DecisionPerson }) {
  const { answers } = copy
  if (person.answer === 'agreed')
    return <StatusBadge tone="verdigris">{answers.agreed[decision.kind]}</StatusBadge>
  if (person.answer === 'declined')
    return <StatusBadge tone="vermilion">{answers.declined}</StatusBadge>
  if (person.is_awaited && person.has_left)
    return <StatusBadge tone="vermilion">{answers.left}</StatusBadge>
  if (person.is_awaited && person.is_kept_out)
    return <StatusBadge tone="vermilion">{answers.keptOut}</StatusBadge>
  if (person.is_awaited) return <StatusBadge tone="ochre">{answers.awaited}</StatusBadge>
  return (
    <StatusBadge tone="ink">
      {decision.status === 'open' ? answers.later : answers.none}
    </StatusBadge>
  )
}
