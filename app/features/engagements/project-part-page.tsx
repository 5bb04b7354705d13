import type { ReactNode } from 'react'
import { BackLink } from '#app/ui/back-link.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { projectPage } from '#content/engagements.ts'
import type { Milestone, ProjectPart, ProjectUpdate } from './engagement.ts'
import { MilestoneBadge } from './milestone-badge.tsx'

const { part: copy, updates } = projectPage

type ProjectPartPageProps = ProjectPart & {
  project: { name: string; client_name: string }
  /** The page of the project on the reader's side. */
  back: string
  today: string
  /** What people say about it. */
  children: ReactNode
}

/** One milestone or one update of a project, with what is said about it. */
export function ProjectPartPage(props: ProjectPartPageProps) {
  const { project, back, today, children } = props
  return (
    <article className="max-w-4xl">
      <BackLink to={back}>{copy.back(project.name)}</BackLink>
      {props.kind === 'update' ? (
        <Update update={props.part} />
      ) : (
        <MilestoneHead milestone={props.part} today={today} />
      )}
      {children}
    </article>
  )
}

function Update({ update }: { update: ProjectUpdate }) {
  const times = useTimes()
  const { title, body, author_name: author, created_at: posted, edited_at: edited } = update
  return (
    <>
      <header className="mt-3 border-b border-ink pb-5">
        <p className="label text-ink-muted">{copy.update}</p>
        <h1 className="headline mt-2 max-w-[32ch] text-section wrap-anywhere">{title}</h1>
        <p className="mt-3 text-small text-ink-muted">
          <Moment at={posted} look="long" /> {updates.by(author)}
          {edited && (
            <>
              {' · '}
              <time dateTime={edited}>{updates.edited(times.long(edited))}</time>
            </>
          )}
        </p>
      </header>
      <p className="prose-measure mt-6 text-lead wrap-anywhere whitespace-pre-wrap">
        <LinkedText text={body} />
      </p>
    </>
  )
}

type MilestoneHeadProps = { milestone: Milestone & { number: number }; today: string }

function MilestoneHead({ milestone, today }: MilestoneHeadProps) {
  return (
    <header className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-b border-ink pb-5">
      <div className="min-w-0">
        <p className="label text-ink-muted">{copy.milestone(milestone.number)}</p>
        <h1 className="headline mt-2 max-w-[32ch] text-section wrap-anywhere">{milestone.title}</h1>
      </div>
      <MilestoneBadge milestone={milestone} today={today} />
    </header>
  )
}
