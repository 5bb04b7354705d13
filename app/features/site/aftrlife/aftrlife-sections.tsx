import { Link } from 'react-router'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { DecidedRing } from '#app/features/site/aftrlife/life-figure.tsx'
import { NextStepLink } from '#app/features/site/blocks/closing-action.tsx'
import { FeatureGrid } from '#app/features/site/blocks/feature-grid.tsx'
import { QuestionList } from '#app/features/site/blocks/question-list.tsx'
import { RelatedPages } from '#app/features/site/blocks/related-pages.tsx'
import { SafeguardList } from '#app/features/site/blocks/safeguard-list.tsx'
import { aftrlife } from '#content/solutions/aftrlife.ts'

export function AftrlifeMaking() {
  const copy = usePageCopy(aftrlife)
  const { features } = copy
  return (
    <section className="border-t border-line">
      <div className="frame py-24 md:py-32">
        <h2 className="display text-title">{features.title}</h2>
        <p className="mt-5 mb-14 max-w-[58ch] text-lead text-ink-muted">{features.text}</p>
        <FeatureGrid items={features.items} layout="margin" />
      </div>
    </section>
  )
}

export function AftrlifeEndings() {
  const copy = usePageCopy(aftrlife)
  const { endings } = copy
  return (
    <section className="border-y border-line bg-surface">
      <div className="frame grid grid-cols-1 gap-x-8 gap-y-12 py-20 md:py-28 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="display text-title">{endings.title}</h2>
          <p className="mt-4 max-w-[36ch] text-ink-muted">{endings.text}</p>
        </div>
        <ol className="grid grid-cols-1 gap-x-10 gap-y-12 sm:grid-cols-2 lg:col-span-8">
          {endings.items.map((item, index) => (
            <li key={index} className="border-t border-ink pt-4">
              <h3 className="headline text-heading">{item.title}</h3>
              <p className="mt-2">{item.text}</p>
              <dl className="mt-4 grid gap-y-3 text-small text-ink-muted">
                <div>
                  <dt className="label">{endings.asks}</dt>
                  <dd className="mt-0.5">{item.asks}</dd>
                </div>
                <div>
                  <dt className="label">{endings.remains}</dt>
                  <dd className="mt-0.5">{item.remains}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

export function AftrlifeSafeguards() {
  const copy = usePageCopy(aftrlife)
  const { safeguards } = copy
  return (
    <section className="frame grid grid-cols-1 gap-x-8 gap-y-10 py-20 md:py-28 lg:grid-cols-12">
      <div className="lg:col-span-3 lg:col-start-10 lg:row-start-1">
        <h2 className="display text-section">{safeguards.title}</h2>
        <p className="mt-4 text-ink-muted">{safeguards.text}</p>
      </div>
      <div className="lg:col-span-8 lg:col-start-1 lg:row-start-1">
        <SafeguardList items={safeguards.items} />
      </div>
    </section>
  )
}

/** The only aim with a year on this page. */
export function AftrlifeAim() {
  const copy = usePageCopy(aftrlife)
  const { outcomes, vision } = copy
  return (
    <section className="frame py-24 md:py-40 md:text-center">
      <h2 className="label text-ink-muted">{outcomes.title}</h2>
      {outcomes.items.map((item, index) => (
        <p key={index} className="display mx-auto mt-6 max-w-[15ch] text-hero">
          {item.label}
        </p>
      ))}
      <p className="mx-auto mt-8 max-w-[46ch] text-lead text-ink-muted">{outcomes.text}</p>
      <p className="mt-6">
        <Link to="/vision" className="text-link inline-block py-1">
          {vision}
        </Link>
      </p>
    </section>
  )
}

export function AftrlifeQuestions() {
  const copy = usePageCopy(aftrlife)
  const { questions, related } = copy
  return (
    <section className="border-t border-line">
      <div className="mx-auto w-[min(100%-2*var(--gutter),52rem)] py-20 md:py-28">
        <h2 className="display mb-10 text-title">{questions.title}</h2>
        <QuestionList items={questions.items} />
        <h2 className="headline mt-20 mb-6 text-heading">{related.title}</h2>
        <RelatedPages paths={related.paths} />
      </div>
    </section>
  )
}

export function AftrlifeAction() {
  const copy = usePageCopy(aftrlife)
  const { action } = copy
  return (
    <section className="frame pt-8 pb-28 md:pb-40 md:text-center">
      <DecidedRing className="mb-12 block w-36 md:mx-auto md:w-48" />
      <h2 className="display mx-auto max-w-[16ch] text-title">{action.title}</h2>
      <p className="mx-auto mt-6 max-w-[46ch] text-lead text-ink-muted">{action.text}</p>
      <NextStepLink className="mt-10 max-sm:w-full">{action.label}</NextStepLink>
    </section>
  )
}
