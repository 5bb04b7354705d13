import { ListPage } from '#app/lists/list-page.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { projectStatusLabels, projectsPage } from '#content/engagements.ts'
import type { ProjectRow } from './engagement.ts'
import { type ProjectListQuery, portalProjectList } from './engagement-list-query.ts'
import { ProjectCard } from './project-card.tsx'

type ProjectListProps = ListRows<ProjectRow> & {
  today: string
  query: ProjectListQuery
  /** The id of its heading, where it is a section of a page. */
  section?: string
}

const statuses = optionsOf(projectStatusLabels, { value: 'all', label: projectsPage.allStatuses })

/** A client's projects. */
export function ProjectList({ today, ...page }: ProjectListProps) {
  return (
    <ListPage
      {...page}
      list={portalProjectList}
      copy={projectsPage}
      as={{
        item: (project) => (
          <ProjectCard project={project} today={today} isPart={page.section !== undefined} />
        ),
        itemsClass: 'grid grid-cols-1 gap-5 lg:grid-cols-2',
        itemClass: 'grid',
      }}
      filters={[
        { name: 'status', label: projectsPage.status, options: statuses },
        { name: 'sort', label: projectsPage.sort, options: optionsOf(projectsPage.sorts) },
      ]}
      emptyAction={
        <ButtonLink to="/dashboard/support" variant="secondary">
          {projectsPage.emptyAction}
        </ButtonLink>
      }
    />
  )
}
