import { pageCopy } from '#app/features/page-copy/page-copy.ts'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { ClosingAction } from '#app/features/site/blocks/closing-action.tsx'
import { FeatureGrid } from '#app/features/site/blocks/feature-grid.tsx'
import { QuestionList } from '#app/features/site/blocks/question-list.tsx'
import { RelatedPages } from '#app/features/site/blocks/related-pages.tsx'
import { Assurance } from '#app/features/site/digital-identity/assurance.tsx'
import { Sequence } from '#app/features/site/digital-identity/sequence.tsx'
import { Situations } from '#app/features/site/digital-identity/situations.tsx'
import { SpecimenHero } from '#app/features/site/digital-identity/specimen-hero.tsx'
import { Spread } from '#app/features/site/digital-identity/spread.tsx'
import { Standards } from '#app/features/site/digital-identity/standards.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { faqData } from '#app/features/site/questions-data.ts'
import { digitalIdentity } from '#content/capabilities/digital-identity.ts'
import type { Route } from './+types/digital-identity'

export const meta: Route.MetaFunction = (args) =>
  siteMeta(digitalIdentity.meta, args, [faqData(pageCopy(digitalIdentity, args).questions.items)])

export default function DigitalIdentity() {
  const { features, related, questions, action } = usePageCopy(digitalIdentity)
  return (
    <>
      <SpecimenHero />
      <Situations />
      <Sequence />
      <Spread />
      <section className="border-t border-line bg-surface py-20 md:py-28">
        <div className="frame">
          <h2 className="display mb-12 text-title md:text-end">{features.title}</h2>
          <FeatureGrid items={features.items} />
        </div>
      </section>
      <Standards />
      <Assurance />
      <section className="frame grid grid-cols-1 gap-x-16 gap-y-16 pt-20 md:pt-28 lg:grid-cols-2">
        <div>
          <h2 className="display mb-8 text-section">{related.title}</h2>
          <RelatedPages paths={related.paths} />
        </div>
        <div>
          <h2 className="display mb-8 text-section">{questions.title}</h2>
          <QuestionList items={questions.items} />
        </div>
      </section>
      <ClosingAction action={action} layout="line" />
    </>
  )
}
