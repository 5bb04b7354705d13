import { Link } from 'react-router'
import { TermStrip } from '#app/ui/fact-list.tsx'
import { ProgressLine } from '#app/ui/progress-line.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import type { DemoProject, DemoProjectWords } from './demo.ts'

const tones = { active: undefined, planning: 'ochre', completed: 'verdigris' } as const

type DemoProjectsProps = { words: DemoProjectWords; projects: readonly DemoProject[] }

/** The sample client's projects with their progress; a card opens its details. */
export function DemoProjects({ words, projects }: DemoProjectsProps) {
  return (
    <section aria-labelledby="projects">
      <h2 id="projects" className="headline text-section">
        {words.title}
      </h2>
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        {projects.map((project) => (
          <article
            key={project.id}
            className="group relative flex flex-col border border-line bg-surface p-5 hover:border-line-strong has-[a:focus-visible]:border-blue sm:p-6"
          >
            <StatusBadge tone={tones[project.status]} className="self-start">
              {words.status[project.status]}
            </StatusBadge>
            <h3 className="headline mt-4 text-heading">{project.name}</h3>
            <p className="mt-2 text-ink-muted">{project.summary}</p>
            <div className="mt-auto pt-6">
              <ProjectProgress words={words} project={project} />
              <ProjectTerms words={words} project={project} />
              <Link
                to={`/allied/projects/${project.id}`}
                preventScrollReset
                aria-label={`${words.details}: ${project.name}`}
                className="text-link mt-4 inline-block after:absolute after:inset-0"
              >
                {words.details}
              </Link>
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}

type ProjectPartProps = { words: DemoProjectWords; project: DemoProject }

export function ProjectProgress({ words, project }: ProjectPartProps) {
  const { progress: percent, name } = project
  return (
    <ProgressLine percent={percent} term={words.progress} label={`${words.progress}: ${name}`} />
  )
}

export function ProjectTerms({ words, project }: ProjectPartProps) {
  const terms = [
    { term: words.timeline, text: project.timeline },
    { term: words.budget, text: project.budget },
  ]
  return <TermStrip terms={terms} className="mt-5" />
}
