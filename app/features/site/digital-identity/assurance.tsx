import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { SafeguardList } from '#app/features/site/blocks/safeguard-list.tsx'
import { digitalIdentity } from '#content/capabilities/digital-identity.ts'

export function Assurance() {
  const { safeguards, outcomes } = usePageCopy(digitalIdentity)
  return (
    <section className="border-y border-line bg-surface py-20 md:py-28">
      <div className="frame">
        <h2 className="display text-title">{safeguards.title}</h2>
        <div className="mt-12">
          <SafeguardList items={safeguards.items} layout="columns" />
        </div>
        <h2 className="sr-only">{outcomes.title}</h2>
        <dl className="mt-20 grid grid-cols-1 gap-y-10 border-t border-ink md:grid-cols-2">
          {outcomes.items.map((item, index) => (
            <div
              key={index}
              className="flex flex-wrap items-center gap-x-8 gap-y-2 pt-8 border-line md:odd:border-e md:odd:pe-8 md:even:ps-10"
            >
              <dt className="order-2 min-w-48 flex-1">
                <span className="block font-medium">{item.label}</span>
                <span className="block max-w-[34ch] text-small text-ink-muted">{item.note}</span>
              </dt>
              <dd className="display order-1 text-hero tabular-nums lining-nums">{item.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
