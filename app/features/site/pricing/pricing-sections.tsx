import { Link } from 'react-router'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import type { PricingView } from '#app/features/site/pricing/pricing-view.server.ts'
import { WeekScale } from '#app/features/site/pricing/week-scale.tsx'
import { Accented } from '#app/ui/accented.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { sample } from '#content/downloads.ts'
import { pricing } from '#content/pricing.ts'

export function PricingHero({ view }: { view: PricingView }) {
  const copy = usePageCopy(pricing)
  return (
    <section className="frame grid grid-cols-1 gap-x-12 gap-y-10 py-12 md:py-20 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <MrzLine text={copy.mrz} className="mb-6" />
        <h1 className="display text-title">
          <Accented parts={copy.headline} />
        </h1>
        <p className="mt-5 max-w-[46ch] text-lead text-ink-muted">{copy.lead}</p>
        <ButtonAnchor href="#estimate" size="large" variant="secondary" className="mt-8">
          {copy.jump}
        </ButtonAnchor>
      </div>
      <section className="lg:col-span-7">
        <h2 className="headline text-heading">{copy.scale.title}</h2>
        <p className="mt-1 mb-4 text-ink-muted">{copy.scale.text}</p>
        <WeekScale {...view.scale} />
      </section>
    </section>
  )
}

export function PricingTiers({ view }: { view: PricingView }) {
  const { tiers, prices } = usePageCopy(pricing)
  return (
    <section className="border-t border-line bg-surface py-16 md:py-24">
      <div className="frame">
        <h2 className="display text-section">{tiers.title}</h2>
        <p className="mt-3 max-w-[60ch] text-ink-muted">{tiers.text}</p>
        <ul className="mt-8 border-t border-ink">
          {view.tiers.map((tier) => (
            <li
              key={tier.id}
              className="grid grid-cols-1 gap-x-8 gap-y-4 border-b border-line py-6 md:grid-cols-12"
            >
              <div className="md:col-span-4">
                <h3 className="headline text-heading">{tier.name}</h3>
                <p className="mt-1 text-ink-muted">{tier.description}</p>
                {tier.price && (
                  <p className="headline mt-3 text-[1.1875rem]">
                    <span className="label block text-ink-muted">{tiers.price}</span>
                    {tier.price}
                  </p>
                )}
              </div>
              <div className="md:col-span-8 lg:col-span-5">
                <h4 className="label text-ink-muted">{tiers.includes}</h4>
                <ul className="mt-2 list-disc space-y-1 ps-5">
                  {tier.features.map((feature, index) => (
                    <li key={index}>{feature}</li>
                  ))}
                </ul>
              </div>
              <div className="md:col-span-8 md:col-start-5 lg:col-span-3 lg:col-start-10">
                <h4 className="label text-ink-muted">{tiers.takes}</h4>
                <ul className="mt-2 space-y-1">
                  {tier.takes.map(({ title, duration }, index) => (
                    <li key={index}>
                      {`${title}: `}
                      <span className="whitespace-nowrap">{duration}</span>
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
        {view.until && <p className="mt-4 text-ink-muted">{`${prices.text} ${view.until}.`}</p>}
        <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
          <Link to="/blueprint" className="text-link">
            {tiers.more}
          </Link>
          <a href={sample.to} className="text-link">
            {sample.short}
          </a>
        </p>
        {!view.until && <WayToFigure />}
      </div>
    </section>
  )
}

function WayToFigure() {
  const { title, text, steps } = usePageCopy(pricing).prices.none
  return (
    <section className="mt-14">
      <h2 className="display text-section">{title}</h2>
      <p className="mt-3 max-w-[60ch] text-ink-muted">{text}</p>
      <ol className="mt-6 grid grid-cols-1 gap-x-8 border-t border-ink md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={index} className="border-b border-line py-4">
            <span aria-hidden="true" className="label text-vermilion">
              {index + 1}
            </span>
            <h3 className="headline mt-1 text-heading">{step.title}</h3>
            <p className="mt-1 text-ink-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function PricingDrivers() {
  const { drivers } = usePageCopy(pricing)
  return (
    <section className="frame grid grid-cols-1 gap-x-8 gap-y-8 py-16 md:py-24 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 className="display text-section">{drivers.title}</h2>
        <p className="mt-3 text-ink-muted">{drivers.text}</p>
      </div>
      <dl className="border-t border-ink lg:col-span-8">
        {drivers.items.map(({ title, text }, index) => (
          <div
            key={index}
            className="grid grid-cols-1 gap-x-8 border-b border-line py-4 sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="font-medium">{title}</dt>
            <dd className="text-ink-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
