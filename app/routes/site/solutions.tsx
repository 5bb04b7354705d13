import { pageCopy } from '#app/features/page-copy/page-copy.ts'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { ClosingAction } from '#app/features/site/blocks/closing-action.tsx'
import { QuestionList } from '#app/features/site/blocks/question-list.tsx'
import { RelatedPages } from '#app/features/site/blocks/related-pages.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { faqData } from '#app/features/site/questions-data.ts'
import {
  SolutionsChoice,
  SolutionsHero,
  SolutionsSteps,
} from '#app/features/site/solutions/solutions-sections.tsx'
import { solutions } from '#content/solutions/overview.ts'
import type { Route } from './+types/solutions'

export const meta: Route.MetaFunction = (args) =>
  siteMeta(solutions.meta, args, [faqData(pageCopy(solutions, args).questions.items)])

export default function Solutions() {
  const { shared, questions, action } = usePageCopy(solutions)
  return (
    <>
      <SolutionsHero />
      <SolutionsChoice />
      <SolutionsSteps />
      <div className="frame grid grid-cols-1 gap-x-8 gap-y-16 pt-16 md:pt-24 lg:grid-cols-12">
        <section aria-labelledby="shared" className="lg:col-span-5">
          <h2 id="shared" className="display text-section">
            {shared.title}
          </h2>
          <p className="mt-3 mb-8 text-ink-muted">{shared.text}</p>
          <RelatedPages paths={shared.paths} />
        </section>
        <section aria-labelledby="questions" className="lg:col-span-6 lg:col-start-7">
          <h2 id="questions" className="display mb-8 text-section">
            {questions.title}
          </h2>
          <QuestionList items={questions.items} />
        </section>
      </div>
      <ClosingAction action={action} layout="line" />
    </>
  )
}
