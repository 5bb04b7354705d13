import type { ListPart } from '#app/lists/read-list.server.ts'
import { projectPage } from '#content/engagements.ts'
import {
  type Milestone,
  type Project,
  type ProjectFile,
  type ProjectUpdate,
  projectTabPath,
} from './engagement.ts'
import { ProjectFiles } from './project-files.tsx'
import { ProjectTimeline } from './project-timeline.tsx'
import { ProjectUpdates } from './project-updates.tsx'

export type ProjectCourse = {
  milestones: Milestone[]
  updates: ListPart<ProjectUpdate>
  files: ProjectFile[]
  moreFiles: boolean
}

type ProjectCourseTabProps = { project: Project; course: ProjectCourse; today: string }

/** The progress of a project: its milestones, updates and files. */
export function ProjectCourseTab({ project, course, today }: ProjectCourseTabProps) {
  const { milestones, updates, files, moreFiles } = course
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 content-start gap-12">
        <ProjectTimeline project={project} milestones={milestones} today={today} />
        <ProjectUpdates
          updates={updates}
          path={projectTabPath(project.id, 'overview')}
          search="part=progress"
          empty={projectPage.updates.empty}
        />
      </div>
      <ProjectFiles files={files} more={moreFiles} />
    </div>
  )
}
