import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { type DetailRow, DetailRows } from '#app/ui/detail-rows.tsx'
import { Form } from '#app/ui/form.tsx'
import { PanelSection } from '#app/ui/panel-section.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { adminDecision as copy, decisionCopy } from '#content/decisions.ts'
import {
  adminDecisionsPath,
  type Decision,
  type DecisionPage,
  type Replacement,
} from './decision.ts'
import { DecisionHead } from './decision-head.tsx'
import { DecisionHistory } from './decision-history.tsx'
import { DecisionPeople } from './decision-people.tsx'
import { DecisionReplacement } from './decision-replacement.tsx'
import { DecisionSubject } from './decision-subject.tsx'

type AdminDecisionPageProps = DecisionPage & {
  today: string
  /** The first entry of the history that was changed in the database. */
  broken: number | null
  error: string | undefined
  /** The person for whom somebody else is being chosen. */
  replacement: Replacement | null
  personError: string | undefined
}

/** The staff's page of one decision: who has answered what, and the chain of what happened. */
export function AdminDecisionPage(props: AdminDecisionPageProps) {
  const { decision, people, events, today, broken, error, replacement, personError } = props
  const rows: DetailRow[] = [
    [copy.client, decision.client_name],
    [copy.project, decision.project_name ?? copy.noProject],
    [copy.due, <Moment key="due" at={decision.due_on} look="long" />],
    [copy.factor, decision.needs_second_factor ? copy.needed : copy.notNeeded],
    [copy.author, decision.author_name],
    [copy.created, <Moment key="created" at={decision.created_at} look="time" />],
  ]
  return (
    <article>
      <DecisionHead
        {...{ decision, today }}
        isYours={false}
        labels={decisionCopy.adminStanding}
        back={{ to: adminDecisionsPath, label: copy.back }}
      />
      <Alert
        text={error ?? (replacement ? undefined : personError)}
        boxed
        takesFocus
        className="mt-4"
      />
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 content-start gap-10">
          <DecisionPeople {...{ decision, people }} me="" canReplace />
          {replacement && (
            <DecisionReplacement
              key={replacement.position}
              {...{ decision, replacement }}
              error={personError}
            />
          )}
          <DecisionSubject
            decision={decision}
            documents="/lead_admin/documents"
            projects="/lead_admin/engagements"
          />
        </div>
        <div className="grid min-w-0 content-start gap-10">
          <PanelSection title={copy.details}>
            <DetailRows rows={rows} />
          </PanelSection>
          <Deeds decision={decision} />
          <div className="min-w-0">
            <DecisionHistory
              events={events}
              record={`${adminDecisionsPath}/${decision.id}/record.pdf`}
            />
            <Alert text={broken !== null && copy.broken(broken)} className="mt-3" />
            {broken === null && <p className="mt-3 text-small text-ink-muted">{copy.whole}</p>}
          </div>
        </div>
      </div>
    </article>
  )
}

/** What staff can do about a decision. */
function Deeds({ decision }: { decision: Decision }) {
  const pending = useNavigation().formMethod === 'POST'
  const { id, status, client_id: client } = decision
  const subject = subjectOf(decision)
  if (status === 'open' || status === 'declined')
    return (
      <PanelSection title={copy.withdraw}>
        <p className="mb-3 text-small text-ink-muted">
          {status === 'declined' ? copy.declinedHint : copy.withdrawHint}
        </p>
        <Form method="post" action={`${adminDecisionsPath}/${id}`} preventScrollReset replace>
          <input type="hidden" name="intent" value="withdraw" />
          <input type="hidden" name="round" value={decision.round} />
          <Button type="submit" variant="destructive" size="small" disabled={pending}>
            {copy.withdraw}
          </Button>
        </Form>
      </PanelSection>
    )
  const anew = new URLSearchParams({ client, ...(subject && { subject }) })
  return (
    <PanelSection title={copy.askAnew}>
      <p className="mb-3 text-small text-ink-muted">{copy.askAnewHint}</p>
      <ButtonLink to={`${adminDecisionsPath}/new?${anew}`} variant="secondary" size="small">
        {copy.askAnew}
      </ButtonLink>
    </PanelSection>
  )
}

/** What is decided besides the text, as the form for a new decision names it. */
function subjectOf({
  document_id: document,
  milestone_id: milestone,
  update_id: update,
}: Decision) {
  if (document) return `document:${document}`
  if (milestone) return `milestone:${milestone}`
  return update && `update:${update}`
}
