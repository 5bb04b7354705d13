import { Link } from 'react-router'
import { ArrowLeft } from '#app/ui/icons.tsx'
import { illustrationSize } from '#app/ui/illustration.ts'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { caseStudy, publicProjectsPage } from '#content/public-projects.ts'
import { type PublicProject, paragraphsOf } from './public-project.ts'
import { CaseDetails, CaseFigures, CaseList, CaseText } from './public-project-parts.tsx'

/** A case study: a cover with its illustration, then the text with its details in the margin. */
export function PublicProjectPage({ project }: { project: PublicProject }) {
  const { slug, title, subtitle, description, challenge, solution, outcomes, kpis } = project
  return (
    <article className="dossier">
      <div className="frame pt-8 pb-14 md:pt-12 md:pb-20">
        <Link
          to="/projects"
          viewTransition
          className="text-link no-print inline-flex min-h-9 items-center gap-2 text-small"
        >
          <ArrowLeft aria-hidden="true" size={16} />
          {caseStudy.back}
        </Link>
        <header className="mt-8 grid grid-cols-1 items-center gap-x-12 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <MrzLine text={caseStudy.mrz(slug)} className="mb-6" />
            <div className="flex flex-wrap items-center gap-3">
              {project.is_featured && (
                <StatusBadge tone="vermilion" tilt="left">
                  {publicProjectsPage.featured}
                </StatusBadge>
              )}
              {project.sector && <StatusBadge>{project.sector.name}</StatusBadge>}
            </div>
            <h1 className="display mt-6 text-title">{title}</h1>
            {subtitle && <p className="mt-5 text-lead">{subtitle}</p>}
            {description && <p className="mt-5 max-w-[58ch] text-ink-muted">{description}</p>}
          </div>
          <div className="lg:col-span-6">
            <img
              src={`/illustrations/${slug}.svg`}
              alt=""
              {...illustrationSize}
              fetchPriority="high"
              className="h-auto w-full bg-surface"
            />
          </div>
        </header>
      </div>
      <div className="border-t border-ink bg-surface">
        <div className="frame grid grid-cols-1 gap-x-12 gap-y-12 py-14 md:py-20 lg:grid-cols-12">
          <CaseDetails sector={project.sector} capabilities={project.capabilities} />
          <div className="flex flex-col gap-14 lg:col-span-8 lg:col-start-5">
            {challenge && (
              <CaseText title={caseStudy.challenge} paragraphs={paragraphsOf(challenge)} />
            )}
            {solution && (
              <CaseText title={caseStudy.solution} paragraphs={paragraphsOf(solution)} />
            )}
            {outcomes.length > 0 && <CaseList title={caseStudy.outcomes} items={outcomes} />}
            {kpis.length > 0 && <CaseFigures items={kpis} />}
          </div>
        </div>
      </div>
    </article>
  )
}
