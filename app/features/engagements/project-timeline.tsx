import { listDate } from '#app/ui/format-date.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { projectPage } from '#content/engagements.ts'
import type { Milestone, Project } from './engagement.ts'
import { TimelineDrawing } from './timeline-drawing.tsx'
import { timelineScale } from './timeline-scale.ts'

const { timeline: copy } = projectPage

type ProjectTimelineProps = {
  project: Pick<Project, 'starts_on' | 'due_on' | 'created_at' | 'status'>
  milestones: readonly Milestone[]
  today: string
}

/** The milestones on a timeline to scale, and as a list. */
export function ProjectTimeline({ project, milestones, today }: ProjectTimelineProps) {
  const scale = timelineScale({
    startsOn: project.starts_on ?? project.created_at,
    dueOn: project.due_on,
    milestones,
    today,
  })
  const done = milestones.filter(({ done_at }) => done_at).length
  return (
    <section aria-labelledby="milestones">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="milestones" className="headline text-heading">
          {projectPage.milestones}
        </h2>
        {milestones.length > 0 && (
          <p className="label text-ink-muted">{copy.reached(done, milestones.length)}</p>
        )}
      </div>
      {milestones.length === 0 ? (
        <p className="mt-3 text-ink-muted">{copy.empty}</p>
      ) : (
        <>
          {scale && (
            <TimelineDrawing
              scale={scale}
              milestones={milestones}
              today={today}
              isOver={project.status === 'completed'}
            />
          )}
          <ol className="mt-4 border-t border-ink">
            {milestones.map((milestone, index) => (
              <MilestoneLine
                key={milestone.id}
                milestone={milestone}
                number={index + 1}
                today={today}
              />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

type MilestoneLineProps = { milestone: Milestone; number: number; today: string }

function MilestoneLine({ milestone, number, today }: MilestoneLineProps) {
  const times = useTimes()
  const { title, due_on, done_at } = milestone
  const isLate = !done_at && due_on !== null && due_on < today
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline gap-x-2 gap-y-1 border-b border-line py-3 sm:grid-cols-[2rem_minmax(0,1fr)_auto]">
      <span aria-hidden="true" className="font-mono text-small text-ink-muted tabular-nums">
        {number}
      </span>
      <span className="wrap-anywhere">{title}</span>
      <span className="col-start-2 sm:col-start-3">
        {done_at ? (
          <StatusBadge tone="verdigris">{copy.done(times.date(done_at))}</StatusBadge>
        ) : due_on ? (
          <StatusBadge tone={isLate ? 'vermilion' : 'ink'}>
            {isLate ? copy.overdue(listDate(due_on)) : copy.due(listDate(due_on))}
          </StatusBadge>
        ) : (
          <span className="label text-ink-muted">{copy.undated}</span>
        )}
      </span>
    </li>
  )
}
