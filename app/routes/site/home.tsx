import { siteMeta } from '#app/features/site/page-meta.ts'
import { organizationData } from '#app/features/site/structured-data.ts'
import { Accented } from '#app/ui/accented.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Guilloche } from '#app/ui/guilloche.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { home } from '#content/home.ts'
import type { Route } from './+types/home'

export const meta: Route.MetaFunction = (args) =>
  siteMeta(home.meta, args, [organizationData(args.matches[0].loaderData?.origin ?? '')])

export default function Home() {
  return (
    <section className="frame grid grid-cols-1 items-center gap-y-6 py-10 md:min-h-[42rem] md:grid-cols-12 md:py-16">
      <div className="md:col-span-7">
        <MrzLine text={home.mrz} className="mb-6" />
        <h1 className="display text-hero">
          <Accented parts={home.headline} />
        </h1>
        <p className="mt-6 max-w-[32ch] text-lead text-ink-muted">{home.tagline}</p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row">
          <ButtonLink to="/blueprint" size="large">
            {home.actions.primary}
          </ButtonLink>
          <ButtonLink to="/about" size="large" variant="secondary">
            {home.actions.secondary}
          </ButtonLink>
        </div>
      </div>
      <div className="relative -me-[var(--gutter)] h-72 overflow-clip md:col-span-5 md:h-[40rem] md:overflow-visible">
        <Guilloche
          figure="home"
          turning
          className="absolute start-[12%] top-0 w-[32rem] max-w-none md:start-4 md:top-1/2 md:w-[min(46rem,58vw)] md:-translate-y-1/2"
        />
      </div>
    </section>
  )
}
