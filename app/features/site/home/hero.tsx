import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { Accented } from '#app/ui/accented.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Guilloche } from '#app/ui/guilloche.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { home } from '#content/home.ts'

export function HomeHero() {
  const copy = usePageCopy(home)
  return (
    <section className="frame grid grid-cols-1 items-center gap-y-8 py-10 md:min-h-[44rem] md:grid-cols-12 md:py-16">
      <div className="md:col-span-7">
        <MrzLine text={copy.mrz} className="mb-6" />
        <h1 className="display max-w-[14ch] text-hero">
          <Accented parts={copy.headline} />
        </h1>
        <p className="mt-7 max-w-[22rem] text-lead text-ink-muted">
          <span className="block text-ink">{copy.tagline}.</span> {copy.lead}
        </p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row">
          <ButtonLink to="/blueprint" size="large">
            {copy.actions.primary}
          </ButtonLink>
          <ButtonLink to="/about" size="large" variant="secondary">
            {copy.actions.secondary}
          </ButtonLink>
        </div>
      </div>
      <div className="relative -me-[var(--gutter)] h-72 overflow-clip md:col-span-5 md:h-[40rem] md:overflow-visible">
        <div className="absolute start-[12%] top-0 w-[32rem] max-w-none md:start-4 md:top-1/2 md:w-[min(46rem,58vw)] md:-translate-y-1/2">
          <Guilloche figure="home" turning className="w-full" />
        </div>
      </div>
    </section>
  )
}
