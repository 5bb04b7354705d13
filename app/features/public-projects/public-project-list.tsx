import { changedHref } from '#app/platform/changed-href.ts'
import { Accented } from '#app/ui/accented.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FilterChips } from '#app/ui/filter-chips.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { publicProjectsPage } from '#content/public-projects.ts'
import type { FilterTerm, ProjectCard as Project } from './public-project.ts'
import { PublicProjectCard } from './public-project-card.tsx'
import type { ProjectQuery } from './public-project-query.ts'

type PublicProjectListProps = {
  projects: Project[]
  next: string | null
  sectors: FilterTerm[]
  capabilities: FilterTerm[]
  query: ProjectQuery
}

const path = '/projects'

/** The address of the list with these filters and without other parameters. */
function addressOf({ sector, capability }: ProjectQuery): string {
  return changedHref('', '', { sector, capability })
}

export function PublicProjectList({ projects, next, query, ...terms }: PublicProjectListProps) {
  const { sector, capability } = query
  const search = addressOf(query)
  const filtered = sector !== null || capability !== null
  const nothing = projects.length === 0 && !filtered && query.after === undefined
  const chips = (name: 'sector' | 'capability', all: FilterTerm[]) =>
    all.map(({ slug, name: text, chosen }) => {
      const href = changedHref(path, search, { [name]: chosen ? null : slug })
      return { slug, name: text, href, chosen }
    })
  return (
    <div className="frame pt-10 pb-16 md:pt-16 md:pb-24">
      <header className="grid grid-cols-1 items-end gap-x-8 gap-y-6 md:grid-cols-12">
        <div className="md:col-span-8">
          <MrzLine text={publicProjectsPage.mrz} className="mb-6" />
          <h1 className="display text-hero">
            <Accented parts={publicProjectsPage.headline} />
          </h1>
        </div>
        <p className="max-w-[52ch] text-ink-muted md:col-span-4">{publicProjectsPage.lead}</p>
      </header>
      {!nothing && (
        <>
          <nav
            aria-label={publicProjectsPage.filters.label}
            className="no-print mt-12 border-b border-line md:mt-16"
          >
            <FilterChips
              label={publicProjectsPage.filters.sector}
              chips={chips('sector', terms.sectors)}
              chosenText={publicProjectsPage.filters.chosen}
            />
            <FilterChips
              label={publicProjectsPage.filters.capability}
              chips={chips('capability', terms.capabilities)}
              chosenText={publicProjectsPage.filters.chosen}
            />
          </nav>
          <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <p role="status" className="label text-ink-muted">
              {publicProjectsPage.shown(projects.length)}
            </p>
            {filtered && (
              <ButtonLink to={path} variant="secondary" size="small" preventScrollReset>
                {publicProjectsPage.filters.clear}
              </ButtonLink>
            )}
          </div>
        </>
      )}
      <h2 className="sr-only">{publicProjectsPage.list}</h2>
      {projects.length > 0 ? (
        <ul className="grid grid-cols-1 gap-px p-px md:grid-cols-2 lg:grid-cols-3">
          {projects.map((project) => (
            <li key={project.id} className="bg-surface outline outline-line">
              <PublicProjectCard project={project} />
            </li>
          ))}
        </ul>
      ) : (
        <Nothing filtered={filtered} />
      )}
      {(query.after || next) && (
        <Pagination
          label={publicProjectsPage.pages}
          previous={{
            label: publicProjectsPage.first,
            href: query.after ? changedHref(path, search, {}) : null,
          }}
          next={{
            label: publicProjectsPage.more,
            href: next ? changedHref(path, search, { after: next }) : null,
          }}
        />
      )}
    </div>
  )
}

/** Shown when there are no projects, or none that match the filters. */
function Nothing({ filtered }: { filtered: boolean }) {
  const { text, hint, action } = publicProjectsPage.none
  if (filtered)
    return <EmptyState text={publicProjectsPage.empty} hint={publicProjectsPage.emptyHint} />
  return (
    <div className="mt-12 md:mt-16">
      <EmptyState
        text={text}
        hint={hint}
        action={<ButtonLink to={action.to}>{action.label}</ButtonLink>}
      />
    </div>
  )
}
