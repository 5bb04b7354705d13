import { Link } from 'react-router'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { Stamp } from '#app/ui/stamp.tsx'
import type { DemoProject, DemoProjectWords } from './demo.ts'

const tones = { active: undefined, planning: 'ochre', completed: 'verdigris' } as const

type DemoProjectsProps = { words: DemoProjectWords; projects: readonly DemoProject[] }

/** The client's projects, each with how far it is; a card opens its details. */
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
            <Stamp tone={tones[project.status]} className="self-start">
              {words.status[project.status]}
            </Stamp>
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
  return (
    <>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <span className="label text-ink-muted">{words.progress}</span>
        <span className="font-mono text-small tabular-nums">{project.progress}%</span>
      </div>
      <ProgressBar percent={project.progress} label={`${words.progress}: ${project.name}`} />
    </>
  )
}

export function ProjectTerms({ words, project }: ProjectPartProps) {
  const terms = [
    { term: words.timeline, text: project.timeline },
    { term: words.budget, text: project.budget },
  ]
  return (
    <dl className="mt-5 grid grid-cols-2 gap-x-6 border-y border-line py-3">
      {terms.map(({ term, text }) => (
        <div key={term}>
          <dt className="label text-ink-muted">{term}</dt>
          <dd className="mt-1 font-mono text-small">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
