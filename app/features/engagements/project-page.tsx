import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { longDate } from '#app/ui/format-date.ts'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { projectPage, projectsPage } from '#content/engagements.ts'
import { type Milestone, type Project, type ProjectFile, projectReference } from './engagement.ts'
import { ProjectFiles } from './project-files.tsx'
import { ProjectStamp } from './project-stamp.tsx'
import { ProjectTimeline } from './project-timeline.tsx'
import { ProjectUpdates, type UpdatesShown } from './project-updates.tsx'

type ProjectPageProps = {
  project: Project
  milestones: Milestone[]
  updates: UpdatesShown
  files: ProjectFile[]
  moreFiles: boolean
  today: string
}

/** One project, as its client sees it. */
export function ProjectPage(props: ProjectPageProps) {
  const { project, milestones, updates, files, moreFiles, today } = props
  const begins = (project.starts_on ?? project.created_at).slice(0, 10)
  return (
    <>
      <Link
        to="/dashboard"
        className="text-link no-print inline-flex min-h-9 items-center text-small"
      >
        {projectPage.back}
      </Link>
      <header className="mt-3 border-b border-ink pb-8">
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
          <h1 className="headline max-w-[32ch] text-section wrap-anywhere">{project.name}</h1>
          <ProjectStamp status={project.status} />
        </div>
        <div className="mt-6 flex items-center gap-4">
          <ProgressBar percent={project.progress} label={projectPage.progress} className="grow" />
          <p className="headline text-heading tabular-nums">
            {projectsPage.percent(project.progress)}
          </p>
        </div>
        <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
          <Fact name={begins > today ? projectPage.begins : projectPage.started}>
            {longDate(begins)}
          </Fact>
          <Fact name={projectPage.due}>
            {project.due_on ? longDate(project.due_on) : projectPage.noDue}
          </Fact>
          <Fact name={projectPage.client}>{project.client_name}</Fact>
          <Fact name={projectPage.reference}>
            <span className="font-mono">{projectReference(project.id)}</span>
          </Fact>
        </dl>
      </header>
      <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 content-start gap-12">
          <section aria-labelledby="about">
            <h2 id="about" className="headline text-heading">
              {projectPage.about}
            </h2>
            <p className="prose-measure mt-3 wrap-anywhere whitespace-pre-wrap">
              {project.description ?? (
                <span className="text-ink-muted">{projectsPage.noDescription}</span>
              )}
            </p>
          </section>
          <ProjectTimeline project={project} milestones={milestones} today={today} />
          <ProjectUpdates
            updates={updates}
            path={`/dashboard/projects/${project.id}`}
            empty={projectPage.updates.empty}
          />
        </div>
        <ProjectFiles files={files} more={moreFiles} />
      </div>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="label text-ink-muted">{name}</dt>
      <dd className="mt-1 wrap-anywhere">{children}</dd>
    </div>
  )
}
