import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { SafeguardList } from '#app/features/site/blocks/safeguard-list.tsx'
import { aiAutomation } from '#content/capabilities/ai-automation.ts'

/** The two figures set large, and the rules they are held to. */
export function Proof() {
  const { outcomes, safeguards } = usePageCopy(aiAutomation)
  return (
    <section className="border-y border-line bg-surface">
      <div className="frame grid grid-cols-1 gap-x-8 lg:grid-cols-12">
        <div className="border-line py-16 md:py-24 lg:col-span-5 lg:border-e lg:pe-10">
          <h2 className="display text-section">{outcomes.title}</h2>
          <dl>
            {outcomes.items.map((item, index) => (
              <div key={index} className="mt-10 flex flex-col-reverse">
                <dt className="mt-2">
                  <span className="block font-medium">{item.label}</span>
                  <span className="block max-w-[40ch] text-small text-ink-muted">{item.note}</span>
                </dt>
                <dd className="display text-hero tabular-nums lining-nums">{item.value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="pb-16 md:py-24 lg:col-span-7 lg:ps-4">
          <h2 className="display text-section">{safeguards.title}</h2>
          <p className="mt-3 mb-8 max-w-[58ch] text-ink-muted">{safeguards.text}</p>
          <SafeguardList items={safeguards.items} />
        </div>
      </div>
    </section>
  )
}
