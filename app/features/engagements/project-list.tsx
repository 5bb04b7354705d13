import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { projectsPage } from '#content/engagements.ts'
import type { ProjectRow } from './engagement.ts'
import { type ProjectListQuery, projectListSearch } from './engagement-list-query.ts'
import { ProjectCard } from './project-card.tsx'
import { ProjectFilters } from './project-filters.tsx'

type ProjectListProps = {
  projects: ProjectRow[]
  today: string
  total: number
  totalCapped: boolean
  previous: string | null
  next: string | null
  query: ProjectListQuery
}

/** The portal's first page: a client's projects. */
export function ProjectList(props: ProjectListProps) {
  const { projects, total, totalCapped, previous, next, query } = props
  const narrowed = query.search !== '' || query.status !== 'all'
  const href = (change: Record<string, string>) => `/dashboard${projectListSearch(query, change)}`
  return (
    <>
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="headline text-section">{projectsPage.title}</h1>
        <p className="label text-ink-muted" role="status">
          {projectsPage.found(total, totalCapped)}
        </p>
      </div>
      {(total > 0 || narrowed) && <ProjectFilters query={query} />}
      {projects.length === 0 ? (
        <NoProjects narrowed={narrowed} />
      ) : (
        <>
          <ul className="grid grid-cols-1 gap-5 lg:grid-cols-2">
            {projects.map((project) => (
              <li key={project.id} className="grid">
                <ProjectCard project={project} today={props.today} />
              </li>
            ))}
          </ul>
          {(previous || next) && (
            <Pagination
              label={projectsPage.pages}
              previous={{
                label: projectsPage.previous,
                href: previous && href({ before: previous }),
              }}
              next={{ label: projectsPage.next, href: next && href({ after: next }) }}
            />
          )}
        </>
      )}
    </>
  )
}

function NoProjects({ narrowed }: { narrowed: boolean }) {
  return narrowed ? (
    <EmptyState
      text={projectsPage.noMatch}
      hint={projectsPage.noMatchHint}
      action={
        <ButtonLink to="/dashboard" variant="secondary">
          {projectsPage.clearSearch}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      text={projectsPage.empty}
      hint={projectsPage.emptyHint}
      action={
        <ButtonLink to="/dashboard/support" variant="secondary">
          {projectsPage.emptyAction}
        </ButtonLink>
      }
    />
  )
}
