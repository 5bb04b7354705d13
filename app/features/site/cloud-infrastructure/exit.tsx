import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { SafeguardList } from '#app/features/site/blocks/safeguard-list.tsx'
import { cloudInfrastructure } from '#content/capabilities/cloud-infrastructure.ts'

/** What is handed over, and beside it what the platform is held to until then. */
export function Exit() {
  const { exit, safeguards } = usePageCopy(cloudInfrastructure)
  return (
    <section className="border-y border-line bg-surface">
      <div className="frame grid grid-cols-1 lg:grid-cols-2">
        <div className="border-line py-16 md:py-24 lg:border-e lg:pe-16">
          <h2 className="display text-title">{exit.title}</h2>
          <p className="mt-4 max-w-[50ch] text-ink-muted">{exit.text}</p>
          <ol className="mt-10">
            {exit.items.map((item, index) => (
              <li
                key={index}
                className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-baseline border-t border-line py-4"
              >
                <span aria-hidden="true" className="display text-section text-vermilion">
                  {index + 1}
                </span>
                <span className="headline text-[1.25rem] leading-snug">{item}</span>
              </li>
            ))}
          </ol>
        </div>
        <div className="max-lg:border-t max-lg:border-line py-16 md:py-24 lg:ps-16">
          <h2 className="display mb-8 text-section">{safeguards.title}</h2>
          <SafeguardList items={safeguards.items} />
        </div>
      </div>
    </section>
  )
}
