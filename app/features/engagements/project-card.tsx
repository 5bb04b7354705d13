import { Link } from 'react-router'
import { ProgressLine } from '#app/ui/progress-line.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { projectsPage } from '#content/engagements.ts'
import { beginOf, isAhead, type ProjectRow } from './engagement.ts'
import { ProjectStatusBadge } from './project-status-badge.tsx'

type ProjectCardProps = {
  project: ProjectRow
  today: string
  /** Whether its list is a section of a page. */
  isPart: boolean
}

/** One project in the portal's list; the whole card is a link to its page. */
export function ProjectCard({ project, today, isPart }: ProjectCardProps) {
  const Heading = isPart ? 'h3' : 'h2'
  const { name, description, status, progress, client_name, due_on } = project
  return (
    <article className="group relative flex flex-col border border-line bg-surface p-5 hover:border-line-strong has-[a:focus-visible]:border-blue sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ProjectStatusBadge status={status} />
        <p className="label text-ink-muted">
          {isAhead(project, today) ? projectsPage.begins : projectsPage.started}{' '}
          <Moment at={beginOf(project)} isAged={false} />
        </p>
      </div>
      <Heading className="headline mt-4 text-heading wrap-anywhere">
        <Link
          to={`/dashboard/projects/${project.id}`}
          prefetch="intent"
          className="no-underline after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
        >
          {name}
        </Link>
      </Heading>
      <p className="mt-2 line-clamp-3 text-ink-muted wrap-anywhere">
        {description ?? projectsPage.noDescription}
      </p>
      <div className="mt-auto pt-6">
        <ProgressLine
          percent={progress}
          term={projectsPage.progress}
          label={projectsPage.progressOf(name)}
        />
        <p className="mt-4 flex flex-wrap justify-between gap-x-4 gap-y-1 text-small text-ink-muted">
          <span className="wrap-anywhere">{client_name}</span>
          {due_on && (
            <span>
              {projectsPage.due} <Moment at={due_on} />
            </span>
          )}
        </p>
      </div>
    </article>
  )
}
