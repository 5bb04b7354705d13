import { pageCopy } from '#app/features/page-copy/page-copy.ts'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { ClosingAction } from '#app/features/site/blocks/closing-action.tsx'
import { QuestionList } from '#app/features/site/blocks/question-list.tsx'
import { SafeguardList } from '#app/features/site/blocks/safeguard-list.tsx'
import { EvisaHero } from '#app/features/site/evisa/evisa-hero.tsx'
import { EvisaJourney } from '#app/features/site/evisa/evisa-journey.tsx'
import { EvisaReadOn } from '#app/features/site/evisa/evisa-read-on.tsx'
import { EvisaSpread } from '#app/features/site/evisa/evisa-spread.tsx'
import { EvisaStamps } from '#app/features/site/evisa/evisa-stamps.tsx'
import { EvisaTimelines } from '#app/features/site/evisa/evisa-timelines.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { faqData } from '#app/features/site/questions-data.ts'
import { evisa } from '#content/solutions/evisa.ts'
import type { Route } from './+types/evisa'

export const meta: Route.MetaFunction = (args) =>
  siteMeta(evisa.meta, args, [faqData(pageCopy(evisa, args).questions.items)])

export default function Evisa() {
  const { safeguards, questions, action } = usePageCopy(evisa)
  return (
    <>
      <EvisaHero />
      <EvisaJourney />
      <EvisaTimelines />
      <EvisaSpread />
      <EvisaStamps />
      <section className="border-t border-line bg-surface py-20 md:py-28">
        <div className="frame grid grid-cols-1 gap-x-8 gap-y-8 md:grid-cols-12">
          <div className="md:col-span-4">
            <h2 className="display text-section">{safeguards.title}</h2>
            <p className="mt-4 max-w-[40ch] text-ink-muted">{safeguards.text}</p>
          </div>
          <div className="md:col-span-8">
            <SafeguardList items={safeguards.items} />
          </div>
        </div>
      </section>
      <section className="frame grid grid-cols-1 gap-x-8 gap-y-16 py-20 md:py-28 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h2 className="display mb-8 text-section">{questions.title}</h2>
          <QuestionList items={questions.items} />
        </div>
        <EvisaReadOn />
      </section>
      <ClosingAction action={action} figure="evisa" />
    </>
  )
}
