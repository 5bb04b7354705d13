import { Link } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { Guilloche } from '#app/ui/guilloche.tsx'
import { ArrowRight } from '#app/ui/icons.tsx'
import { sealRecipe } from '#app/ui/illustration.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { publicProjectsPage } from '#content/public-projects.ts'
import { initialsOf, type ProjectCard as Project } from './public-project.ts'

export function PublicProjectCard({ project }: { project: Project }) {
  const { slug, title, subtitle, description, sector, capabilities, outcomes } = project
  return (
    <article className="relative flex h-full flex-col bg-surface p-6 hover:bg-paper sm:p-8">
      <div className="flex items-start justify-between gap-4">
        <ProjectSeal slug={slug} title={title} />
        {project.is_featured && (
          <StatusBadge tone="vermilion" tilt="right" className="mt-1">
            {publicProjectsPage.featured}
          </StatusBadge>
        )}
      </div>
      {sector && <p className="label mt-5 text-ink-muted">{sector.name}</p>}
      <h3 className="headline mt-2 text-heading">{title}</h3>
      {subtitle && <p className="mt-2 text-small text-ink-muted">{subtitle}</p>}
      {description && <p className="mt-4">{description}</p>}
      {outcomes.length > 0 && (
        <>
          <h4 className="label mt-6 text-ink-muted">{publicProjectsPage.outcomes}</h4>
          <ul className="mt-2 border-t border-line">
            {outcomes.map((outcome, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same text may occur twice
              <li key={index} className="border-b border-line py-2.5 text-small">
                {outcome}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-auto pt-6">
        <ul aria-label={publicProjectsPage.filters.capability} className="flex flex-wrap gap-2">
          {capabilities.map((one) => (
            <li key={one.slug}>
              <Badge>{one.name}</Badge>
            </li>
          ))}
        </ul>
        <Link
          to={`/projects/${slug}`}
          prefetch="intent"
          viewTransition
          className="group mt-5 inline-flex min-h-9 items-center gap-2 font-medium text-ink underline decoration-1 underline-offset-4 after:absolute after:inset-0 hover:text-vermilion"
        >
          {publicProjectsPage.view}
          <span className="sr-only">{publicProjectsPage.viewOf(title)}</span>
          <ArrowRight aria-hidden="true" size={16} className="text-vermilion" />
        </Link>
      </div>
    </article>
  )
}

/** The project's seal, around the initials of its title. */
function ProjectSeal({ slug, title }: { slug: string; title: string }) {
  return (
    <div aria-hidden="true" className="relative -ms-2 size-32 shrink-0">
      <Guilloche figure={sealRecipe(slug)} className="size-full" />
      <span className="display absolute inset-0 flex items-center justify-center text-[1.375rem]">
        {initialsOf(title)}
      </span>
    </div>
  )
}
