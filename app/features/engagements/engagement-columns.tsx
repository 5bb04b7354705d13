import { Link } from 'react-router'
import type { LedgerColumn } from '#app/ui/data-table.tsx'
import { listDate } from '#app/ui/format-date.ts'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { projectsPage, engagementsPage as words } from '#content/engagements.ts'
import type { ProjectRow } from './engagement.ts'
import {
  type ProjectListQuery,
  type ProjectSort,
  projectListSearch,
} from './engagement-list-query.ts'
import { ProjectStatusBadge } from './project-status-badge.tsx'

const path = '/lead_admin/engagements'

/** The columns of the staff's list; those with an order are links that sort. */
export function engagementColumns(query: ProjectListQuery): LedgerColumn<ProjectRow>[] {
  const sortable = (key: ProjectSort) => {
    const isSorted = query.sort === key
    const first = key === 'created_at' || key === 'progress' ? 'desc' : 'asc'
    const turned = query.direction === 'asc' ? 'desc' : 'asc'
    return {
      key,
      header: words.columns[key],
      sortHref:
        path + projectListSearch(query, { sort: key, direction: isSorted ? turned : first }),
      sorted: isSorted
        ? query.direction === 'asc'
          ? ('ascending' as const)
          : ('descending' as const)
        : undefined,
    }
  }
  return [
    {
      ...sortable('name'),
      cell: (project) => (
        <span className="block min-w-40 font-medium wrap-anywhere">{project.name}</span>
      ),
    },
    {
      key: 'client',
      header: words.columns.client,
      cell: (project) => (
        <span className="block min-w-32 wrap-anywhere">{project.client_name}</span>
      ),
    },
    {
      key: 'status',
      header: words.columns.status,
      cell: (project) => <ProjectStatusBadge status={project.status} />,
    },
    {
      ...sortable('progress'),
      cell: ({ progress, name }) => (
        <div className="flex max-w-48 items-center gap-3">
          <ProgressBar
            percent={progress}
            label={projectsPage.progressOf(name)}
            className="min-w-20 grow"
          />
          <span className="w-10 text-end font-mono text-small">
            {projectsPage.percent(progress)}
          </span>
        </div>
      ),
    },
    { ...sortable('due_on'), cell: ({ due_on }) => day(due_on) },
    { ...sortable('created_at'), cell: ({ created_at }) => day(created_at) },
    {
      key: 'actions',
      header: words.columns.actions,
      cell: ({ id, name }) => (
        <Link to={`${path}/${id}`} aria-label={words.openOf(name)} className="text-link">
          {words.open}
        </Link>
      ),
    },
  ]
}

function day(date: string | null) {
  if (!date) return words.noDue
  return (
    <time dateTime={date} className="whitespace-nowrap">
      {listDate(date)}
    </time>
  )
}
