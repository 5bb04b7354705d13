import { TermStrip } from '#app/ui/fact-list.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { WrittenPart } from '#app/ui/prose-section.tsx'
import { projectPage, projectsPage } from '#content/engagements.ts'
import { type Project, pointsOf } from './engagement.ts'

/** The description, duration and budget of a project. */
export function ProjectOverview({ project }: { project: Project }) {
  const { description, overview, overview_points, timeline, budget } = project
  const terms = [
    { term: projectPage.timelineTerm, text: timeline ?? '' },
    { term: projectPage.budgetTerm, text: budget ?? '' },
  ].filter(({ text }) => text !== '')
  const isWritten = overview !== null || overview_points !== null
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <section aria-labelledby="about" className="grid min-w-0 gap-4">
        <h2 id="about" className="headline text-heading">
          {projectPage.about}
        </h2>
        {(description || !isWritten) && (
          <p className="prose-measure wrap-anywhere whitespace-pre-wrap">
            {description ? (
              <LinkedText text={description} />
            ) : (
              <span className="text-ink-muted">{projectsPage.noDescription}</span>
            )}
          </p>
        )}
        {isWritten && <WrittenPart text={overview} points={pointsOf(overview_points)} />}
      </section>
      {terms.length > 0 && <TermStrip terms={terms} className="max-lg:row-start-1" />}
    </div>
  )
}
