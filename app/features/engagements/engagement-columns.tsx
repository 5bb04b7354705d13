import { Link } from 'react-router'
import type { ListColumn } from '#app/lists/list-table.tsx'
import { listDate } from '#app/ui/format-date.ts'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { projectsPage, engagementsPage as words } from '#content/engagements.ts'
import type { ProjectRow } from './engagement.ts'
import { adminProjectList, type ProjectSort } from './engagement-list-query.ts'
import { ProjectStatusBadge } from './project-status-badge.tsx'

/** The columns of the staff's list. */
export const engagementColumns: ListColumn<ProjectRow, ProjectSort>[] = [
  {
    key: 'name',
    header: words.columns.name,
    sort: 'name',
    cell: (project) => (
      <span className="block min-w-40 font-medium wrap-anywhere">{project.name}</span>
    ),
  },
  {
    key: 'client',
    header: words.columns.client,
    cell: (project) => <span className="block min-w-32 wrap-anywhere">{project.client_name}</span>,
  },
  {
    key: 'status',
    header: words.columns.status,
    cell: (project) => <ProjectStatusBadge status={project.status} />,
  },
  {
    key: 'progress',
    header: words.columns.progress,
    sort: 'progress',
    cell: ({ progress, name }) => (
      <div className="flex max-w-48 items-center gap-3">
        <ProgressBar
          percent={progress}
          label={projectsPage.progressOf(name)}
          className="min-w-20 grow"
        />
        <span className="w-10 text-end font-mono text-small">{projectsPage.percent(progress)}</span>
      </div>
    ),
  },
  {
    key: 'due_on',
    header: words.columns.due_on,
    sort: 'due_on',
    cell: ({ due_on }) => day(due_on),
  },
  {
    key: 'created_at',
    header: words.columns.created_at,
    sort: 'created_at',
    cell: ({ created_at }) => day(created_at),
  },
  {
    key: 'actions',
    header: words.columns.actions,
    cell: ({ id, name }) => (
      <Link
        to={`${adminProjectList.path}/${id}`}
        aria-label={words.openOf(name)}
        className="text-link"
      >
        {words.open}
      </Link>
    ),
  },
]

function day(date: string | null) {
  if (!date) return words.noDue
  return (
    <time dateTime={date} className="whitespace-nowrap">
      {listDate(date)}
    </time>
  )
}
