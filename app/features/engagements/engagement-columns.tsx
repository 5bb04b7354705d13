import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import { Link } from '#app/ui/link.tsx'
import { Nothing } from '#app/ui/nothing.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { engagementsPage as copy, projectsPage } from '#content/engagements.ts'
import type { ProjectRow } from './engagement.ts'
import { adminProjectList, type ProjectSort } from './engagement-list-query.ts'
import { ProjectStatusBadge } from './project-status-badge.tsx'

/** The columns of the staff's list. */
export const engagementColumns: ListColumn<ProjectRow, ProjectSort>[] = withHeaders(copy.columns, [
  {
    key: 'name',
    sort: true,
    cell: (project) => (
      <Link
        to={`${adminProjectList.path}/${project.id}`}
        className="text-link block min-w-40 font-medium wrap-anywhere"
      >
        {project.name}
      </Link>
    ),
  },
  {
    key: 'client',
    phone: 'fact',
    cell: (project) => <span className="block min-w-32 wrap-anywhere">{project.client_name}</span>,
  },
  { key: 'status', cell: (project) => <ProjectStatusBadge status={project.status} /> },
  {
    key: 'progress',
    sort: true,
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
  { key: 'due_on', phone: 'fact', sort: true, cell: ({ due_on }) => day(due_on) },
  { key: 'created_at', sort: true, cell: ({ created_at }) => day(created_at) },
  {
    key: 'actions',
    cell: ({ id, name }) => (
      <Link
        to={`${adminProjectList.path}/${id}`}
        aria-label={copy.openOf(name)}
        className="text-link"
      >
        {copy.open}
      </Link>
    ),
  },
])

function day(date: string | null) {
  if (!date) return <Nothing>{copy.noDue}</Nothing>
  return <Moment at={date} className="whitespace-nowrap" />
}
