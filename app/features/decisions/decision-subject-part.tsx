import { ButtonLink } from '#app/ui/button.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { decisionCopy as copy } from '#content/decisions.ts'
import type { Decision, DecisionPart } from './decision.ts'

type DecisionSubjectPartProps = {
  decision: Decision
  part: DecisionPart
  /** Where the reader's side has its projects. */
  projects: string
}

/** A milestone or an update as it was when it was asked about, with the way to where it is now. */
export function DecisionSubjectPart({ decision, part, projects }: DecisionSubjectPartProps) {
  const { project_id: project, milestone_id: milestone, update_id: update } = decision
  const id = milestone ?? update
  return (
    <div className="px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 font-medium wrap-anywhere">
          <span className="label block text-ink-muted">{copy.parts[part.kind]}</span>
          {part.title}
        </p>
        {id && project ? (
          <ButtonLink to={`${projects}/${project}/${part.kind}s/${id}`} variant="secondary">
            {copy.openPart[part.kind]}
          </ButtonLink>
        ) : (
          <p className="text-small text-ink-muted">{copy.partGone[part.kind]}</p>
        )}
      </div>
      {part.kind === 'update' ? (
        <p className="prose-measure mt-3 wrap-anywhere whitespace-pre-wrap">
          <LinkedText text={part.body} />
        </p>
      ) : (
        <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-small">
          <Day name={copy.dueOn} day={part.due_on} none={copy.noDay} />
          <Day name={copy.doneOn} day={part.done_on} none={copy.notDone} />
        </dl>
      )}
    </div>
  )
}

const Day = ({ name, day, none }: { name: string; day: string | null; none: string }) => (
  <div className="flex gap-x-2">
    <dt className="text-ink-muted">{name}</dt>
    <dd>{day ? <Moment at={day} look="long" /> : none}</dd>
  </div>
)
