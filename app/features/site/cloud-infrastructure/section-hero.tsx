import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { NextStepLink } from '#app/features/site/blocks/closing-action.tsx'
import { Accented } from '#app/ui/accented.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { cloudInfrastructure } from '#content/capabilities/cloud-infrastructure.ts'
import { SectionDrawing, SectionStrip } from './section-drawing.tsx'

/** The words stand in the sky; below them the land is cut open. */
export function SectionHero() {
  const copy = usePageCopy(cloudInfrastructure)
  const { section } = copy
  return (
    <section className="overflow-clip pt-10 md:pt-16">
      <div className="frame grid grid-cols-1 items-end gap-x-8 lg:grid-cols-12">
        <div className="lg:relative lg:z-10 lg:col-span-7">
          <h1 className="display max-w-[13ch] text-hero">
            <Accented parts={copy.headline} />
          </h1>
          <p className="mt-7 max-w-[46ch] text-lead text-ink-muted">{copy.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <NextStepLink place="hero">{copy.primary}</NextStepLink>
            <ButtonAnchor href="#site-lost" size="large" variant="secondary">
              {copy.secondary}
            </ButtonAnchor>
          </div>
        </div>
      </div>
      <div className="frame mt-12 grid grid-cols-1 gap-x-8 lg:mt-16 lg:grid-cols-12">
        <div className="lg:col-span-4 lg:pt-24">
          <h2 className="sr-only">{section.title}</h2>
          <p className="label relative pb-2 lg:hidden">
            <span className="relative start-[70%] -translate-x-1/2 inline-block">
              {section.border}
            </span>
          </p>
          <ol className="border-ink lg:border-t-2">
            {section.strata.map((stratum, index) => (
              <li
                key={stratum.id}
                className="max-lg:pb-8 lg:h-36 lg:border-b lg:border-line lg:py-5 lg:pe-4"
              >
                <SectionStrip
                  stratum={index}
                  className={`-mx-[var(--gutter)] mb-3 block w-[calc(100%+2*var(--gutter))] lg:hidden ${index === 0 ? 'h-72' : 'h-24'}`}
                />
                <h3 className="headline text-heading">{stratum.title}</h3>
                <p className="mt-1 max-w-[48ch] text-small text-ink-muted">{stratum.text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className="relative lg:col-span-8">
          {/* To the right edge of the window; the border stands at 820 of 1200. */}
          <div className="lg:absolute lg:inset-y-0 lg:start-0 lg:w-[calc(100%+max(var(--gutter),(100vw-82rem)/2))]">
            <SectionDrawing className="absolute -top-90 left-0 h-[calc(100%+22.5rem)] w-full max-lg:hidden" />
            <p className="label absolute start-[68.333%] -top-90 hidden -translate-x-1/2 -translate-y-full pb-2 lg:block">
              {section.border}
            </p>
            <div className="lg:absolute lg:start-[68.333%] lg:top-[51%] lg:max-w-64 lg:px-6">
              <p className="label text-blue">{section.outside}</p>
              <p className="mt-2 text-small text-ink-muted max-lg:max-w-[48ch]">
                {section.outsideText}
              </p>
            </div>
          </div>
        </div>
      </div>
      <div className="frame">
        <MrzLine text={copy.mrz} className="py-6 max-lg:mt-4" />
      </div>
    </section>
  )
}
