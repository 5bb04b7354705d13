import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { NextStepLink } from '#app/features/site/blocks/closing-action.tsx'
import { QuestionList } from '#app/features/site/blocks/question-list.tsx'
import { SafeguardList } from '#app/features/site/blocks/safeguard-list.tsx'
import { Booklet, Sign } from '#app/features/site/clients/booklet.tsx'
import { Accented } from '#app/ui/accented.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { clients } from '#content/clients.ts'

/** The way in first, then the booklet, which lies half on the paper and half on the navy desk. */
export function PortalHero() {
  const copy = usePageCopy(clients)
  return (
    <>
      <div className="frame pt-12 pb-10 md:pt-16 md:pb-14">
        <MrzLine text={copy.mrz} className="mb-6" />
        <div className="grid grid-cols-1 items-end gap-x-8 gap-y-8 lg:grid-cols-12">
          <h1 className="display text-title lg:col-span-7">
            <Accented parts={copy.headline} />
          </h1>
          <div className="lg:col-span-4 lg:col-start-9">
            <p className="max-w-[46ch] text-lead text-ink-muted">{copy.lead}</p>
            <NextStepLink place="hero" prefetch="none" className="mt-6 w-full sm:w-auto">
              {copy.signIn}
            </NextStepLink>
          </div>
        </div>
      </div>
      <div className="relative">
        <div aria-hidden="true" className="bg-plate absolute inset-x-0 top-44 bottom-0" />
        <div className="frame relative">
          <Booklet />
        </div>
      </div>
    </>
  )
}

export function Leaves() {
  const copy = usePageCopy(clients)
  const { leaves } = copy
  return (
    <section
      data-theme="dark"
      aria-labelledby="leaves"
      className="bg-plate pt-14 pb-20 text-ink md:pt-20 md:pb-28"
    >
      <div className="frame">
        <h2 id="leaves" className="display text-section">
          {leaves.title}
        </h2>
        <ul className="mt-8 grid grid-cols-1 gap-x-10 gap-y-10 md:grid-cols-3">
          {leaves.items.map((leaf, index) => (
            <li key={index} className="border-t border-line-strong pt-5">
              <div className="flex items-center gap-4">
                <Sign>{leaf.sign}</Sign>
                <h3 className="headline text-heading">{leaf.title}</h3>
              </div>
              <p className="mt-4 max-w-[48ch]">{leaf.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function Assurance() {
  const copy = usePageCopy(clients)
  const { safeguards, questions } = copy
  return (
    <div className="border-t border-line bg-surface">
      <div className="frame grid grid-cols-1 gap-x-8 gap-y-16 py-16 md:py-24 lg:grid-cols-12">
        <section aria-labelledby="safeguards" className="lg:col-span-7">
          <h2 id="safeguards" className="display mb-8 text-section">
            {safeguards.title}
          </h2>
          <SafeguardList items={safeguards.items} />
        </section>
        <section aria-labelledby="questions" className="lg:col-span-4 lg:col-start-9">
          <h2 id="questions" className="display mb-8 text-section">
            {questions.title}
          </h2>
          <QuestionList items={questions.items} />
        </section>
      </div>
    </div>
  )
}

export function PortalAction() {
  const copy = usePageCopy(clients)
  const { action } = copy
  return (
    <section
      aria-labelledby="access-portal"
      className="frame flex flex-col items-center py-20 text-center md:py-28"
    >
      <h2 id="access-portal" className="display text-title">
        {action.title}
      </h2>
      <p className="mt-4 max-w-[46ch] text-lead text-ink-muted">{action.text}</p>
      <div className="mt-8 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
        <NextStepLink prefetch="none">{action.label}</NextStepLink>
        <ButtonLink viewTransition to="/contact" size="large" variant="secondary">
          {action.help}
        </ButtonLink>
      </div>
    </section>
  )
}
