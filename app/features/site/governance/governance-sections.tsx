import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { FeatureGrid } from '#app/features/site/blocks/feature-grid.tsx'
import { QuestionList } from '#app/features/site/blocks/question-list.tsx'
import { RelatedPages } from '#app/features/site/blocks/related-pages.tsx'
import { SafeguardList } from '#app/features/site/blocks/safeguard-list.tsx'
import { SectionHead } from '#app/features/site/blocks/section-head.tsx'
import { governance } from '#content/solutions/governance.ts'

export function GovernanceFeatures() {
  const { features } = usePageCopy(governance)
  return (
    <section className="frame py-20 md:py-28">
      <SectionHead {...features} />
      <div className="mt-10">
        <FeatureGrid items={features.items} layout="index" />
      </div>
    </section>
  )
}

export function GovernanceChecks() {
  const { safeguards, questions, related } = usePageCopy(governance)
  return (
    <>
      <section className="frame py-20 md:py-28">
        <SectionHead {...safeguards} />
        <div className="mt-10">
          <SafeguardList items={safeguards.items} layout="ledger" />
        </div>
      </section>
      <section className="border-t border-line bg-surface">
        <div className="frame grid grid-cols-1 gap-x-16 gap-y-16 py-20 lg:grid-cols-2">
          <div>
            <h2 className="display mb-8 text-section">{questions.title}</h2>
            <QuestionList items={questions.items} />
          </div>
          <div>
            <h2 className="display mb-8 text-section">{related.title}</h2>
            <RelatedPages paths={related.paths} />
          </div>
        </div>
      </section>
    </>
  )
}
