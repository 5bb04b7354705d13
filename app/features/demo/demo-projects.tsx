import { Link } from 'react-router'
import { TermStrip } from '#app/ui/fact-list.tsx'
import { ProgressLine } from '#app/ui/progress-line.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import type { DemoProject, DemoProjectCopy } from './demo.ts'

const tones = { active: undefined, planning: 'ochre', completed: 'verdigris' } as const

type DemoProjectsProps = { copy: DemoProjectCopy; projects: readonly DemoProject[] }

/** The sample client's projects with their progress; a card opens its details. */
export function DemoProjects({ copy, projects }: DemoProjectsProps) {
  return (
    <section aria-labelledby="projects">
      <h2 id="projects" className="headline text-section">
        {copy.title}
      </h2>
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        {projects.map((project) => (
          <article
            key={project.id}
            className="group relative flex flex-col border border-line bg-surface p-5 hover:border-line-strong has-[a:focus-visible]:border-blue sm:p-6"
          >
            <StatusBadge tone={tones[project.status]} className="self-start">
              {copy.status[project.status]}
            </StatusBadge>
            <h3 className="headline mt-4 text-heading">{project.name}</h3>
            <p className="mt-2 text-ink-muted">{project.summary}</p>
            <div className="mt-auto pt-6">
              <ProjectProgress copy={copy} project={project} />
              <ProjectTerms copy={copy} project={project} />
              <Link
                to={`/allied/projects/${project.id}`}
                preventScrollReset
                aria-label={`${copy.details}: ${project.name}`}
                className="text-link mt-4 inline-block after:absolute after:inset-0"
              >
                {copy.details}
              </Link>
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}

type ProjectPartProps = { copy: DemoProjectCopy; project: DemoProject }

export function ProjectProgress({ copy, project }: ProjectPartProps) {
  const { progress: percent, name } = project
  return <ProgressLine percent={percent} term={copy.progress} label={`${copy.progress}: ${name}`} />
}

export function ProjectTerms({ copy, project }: ProjectPartProps) {
  const terms = [
    { term: copy.timeline, text: project.timeline },
    { term: copy.budget, text: project.budget },
  ]
  return <TermStrip terms={terms} className="mt-5" />
}
