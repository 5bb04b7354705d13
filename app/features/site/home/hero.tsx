import { Link } from 'react-router'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { NextStepLink } from '#app/features/site/blocks/closing-action.tsx'
import { Accented } from '#app/ui/accented.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Guilloche } from '#app/ui/guilloche.tsx'
import { ArrowRight } from '#app/ui/icons.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { home } from '#content/home.ts'

export function HomeHero() {
  const copy = usePageCopy(home)
  return (
    <section className="frame grid grid-cols-1 items-center gap-y-8 pt-10 md:min-h-[44rem] md:grid-cols-12 md:pt-14">
      <div className="md:col-span-7">
        <MrzLine text={copy.mrz} className="mb-6" />
        <h1 className="display max-w-[14ch] text-hero">
          <Accented parts={copy.headline} />
        </h1>
        <p className="mt-7 max-w-[22rem] text-lead text-ink-muted">
          <span className="block text-ink">{copy.tagline}.</span> {copy.lead}
        </p>
        <div className="mt-8 flex flex-col flex-wrap gap-3 sm:flex-row">
          <NextStepLink place="hero">{copy.actions.primary}</NextStepLink>
          <ButtonLink viewTransition to="/about" size="large" variant="secondary">
            {copy.actions.secondary}
          </ButtonLink>
        </div>
      </div>
      <div className="relative -me-[var(--gutter)] h-60 overflow-clip md:col-span-5 md:h-[36rem] md:overflow-visible">
        <div className="absolute start-[12%] top-0 w-[32rem] max-w-none md:start-4 md:top-1/2 md:w-[min(46rem,58vw)] md:-translate-y-1/2">
          <Guilloche figure="home" turning className="w-full" />
        </div>
      </div>
      <SolutionIndex />
    </section>
  )
}

/** The products by name, before the strip and the grid show what they do. */
function SolutionIndex() {
  const { index, solutions } = usePageCopy(home)
  const entries = solutions.cards.filter(({ to }) => to.startsWith('/solutions/'))
  return (
    <nav
      aria-labelledby="solution-index"
      className="relative z-10 bg-paper pb-10 md:col-span-12 md:pb-14"
    >
      <h2 id="solution-index" className="label border-b border-ink pb-2 text-ink-muted">
        {index}
      </h2>
      <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-2 md:grid-cols-3">
        {[...entries, { title: solutions.all, to: '/solutions' }].map(({ title, to }) => (
          <li key={to} className="border-b border-line">
            <Link
              to={to}
              prefetch="intent"
              viewTransition
              className="flex h-full min-h-11 items-center justify-between gap-3 py-2 text-[0.9375rem] leading-snug no-underline hover:text-vermilion"
            >
              {title}
              <ArrowRight aria-hidden="true" size={16} className="shrink-0 text-ink-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
