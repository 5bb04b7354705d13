import type { InsightPointer } from '#app/features/insights/insight.ts'
import { ReadOn } from '#app/features/insights/reading/read-on.tsx'
import { CaseStudy } from '#app/features/showcase/gallery/case-study.tsx'
import type { PublicProject } from '#app/features/showcase/public-project.ts'
import { ClosingAction } from '#app/features/site/blocks/closing-action.tsx'
import { readOn } from '#content/read-on.ts'
import { caseStudy } from '#content/showcase.ts'

type ProjectBodyProps = { project: PublicProject; related: InsightPointer[] }

/** The page of a published project, for its address and for a preview. */
export function ProjectBody({ project, related }: ProjectBodyProps) {
  return (
    <>
      <CaseStudy project={project} />
      <ReadOn title={readOn.insights} related={related} />
      <ClosingAction action={caseStudy.action} to="/contact" layout="line" />
    </>
  )
}
