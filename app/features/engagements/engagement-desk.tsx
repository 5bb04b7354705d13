import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { engagementPage as words } from '#content/engagements.ts'
import type { Milestone, Project } from './engagement.ts'
import type { EngagementAnswer } from './engagement-answer.ts'
import { MilestoneDesk } from './milestone-desk.tsx'
import { MilestoneForm } from './milestone-form.tsx'
import { MilestoneRemoval } from './milestone-removal.tsx'
import { ProjectEditForm } from './project-edit-form.tsx'
import { ProjectStamp } from './project-stamp.tsx'
import { ProjectUpdates, type UpdatesShown } from './project-updates.tsx'
import { UpdateForm } from './update-form.tsx'

const list = '/lead_admin/engagements'

type EngagementDeskProps = {
  project: Project
  milestones: Milestone[]
  updates: UpdatesShown
  people: number
  updateId: string
  /** The milestone that may be removed. */
  removing: string | null
  answer: EngagementAnswer | undefined
}

/** One project as staff work on it. */
export function EngagementDesk(props: EngagementDeskProps) {
  const { project, milestones, updates, people, updateId, removing } = props
  const path = `${list}/${project.id}`
  const answer = (intent: EngagementAnswer['intent']) =>
    props.answer?.intent === intent ? props.answer : undefined
  const doomed = milestones.find(({ id }) => id === removing)
  // What has been taken in empties its form; everything else leaves what is being written alone.
  const added = milestones.map(({ id }) => id).toSorted()
  return (
    <>
      <Link to={list} className="text-link inline-flex min-h-9 items-center text-small">
        {words.back}
      </Link>
      <header className="mt-3 flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-b border-ink pb-6">
        <div className="min-w-0">
          <h1 className="headline text-section wrap-anywhere">{project.name}</h1>
          <p className="mt-1 text-ink-muted wrap-anywhere">{project.client_name}</p>
        </div>
        <ProjectStamp status={project.status} />
      </header>
      {props.answer?.intent === 'other' && (
        <p role="alert" className="mt-6 border border-vermilion px-4 py-3 text-vermilion">
          {props.answer.result.error?.['']?.join(' ')}
        </p>
      )}
      <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-12 lg:grid-cols-2">
        <Section title={words.details}>
          <ProjectEditForm
            key={project.version}
            project={project}
            action={path}
            answer={answer('save')}
          />
        </Section>
        <Section title={words.milestones.title}>
          <MilestoneDesk milestones={milestones} action={path} />
          <MilestoneForm key={added.join()} action={path} answer={answer('milestone.add')} />
        </Section>
        <Section title={words.updates.heading}>
          <UpdateForm
            key={updates.rows[0]?.id}
            id={updateId}
            action={path}
            people={people}
            client={project.client_name}
            answer={answer('update.post')}
          />
        </Section>
        <ProjectUpdates updates={updates} path={path} empty={words.updates.empty} />
      </div>
      {doomed && <MilestoneRemoval milestone={doomed} path={path} />}
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="headline mb-4 text-heading">{title}</h2>
      {children}
    </section>
  )
}
