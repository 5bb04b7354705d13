import { blueprintFigureId } from '#app/features/leads/blueprint-figure.tsx'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { Engraving } from '#app/ui/engraving.tsx'
import { blueprint as recipe } from '#app/ui/figure-blueprint.ts'
import { Check } from '#app/ui/icons.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { blueprint } from '#content/blueprint.ts'

type Tier = (typeof blueprint.tiers.items)[number]

/** The number of rings in each tier's figure. */
const rings: Record<Tier['id'], number> = { discovery: 1, blueprint: 3, implementation: 5 }

function TierCard({ tier }: { tier: Tier }) {
  const copy = usePageCopy(blueprint)
  const { popular, action } = copy.tiers
  const raised = tier.highlighted
  return (
    <li
      // The highlighted tier is dark in both themes.
      data-theme={raised ? 'dark' : undefined}
      className={`relative flex flex-col border p-6 text-ink sm:p-8 ${raised ? 'border-plate bg-plate lg:-my-8 lg:py-14 dark:border-line-strong' : 'border-line bg-surface'}`}
    >
      <div className="no-print overflow-clip border-b border-line-strong">
        <div className="mx-auto aspect-[2/1] min-h-0 max-w-80 overflow-clip">
          <Engraving
            recipe={recipe}
            reuse={blueprintFigureId}
            engraved={rings[tier.id]}
            className="w-full"
          />
        </div>
      </div>
      <div className="mt-7 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className={`headline ${raised ? 'text-section' : 'text-heading'}`}>{tier.name}</h3>
        {raised && (
          <StatusBadge tone="vermilion" tilt="right" className="text-[0.75rem]">
            {popular}
          </StatusBadge>
        )}
      </div>
      <p className="mt-2 text-ink-muted">{tier.description}</p>
      <ul className="mt-6 mb-8 border-t border-line">
        {tier.features.map((feature, index) => (
          <li key={index} className="flex gap-3 border-b border-line py-3 text-[0.9375rem]">
            <Check aria-hidden="true" size={16} className="mt-1 shrink-0 text-verdigris" />
            {feature}
          </li>
        ))}
      </ul>
      <ButtonAnchor
        href="#blueprint-contact"
        variant={raised ? 'primary' : 'secondary'}
        size="large"
        aria-describedby={`tier-${tier.id}`}
        className="mt-auto w-full"
      >
        {action}
      </ButtonAnchor>
      <span id={`tier-${tier.id}`} hidden>
        {tier.name}
      </span>
    </li>
  )
}

export function BlueprintTiers() {
  const copy = usePageCopy(blueprint)
  const { tiers } = copy
  return (
    <section className="frame py-20 md:py-28">
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-12">
        <h2 className="display text-title md:col-span-7">{tiers.title}</h2>
        <p className="self-end text-ink-muted md:col-span-4 md:col-start-9">{tiers.text}</p>
      </div>
      <ul className="mt-12 grid grid-cols-1 gap-6 lg:mt-20 lg:grid-cols-[1fr_1.3fr_1fr] lg:gap-0">
        {tiers.items.map((tier) => (
          <TierCard key={tier.id} tier={tier} />
        ))}
      </ul>
    </section>
  )
}
