import { pageCopy } from '#app/features/page-copy/page-copy.ts'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { QuestionList } from '#app/features/site/blocks/question-list.tsx'
import { CapabilitiesClosing } from '#app/features/site/capabilities/capabilities-closing.tsx'
import {
  CapabilitiesHero,
  CapabilitiesTable,
} from '#app/features/site/capabilities/capabilities-sections.tsx'
import { CapabilityCards } from '#app/features/site/capabilities/capability-cards.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { faqData } from '#app/features/site/questions-data.ts'
import { capabilities } from '#content/capabilities/overview.ts'
import type { Route } from './+types/capabilities'

export const meta: Route.MetaFunction = (args) =>
  siteMeta(capabilities.meta, args, [faqData(pageCopy(capabilities, args).questions.items)])

export default function Capabilities() {
  const { questions } = usePageCopy(capabilities)
  return (
    <>
      <CapabilitiesHero />
      <CapabilitiesTable />
      <CapabilityCards />
      <section
        aria-labelledby="questions"
        className="frame grid grid-cols-1 gap-x-8 gap-y-8 pb-16 md:pb-28 lg:grid-cols-12"
      >
        <h2 id="questions" className="display text-section lg:col-span-4">
          {questions.title}
        </h2>
        <div className="lg:col-span-8">
          <QuestionList items={questions.items} />
        </div>
      </section>
      <CapabilitiesClosing />
    </>
  )
}
