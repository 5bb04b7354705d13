import { pageCopy } from '#app/features/page-copy/page-copy.ts'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { Change } from '#app/features/site/ai-automation/change.tsx'
import { Evaluation } from '#app/features/site/ai-automation/evaluation.tsx'
import { GateHero } from '#app/features/site/ai-automation/gate-hero.tsx'
import { Limits } from '#app/features/site/ai-automation/limits.tsx'
import { Proof } from '#app/features/site/ai-automation/proof.tsx'
import { Record } from '#app/features/site/ai-automation/record.tsx'
import { ClosingAction } from '#app/features/site/blocks/closing-action.tsx'
import { FeatureGrid } from '#app/features/site/blocks/feature-grid.tsx'
import { QuestionList } from '#app/features/site/blocks/question-list.tsx'
import { RelatedPages } from '#app/features/site/blocks/related-pages.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { faqData } from '#app/features/site/questions-data.ts'
import { aiAutomation } from '#content/capabilities/ai-automation.ts'
import type { Route } from './+types/ai-automation'

export const meta: Route.MetaFunction = (args) =>
  siteMeta(aiAutomation.meta, args, [faqData(pageCopy(aiAutomation, args).questions.items)])

export default function AiAutomation() {
  const { features, questions, related, action } = usePageCopy(aiAutomation)
  return (
    <>
      <GateHero />
      <Limits />
      <Record />
      <Change />
      <Evaluation />
      <section className="frame py-20 md:py-28">
        <h2 className="display mb-10 max-w-[20ch] text-title">{features.title}</h2>
        <FeatureGrid items={features.items} layout="index" />
      </section>
      <Proof />
      <section className="frame grid grid-cols-1 gap-x-8 gap-y-8 py-20 md:py-28 lg:grid-cols-12">
        <h2 className="display text-title lg:col-span-4">{questions.title}</h2>
        <div className="lg:col-span-8">
          <QuestionList items={questions.items} />
        </div>
        <h2 className="display mt-12 text-title lg:col-span-4">{related.title}</h2>
        <div className="lg:col-span-8 lg:mt-12">
          <RelatedPages paths={related.paths} />
        </div>
      </section>
      <ClosingAction action={action} figure="automation" />
    </>
  )
}
