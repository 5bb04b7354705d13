import { Alert } from '#app/ui/alert.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { TypedText } from '#app/ui/typed-text.tsx'
import { company } from '#content/company.ts'
import { portalDecision as copy, decisionCopy } from '#content/decisions.ts'
import { AnswerForms } from './answer-forms.tsx'
import {
  type AnswerRefusal,
  type DecisionPage,
  type DecisionPerson,
  portalDecisionsPath,
} from './decision.ts'
import { DecisionHead } from './decision-head.tsx'
import { DecisionHistory } from './decision-history.tsx'
import { DecisionPeople } from './decision-people.tsx'
import { DecisionSubject } from './decision-subject.tsx'

type PortalDecisionPageProps = DecisionPage & {
  today: string
  /** The account of the reader; nobody's for staff who view the portal. */
  me: string
  /** The reader has signed in with a second factor. */
  hasFactor: boolean
  refusal: AnswerRefusal | undefined
}

/** What somebody of the client is asked to decide, with a place to answer. */
export function PortalDecisionPage(props: PortalDecisionPageProps) {
  const { decision, people, events, today, me, hasFactor, refusal } = props
  const mine = people.find(({ user_id: id }) => id === me)
  const isYours = mine?.is_awaited ?? false
  const details = [
    [copy.from, copy.askedBy(decision.author_name, company.name)],
    [copy.due, <Moment key="due" at={decision.due_on} look="long" />],
    ...(decision.project_name ? [[copy.project, decision.project_name]] : []),
  ] as const
  return (
    <article>
      <DecisionHead
        {...{ decision, isYours, today }}
        labels={decisionCopy.standing}
        back={{ to: portalDecisionsPath, label: copy.back }}
      />
      <dl
        aria-label={copy.details}
        className="mt-4 grid grid-cols-1 gap-x-8 border-y border-line sm:grid-cols-3"
      >
        {details.map(([name, value]) => (
          <div key={name} className="py-2.5">
            <dt className="label text-ink-muted">{name}</dt>
            <dd className="mt-0.5 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {refusal?.error && (
        <>
          <Alert text={refusal.error} boxed takesFocus className="mt-5" />
          {!isYours && <TypedText label={decisionCopy.typed} texts={[refusal.reason]} />}
        </>
      )}
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 content-start gap-8">
          <DecisionSubject
            decision={decision}
            documents="/dashboard/documents"
            projects="/dashboard/projects"
          />
          {isYours ? (
            <AnswerForms
              // A new version has forms of its own.
              key={decision.round}
              {...{ decision, hasFactor, refusal }}
            />
          ) : (
            <Said {...{ decision, people, mine }} />
          )}
        </div>
        <div className="grid min-w-0 content-start gap-10">
          <DecisionPeople {...{ decision, people, me }} />
          <DecisionHistory
            events={events}
            record={`${portalDecisionsPath}/${decision.id}/record.pdf`}
          />
        </div>
      </div>
    </article>
  )
}

type SaidProps = Pick<DecisionPage, 'decision' | 'people'> & { mine: DecisionPerson | undefined }

/** Why there is nothing to answer. */
function Said({ decision, people, mine }: SaidProps) {
  const line = 'border-s-2 ps-3'
  if (decision.status === 'agreed')
    return <p className={`${line} border-verdigris`}>{copy.agreed}</p>
  if (decision.status === 'withdrawn') return <p className={line}>{copy.withdrawn}</p>
  const declined = people.find(({ answer }) => answer === 'declined')
  if (declined)
    return (
      <p className={`${line} border-vermilion wrap-anywhere whitespace-pre-wrap`}>
        {copy.declinedBy(declined.person_name)} {declined.reason}
      </p>
    )
  if (!mine) return <p className={line}>{copy.notAsked}</p>
  const first = people.find(({ is_awaited }) => is_awaited)
  return (
    <p className={`${line} ${mine.answer ? 'border-verdigris' : ''}`}>
      {mine.answer || !first ? copy.thanks : copy.notYet(first.person_name)}
    </p>
  )
}
