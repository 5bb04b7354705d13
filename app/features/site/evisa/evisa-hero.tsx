import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { NextStepLink } from '#app/features/site/blocks/closing-action.tsx'
import { TravellerPortrait } from '#app/features/site/evisa/traveller-portrait.tsx'
import { Accented } from '#app/ui/accented.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { evisa } from '#content/solutions/evisa.ts'

export const journeyId = 'journey'

/** The first screen is the document itself: portrait, fields, machine-readable zone. */
export function EvisaHero() {
  const copy = usePageCopy(evisa)
  const { hero } = copy
  return (
    <section className="border-b border-line bg-surface">
      <div className="frame grid grid-cols-1 gap-x-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="pt-10 lg:col-span-7 lg:col-start-6 lg:ps-6">
          <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line pb-4">
            <span className="label text-ink-muted">{hero.kind}</span>
            <StatusBadge tone="ink">{hero.specimen}</StatusBadge>
          </p>
          <h1 className="display mt-7 max-w-[9ch] text-hero">
            <Accented parts={copy.headline} />
          </h1>
          <p className="mt-7 max-w-[48ch] text-lead text-ink-muted">{copy.lead}</p>
          <div className="mt-8 flex flex-col flex-wrap gap-3 sm:flex-row">
            <NextStepLink place="hero">{hero.primary}</NextStepLink>
            <ButtonAnchor href={`#${journeyId}`} size="large" variant="secondary">
              {hero.secondary}
            </ButtonAnchor>
          </div>
        </div>
        <div className="relative -mx-[var(--gutter)] mt-10 h-[25rem] overflow-clip sm:h-[30rem] lg:col-span-5 lg:row-span-2 lg:row-start-1 lg:mx-0 lg:mt-0 lg:h-auto lg:min-h-[43rem] lg:overflow-x-visible lg:overflow-y-clip">
          <TravellerPortrait
            label={hero.portrait}
            className="absolute top-0 -end-16 w-[25rem] max-w-none sm:end-1/2 sm:w-[32rem] sm:translate-x-1/2 lg:end-0 lg:translate-x-0 lg:top-8 lg:w-[32rem] xl:-end-2 xl:w-[42rem]"
          />
        </div>
        <dl className="grid grid-cols-1 gap-x-8 border-line max-lg:-mx-[var(--gutter)] max-lg:border-t max-lg:border-line-strong max-lg:px-[var(--gutter)] sm:grid-cols-2 lg:col-span-7 lg:col-start-6 lg:self-end lg:ps-6 lg:pt-10">
          {hero.fields.map((field, index) => (
            <div
              key={index}
              className="border-b border-line py-4 max-sm:last:border-0 sm:[&:nth-last-child(-n+2)]:border-0"
            >
              <dt className="label text-ink-muted">{field.label}</dt>
              <dd className="mt-1">{field.value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div
        aria-hidden="true"
        className="border-t border-line-strong bg-paper py-6 font-mono text-[clamp(1.375rem,3.3vw,4rem)] leading-[1.5] tracking-[0.12em] select-none md:py-8"
      >
        {hero.zone.map((line, index) => (
          <p
            key={index}
            className="whitespace-nowrap ms-[var(--gutter)] xl:ms-[max(var(--gutter),calc((100vw-82rem)/2))]"
          >
            {line}
          </p>
        ))}
      </div>
    </section>
  )
}
