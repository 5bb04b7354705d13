import { projectPage } from '#content/engagements.ts'
import { CommentsLink } from './comments-link.tsx'
import { type Milestone, type Project, projectPartPath, projectTabPath } from './engagement.ts'
import { MilestoneBadge } from './milestone-badge.tsx'
import { TimelineDrawing } from './timeline-drawing.tsx'
import { timelineScale } from './timeline-scale.ts'

const { timeline: copy } = projectPage

type ProjectTimelineProps = {
  project: Pick<Project, 'id' | 'starts_on' | 'due_on' | 'created_at' | 'status'>
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
                path={projectPartPath(
                  projectTabPath(project.id, 'overview'),
                  'milestone',
                  milestone.id,
                )}
              />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

type MilestoneLineProps = {
  milestone: Milestone
  number: number
  today: string
  path: string
}

function MilestoneLine({ milestone, number, today, path }: MilestoneLineProps) {
  const { title, comments } = milestone
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline gap-x-2 gap-y-1 border-b border-line py-3 sm:grid-cols-[2rem_minmax(0,1fr)_auto_auto] sm:gap-x-4">
      <span aria-hidden="true" className="font-mono text-small text-ink-muted tabular-nums">
        {number}
      </span>
      <span className="wrap-anywhere">{title}</span>
      <span className="col-start-2 sm:col-start-3">
        <MilestoneBadge milestone={milestone} today={today} />
      </span>
      <span className="col-start-2 sm:col-start-4 sm:min-w-24 sm:text-end">
        <CommentsLink to={path} {...{ title, comments }} />
      </span>
    </li>
  )
}
