import type { InsightPointer } from '#app/features/insights/insight.ts'
import { ReadOn } from '#app/features/insights/reading/read-on.tsx'
import type { PublicProject } from '#app/features/public-projects/public-project.ts'
import { PublicProjectPage } from '#app/features/public-projects/public-project-page.tsx'
import { ClosingAction } from '#app/features/site/blocks/closing-action.tsx'
import { caseStudy } from '#content/public-projects.ts'
import { readOn } from '#content/read-on.ts'

type ProjectBodyProps = { project: PublicProject; related: InsightPointer[] }

/** The page of a published project, for its address and for a preview. */
export function ProjectBody({ project, related }: ProjectBodyProps) {
  return (
    <>
      <PublicProjectPage project={project} />
      <ReadOn title={readOn.insights} related={related} />
      <ClosingAction action={caseStudy.action} layout="line" />
    </>
  )
}
