import { Link } from 'react-router'
import type { ListPart } from '#app/lists/read-list.server.ts'
import { changedHref } from '#app/platform/changed-href.ts'
import { Alert } from '#app/ui/alert.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { PanelSection } from '#app/ui/panel-section.tsx'
import { engagementPage as copy } from '#content/engagements.ts'
import { AdminMilestones } from './admin-milestones.tsx'
import type { Milestone, Project, ProjectUpdate } from './engagement.ts'
import type { EngagementAnswer } from './engagement-answer.ts'
import { MilestoneForm } from './milestone-form.tsx'
import { PartRemoval } from './part-removal.tsx'
import { ProjectEditForm } from './project-edit-form.tsx'
import { ProjectStatusBadge } from './project-status-badge.tsx'
import { ProjectUpdates } from './project-updates.tsx'
import { UpdateCorrection } from './update-correction.tsx'
import { UpdateForm } from './update-form.tsx'

const list = '/lead_admin/engagements'

type AdminEngagementPageProps = {
  project: Project
  milestones: Milestone[]
  updates: ListPart<ProjectUpdate>
  people: number
  updateId: string
  /** The milestone that may be removed. */
  removing: string | null
  search: string
  answer: EngagementAnswer | undefined
}

/** One project as staff work on it. */
export function AdminEngagementPage(props: AdminEngagementPageProps) {
  const { project, milestones, updates, people, updateId, removing, search } = props
  const path = `${list}/${project.id}`
  const answer = (intent: EngagementAnswer['intent']) =>
    props.answer?.intent === intent ? props.answer : undefined
  const doomed = milestones.find(({ id }) => id === removing)
  const named = (name: string) => {
    const id = new URLSearchParams(search).get(name)
    return updates.rows.find((update) => update.id === id)
  }
  const [corrected, retracted] = [named('correct'), named('retract')]
  const back = changedHref(path, search, { correct: null, retract: null })
  // A stored entry empties its form; other changes keep what is being typed.
  const added = milestones.map(({ id }) => id).toSorted()
  return (
    <>
      <BackLink to={list}>{copy.back}</BackLink>
      <header className="mt-3 flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-b border-ink pb-6">
        <div className="min-w-0">
          <h1 className="headline text-section wrap-anywhere">{project.name}</h1>
          <p className="mt-1 text-ink-muted wrap-anywhere">{project.client_name}</p>
        </div>
        <ProjectStatusBadge status={project.status} />
      </header>
      {props.answer?.intent === 'other' && (
        <Alert text={props.answer.result.error?.['']} boxed className="mt-6" />
      )}
      <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-12 lg:grid-cols-2">
        <PanelSection title={copy.details}>
          <ProjectEditForm
            key={project.version}
            project={project}
            action={path}
            answer={answer('save')}
          />
        </PanelSection>
        <div className="grid min-w-0 content-start gap-y-12">
          <PanelSection title={copy.milestones.title}>
            <AdminMilestones milestones={milestones} action={path} />
            <MilestoneForm key={added.join()} action={path} answer={answer('milestone.add')} />
          </PanelSection>
          <PanelSection title={copy.updates.heading}>
            <UpdateForm
              key={updates.rows[0]?.id}
              id={updateId}
              action={path}
              people={people}
              client={project.client_name}
              answer={answer('update.post')}
            />
          </PanelSection>
          <ProjectUpdates
            updates={updates}
            path={path}
            empty={copy.updates.empty}
            actions={({ id, title }) => (
              <>
                <Link
                  to={changedHref(path, search, { correct: id })}
                  preventScrollReset
                  aria-label={copy.updates.correctOf(title)}
                  className="text-link inline-flex min-h-8 items-center"
                >
                  {copy.updates.correct}
                </Link>
                <Link
                  to={changedHref(path, search, { retract: id })}
                  preventScrollReset
                  aria-label={copy.updates.removeOf(title)}
                  className="inline-flex min-h-8 items-center text-vermilion underline-offset-4 hover:underline"
                >
                  {copy.updates.remove}
                </Link>
              </>
            )}
          />
        </div>
      </div>
      {doomed && <PartRemoval kind="milestone" part={doomed} path={path} back={path} />}
      {corrected && (
        <UpdateCorrection
          key={corrected.id}
          update={corrected}
          action={changedHref(path, search, {})}
          back={back}
          answer={answer('update.correct')}
        />
      )}
      {retracted && <PartRemoval kind="update" part={retracted} path={path} back={back} />}
    </>
  )
}
