import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { LedgerTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { projectsPage, engagementsPage as words } from '#content/engagements.ts'
import type { ProjectRow } from './engagement.ts'
import { engagementColumns } from './engagement-columns.tsx'
import { EngagementFilters } from './engagement-filters.tsx'
import { type ProjectListQuery, projectListSearch } from './engagement-list-query.ts'

const path = '/lead_admin/engagements'

type EngagementListProps = {
  projects: ProjectRow[]
  total: number
  totalCapped: boolean
  previous: string | null
  next: string | null
  query: ProjectListQuery
  clientPicker: ReactNode
}

/** The projects of all clients, as staff see them. */
export function EngagementList(props: EngagementListProps) {
  const { projects, total, totalCapped, query, clientPicker } = props
  const narrowed = query.search !== '' || query.status !== 'all' || query.clientId !== undefined
  const create = (
    <ButtonLink to={`${path}/new${projectListSearch(query)}`} preventScrollReset>
      {words.create}
    </ButtonLink>
  )
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="headline text-section">{words.title}</h1>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="label text-ink-muted" role="status">
            {projectsPage.found(total, totalCapped)}
          </p>
          {(total > 0 || narrowed) && create}
        </div>
      </div>
      {(total > 0 || narrowed) && <EngagementFilters query={query} clientPicker={clientPicker} />}
      <div className="mt-8">
        {projects.length > 0 ? (
          <Table {...props} />
        ) : narrowed ? (
          <EmptyState
            text={words.noMatch}
            hint={words.noMatchHint}
            action={
              <ButtonLink to={path} variant="secondary">
                {words.clearSearch}
              </ButtonLink>
            }
          />
        ) : (
          <EmptyState text={words.empty} hint={words.emptyHint} action={create} />
        )}
      </div>
    </>
  )
}

function Table({ projects, previous, next, query }: EngagementListProps) {
  const href = (change: Record<string, string>) => path + projectListSearch(query, change)
  return (
    <>
      <LedgerTable
        caption={words.caption}
        columns={engagementColumns(query)}
        rows={projects}
        rowKey={(project) => project.id}
      />
      {(previous || next) && (
        <Pagination
          label={words.pages}
          previous={{ label: words.previous, href: previous && href({ before: previous }) }}
          next={{ label: words.next, href: next && href({ after: next }) }}
        />
      )}
    </>
  )
}
