import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { NextStepLink, OtherWay } from '#app/features/site/blocks/closing-action.tsx'
import { FeatureGrid } from '#app/features/site/blocks/feature-grid.tsx'
import { OutcomeList } from '#app/features/site/blocks/outcome-list.tsx'
import { QuestionList } from '#app/features/site/blocks/question-list.tsx'
import { RelatedPages } from '#app/features/site/blocks/related-pages.tsx'
import { SafeguardList } from '#app/features/site/blocks/safeguard-list.tsx'
import { SectionHead } from '#app/features/site/blocks/section-head.tsx'
import { beatPath } from '#app/features/site/healthcare/trace.ts'
import { FigurePrint } from '#app/ui/figure-print.tsx'
import { healthcare } from '#content/solutions/healthcare.ts'

export function HealthcareParts() {
  const copy = usePageCopy(healthcare)
  const { features } = copy
  return (
    <section className="frame py-16 md:py-24">
      <SectionHead title={features.title} text={features.text} />
      <div className="mt-10">
        <FeatureGrid items={features.items} layout="index" />
      </div>
    </section>
  )
}

export function HealthcareOutcomes() {
  const copy = usePageCopy(healthcare)
  const { outcomes } = copy
  return (
    <section className="overflow-x-clip border-t border-line">
      <div className="frame grid grid-cols-1 gap-x-8 lg:grid-cols-12">
        <div className="relative -mx-[var(--gutter)] h-72 overflow-clip lg:col-span-5 lg:mx-0 lg:h-auto lg:overflow-visible">
          <FigurePrint
            figure="healthcare"
            className="absolute start-1/2 top-8 w-[34rem] max-w-none -translate-x-1/2 lg:start-auto lg:end-12 lg:top-1/2 lg:w-[42rem] lg:translate-x-0 lg:-translate-y-1/2"
          />
        </div>
        <div className="py-16 md:py-24 lg:col-span-7">
          <h2 className="display text-title">{outcomes.title}</h2>
          <p className="mt-4 max-w-[58ch] text-ink-muted">{outcomes.text}</p>
          <div className="mt-10">
            <OutcomeList items={outcomes.items} layout="column" />
          </div>
        </div>
      </div>
    </section>
  )
}

export function HealthcareSafeguards() {
  const copy = usePageCopy(healthcare)
  const { safeguards } = copy
  return (
    <section className="border-y border-line bg-surface py-16 md:py-24">
      <div className="frame">
        <h2 className="display text-title">{safeguards.title}</h2>
        <p className="mt-4 mb-12 max-w-[58ch] text-lead text-ink-muted">{safeguards.text}</p>
        <SafeguardList items={safeguards.items} layout="columns" />
      </div>
    </section>
  )
}

export function HealthcareQuestions() {
  const copy = usePageCopy(healthcare)
  const { questions, related } = copy
  return (
    <section className="frame grid grid-cols-1 gap-x-8 gap-y-6 py-16 md:py-24 lg:grid-cols-12">
      <h2 className="display text-section lg:col-span-3">{questions.title}</h2>
      <div className="lg:col-span-8 lg:col-start-5">
        <QuestionList items={questions.items} />
      </div>
      <h2 className="display mt-10 text-section lg:col-span-3">{related.title}</h2>
      <div className="lg:col-span-8 lg:col-start-5 lg:mt-10">
        <RelatedPages paths={related.paths} />
      </div>
    </section>
  )
}

const lastBeats = `M-3000 0H0${[0.3, 0.62].map((height, index) => beatPath(300, height, index * 300)).join('')}`

/** The line comes in from the edge of the page and ends at the button. */
export function HealthcareAction() {
  const copy = usePageCopy(healthcare)
  const { action } = copy
  return (
    <section className="overflow-x-clip border-t border-line pt-16 pb-20 md:pt-24 md:pb-28">
      <div className="frame">
        <div className="md:ms-[50%] md:ps-4">
          <h2 className="display text-title">{action.title}</h2>
          <p className="mt-4 max-w-[48ch] text-lead text-ink-muted">{action.text}</p>
          <OtherWay other={action.other} />
        </div>
        <div className="mt-10 flex flex-col md:mt-0 md:flex-row md:items-start">
          <svg
            viewBox="0 -110 600 140"
            preserveAspectRatio="xMaxYMid slice"
            fill="none"
            aria-hidden="true"
            focusable="false"
            className="block h-24 w-full overflow-visible text-vermilion md:h-[8.75rem] md:w-1/2"
          >
            <path d={lastBeats} stroke="currentColor" strokeWidth="2" />
          </svg>
          <span
            aria-hidden="true"
            className="mt-[6.8125rem] hidden w-4 border-t-2 border-vermilion md:block"
          />
          <NextStepLink className="md:mt-[5.375rem]">{action.label}</NextStepLink>
        </div>
      </div>
    </section>
  )
}
