import type { ReactNode } from 'react'
import { BackLink } from '#app/ui/back-link.tsx'
import { longDate } from '#app/ui/format-date.ts'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { WrittenPart } from '#app/ui/prose-section.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { projectPage, projectsPage, projectTabLabels } from '#content/engagements.ts'
import {
  beginOf,
  isAhead,
  type Project,
  type ProjectTab,
  pointsOf,
  projectReference,
  projectTabPath,
  tabsOf,
} from './engagement.ts'
import { type ProjectCourse, ProjectCourseTab } from './project-course.tsx'
import { ProjectOverview } from './project-overview.tsx'
import { ProjectStatusBadge } from './project-status-badge.tsx'

type ProjectPageProps = {
  project: Project
  tab: ProjectTab
  /** Read only for the tab that shows it. */
  course: ProjectCourse | null
  today: string
}

/** One project as its client sees it; each tab has its own address. */
export function ProjectPage({ project, tab, course, today }: ProjectPageProps) {
  const tabs = tabsOf(project).map((one) => ({
    to: projectTabPath(project.id, one),
    label: projectTabLabels[one],
    selected: one === tab,
  }))
  return (
    <>
      <BackLink to="/dashboard">{projectPage.back}</BackLink>
      <ProjectHead project={project} today={today} />
      <LinkTabs label={projectPage.tabs} tabs={tabs} panelId="part" />
      <div id="part" role="tabpanel" aria-label={projectTabLabels[tab]} className="pt-8">
        {tab === 'overview' && <ProjectOverview project={project} />}
        {(tab === 'assessment' || tab === 'proposal') && (
          <section aria-labelledby="written">
            <h2 id="written" className="headline text-heading">
              {projectTabLabels[tab]}
            </h2>
            <WrittenPart
              text={project[tab]}
              points={pointsOf(project[`${tab}_points`])}
              className="mt-4"
            />
          </section>
        )}
        {course && <ProjectCourseTab project={project} course={course} today={today} />}
      </div>
    </>
  )
}

function ProjectHead({ project, today }: Pick<ProjectPageProps, 'project' | 'today'>) {
  return (
    <header className="mt-3 pb-6">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <h1 className="headline max-w-[32ch] text-section wrap-anywhere">{project.name}</h1>
        <ProjectStatusBadge status={project.status} />
      </div>
      <div className="mt-6 flex items-center gap-4">
        <ProgressBar percent={project.progress} label={projectPage.progress} className="grow" />
        <p className="headline text-heading tabular-nums">
          {projectsPage.percent(project.progress)}
        </p>
      </div>
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
        <Fact name={isAhead(project, today) ? projectPage.begins : projectPage.started}>
          <Moment at={beginOf(project)} look="long" isAged={false} />
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
