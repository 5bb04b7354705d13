import { pageCopy } from '#app/features/page-copy/page-copy.ts'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { FeatureGrid } from '#app/features/site/blocks/feature-grid.tsx'
import { OutcomeList } from '#app/features/site/blocks/outcome-list.tsx'
import { QuestionList } from '#app/features/site/blocks/question-list.tsx'
import { RelatedPages } from '#app/features/site/blocks/related-pages.tsx'
import { Declaration } from '#app/features/site/cloud-infrastructure/declaration.tsx'
import { Exit } from '#app/features/site/cloud-infrastructure/exit.tsx'
import { Fault } from '#app/features/site/cloud-infrastructure/fault.tsx'
import { GroundAction } from '#app/features/site/cloud-infrastructure/ground-action.tsx'
import { SectionHero } from '#app/features/site/cloud-infrastructure/section-hero.tsx'
import { SiteLoss } from '#app/features/site/cloud-infrastructure/site-loss.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { faqData } from '#app/features/site/questions-data.ts'
import { cloudInfrastructure } from '#content/capabilities/cloud-infrastructure.ts'
import type { Route } from './+types/cloud-infrastructure'

export const meta: Route.MetaFunction = (args) =>
  siteMeta(cloudInfrastructure.meta, args, [
    faqData(pageCopy(cloudInfrastructure, args).questions.items),
  ])

export default function CloudInfrastructure() {
  const { outcomes, features, questions, related } = usePageCopy(cloudInfrastructure)
  return (
    <>
      <SectionHero />
      <section className="frame">
        <h2 className="sr-only">{outcomes.title}</h2>
        <OutcomeList items={outcomes.items} />
      </section>
      <Declaration />
      <SiteLoss />
      <Fault />
      <section className="frame pb-20 md:pb-28">
        <h2 className="display mb-10 text-title">{features.title}</h2>
        <FeatureGrid items={features.items} layout="margin" />
      </section>
      <Exit />
      <section className="frame py-20 md:py-28">
        <h2 className="display mb-8 text-section">{questions.title}</h2>
        <QuestionList items={questions.items} />
        <h2 className="display mt-20 mb-8 text-section">{related.title}</h2>
        <RelatedPages paths={related.paths} />
      </section>
      <GroundAction />
    </>
  )
}
