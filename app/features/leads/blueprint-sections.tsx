import { BlueprintFigure } from '#app/features/leads/blueprint-figure.tsx'
import { FindingDrawing } from '#app/features/leads/blueprint-findings.tsx'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { Accented } from '#app/ui/accented.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { blueprint } from '#content/blueprint.ts'

const two = (number: number) => String(number).padStart(2, '0')

export function BlueprintHero() {
  const copy = usePageCopy(blueprint)
  const { hero } = copy
  return (
    <section className="frame grid grid-cols-1 gap-y-4 pt-10 md:grid-cols-12 md:pt-0">
      <div className="self-center md:col-span-7 md:py-20 lg:col-span-6">
        <MrzLine text={hero.mrz} className="mb-6" />
        <h1 className="display max-w-[11ch] text-hero">
          <Accented parts={hero.headline} />
        </h1>
        <p className="mt-7 max-w-[44ch] text-lead text-ink-muted">{hero.lead}</p>
        <div className="mt-8 flex flex-col flex-wrap gap-3 sm:flex-row">
          <ButtonAnchor href="#blueprint-contact" size="large">
            {hero.primary}
          </ButtonAnchor>
          <ButtonAnchor href="#features" size="large" variant="secondary">
            {hero.secondary}
          </ButtonAnchor>
        </div>
      </div>
      <div className="no-print relative -mx-[var(--gutter)] h-[22rem] overflow-clip md:col-span-5 md:mx-0 md:h-auto md:min-h-[44rem] md:overflow-x-visible md:overflow-y-clip lg:col-span-6">
        <BlueprintFigure className="absolute start-1/2 top-3 w-[34rem] max-w-none -translate-x-1/2 md:start-2 md:top-1/2 md:w-[46rem] md:translate-x-0 md:-translate-y-1/2 lg:start-0 lg:w-[52rem]" />
      </div>
    </section>
  )
}

export function BlueprintChallenges() {
  const copy = usePageCopy(blueprint)
  const { challenges } = copy
  return (
    <section className="border-t border-line bg-paper py-20 md:py-28">
      <div className="frame">
        <div className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-12">
          <h2 className="display text-title md:col-span-7">{challenges.title}</h2>
          <p className="self-end text-ink-muted md:col-span-4 md:col-start-9">{challenges.text}</p>
        </div>
        <ol className="mt-12 grid grid-cols-1 border-s border-t border-line md:grid-cols-12">
          {challenges.items.map((item, index) => (
            <li
              key={item.id}
              className={`flex flex-col border-e border-b border-line bg-surface p-6 sm:p-8 ${index === 0 || index === 3 ? 'md:col-span-7' : 'md:col-span-5'}`}
            >
              <p className="label text-ink-muted">
                {challenges.finding} {two(index + 1)}
              </p>
              <FindingDrawing id={item.id} className="mt-6 h-32 w-full overflow-visible text-ink" />
              <h3 className="headline mt-6 text-section">{item.title}</h3>
              <p className="mt-2 max-w-[52ch] text-ink-muted">{item.text}</p>
              <p className="mt-auto pt-6 text-small">
                <span className="label block text-ink-muted">{challenges.records}</span>
                <span className="mt-1 block">{item.records}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

export function BlueprintApproach() {
  const copy = usePageCopy(blueprint)
  const { approach } = copy
  return (
    <section className="frame grid grid-cols-1 gap-x-8 gap-y-10 py-20 md:grid-cols-12 md:py-28">
      <div className="md:col-span-4">
        <div className="md:sticky md:top-32">
          <h2 className="display text-title">{approach.title}</h2>
          <p className="mt-5 max-w-[40ch] text-ink-muted">{approach.text}</p>
          <MrzLine text={approach.mrz} className="mt-8" />
        </div>
      </div>
      <ol className="border-t border-ink md:col-span-8 lg:col-span-7 lg:col-start-6">
        {approach.items.map((item, index) => (
          <li
            key={index}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline gap-x-3 border-b border-line py-5 sm:grid-cols-[3rem_minmax(0,5fr)_minmax(0,7fr)]"
          >
            <span aria-hidden="true" className="label text-vermilion">
              {two(index + 1)}
            </span>
            <h3 className="headline text-[1.25rem] leading-snug">{item.title}</h3>
            <p className="col-start-2 mt-1 text-ink-muted sm:col-start-3 sm:mt-0">{item.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function BlueprintIncluded() {
  const copy = usePageCopy(blueprint)
  const { included } = copy
  return (
    <section id="features" className="border-y border-line bg-surface">
      <div className="frame grid grid-cols-1 md:grid-cols-12">
        <div className="pt-16 pb-6 md:col-span-12 md:pt-20 lg:col-span-4 lg:pe-10">
          <MrzLine text={included.mrz} className="mb-6" />
          <h2 className="display text-title">{included.title}</h2>
          <p className="mt-4 text-lead text-ink-muted">{included.text}</p>
        </div>
        <ul className="grid gap-px border-line bg-line sm:grid-cols-2 md:col-span-12 lg:col-span-8 lg:border-x">
          {included.items.map((item, index) => (
            <li key={index} className="bg-surface py-7 sm:px-7 sm:py-9">
              <p aria-hidden="true" className="label text-ink-muted">
                {included.sheet} {index + 1}/{included.items.length}
              </p>
              <h3 className="headline mt-8 text-heading">{item.title}</h3>
              <p className="mt-2 max-w-[46ch] text-ink-muted">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
