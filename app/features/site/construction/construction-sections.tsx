import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { FeatureGrid } from '#app/features/site/blocks/feature-grid.tsx'
import { QuestionList } from '#app/features/site/blocks/question-list.tsx'
import { RelatedPages } from '#app/features/site/blocks/related-pages.tsx'
import { SafeguardList } from '#app/features/site/blocks/safeguard-list.tsx'
import { construction } from '#content/solutions/construction.ts'

export function ConstructionFeatures() {
  const { features } = usePageCopy(construction)
  return (
    <section className="frame grid grid-cols-1 gap-x-8 gap-y-10 py-20 lg:grid-cols-12 lg:py-28">
      <div className="lg:col-span-4">
        <div className="lg:sticky lg:top-32">
          <h2 className="display text-title">{features.title}</h2>
          <p className="mt-5 max-w-[40ch] text-ink-muted">{features.text}</p>
        </div>
      </div>
      <div className="lg:col-span-8">
        <FeatureGrid items={features.items} layout="margin" />
      </div>
    </section>
  )
}

export function ConstructionSafeguards() {
  const { safeguards } = usePageCopy(construction)
  return (
    <section className="border-y border-line bg-surface py-20 md:py-28">
      <div className="frame">
        <h2 className="display max-w-[16ch] text-title">{safeguards.title}</h2>
        <p className="mt-5 mb-12 max-w-[52ch] text-ink-muted">{safeguards.text}</p>
        <SafeguardList items={safeguards.items} layout="columns" />
      </div>
    </section>
  )
}

export function ConstructionQuestions() {
  const { questions, related } = usePageCopy(construction)
  return (
    <section className="frame grid grid-cols-1 gap-x-8 gap-y-8 py-20 md:grid-cols-12 md:py-28">
      <h2 className="display text-section md:col-span-4">{questions.title}</h2>
      <div className="md:col-span-8">
        <QuestionList items={questions.items} />
      </div>
      <h2 className="display mt-10 text-section md:col-span-4">{related.title}</h2>
      <div className="md:col-span-8 md:mt-10">
        <RelatedPages paths={related.paths} />
      </div>
    </section>
  )
}
