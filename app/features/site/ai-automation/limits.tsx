import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { X } from '#app/ui/icons.tsx'
import { aiAutomation } from '#content/capabilities/ai-automation.ts'

/** Two lists with the gate between them. */
export function Limits() {
  const { limits } = usePageCopy(aiAutomation)
  return (
    <section id="limits" className="frame py-20 md:py-28">
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-12">
        <h2 className="display text-title md:col-span-8">{limits.title}</h2>
      </div>
      <div className="mt-12 grid grid-cols-1 md:mt-16 md:grid-cols-12">
        <div className="md:col-span-7 md:pe-12">
          <h3 className="label text-verdigris">{limits.may.title}</h3>
          <dl className="mt-4">
            {limits.may.items.map((item, index) => (
              <div
                key={index}
                className="grid grid-cols-1 items-baseline gap-x-8 border-t border-line py-5 sm:grid-cols-[9rem_minmax(0,1fr)]"
              >
                <dt className="headline text-heading">{item.title}</dt>
                <dd className="text-ink-muted">{item.text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="mt-10 border-ink max-md:border-t-4 max-md:border-double max-md:pt-10 md:col-span-5 md:mt-0 md:border-s-4 md:border-double md:ps-10">
          <h3 className="label text-vermilion">{limits.never.title}</h3>
          <ul className="mt-4">
            {limits.never.items.map((item, index) => (
              <li key={index} className="flex items-baseline gap-4 border-t border-line py-4">
                <X
                  aria-hidden="true"
                  size={14}
                  strokeWidth={1.5}
                  className="shrink-0 translate-y-0.5 text-vermilion"
                />
                {item}
              </li>
            ))}
          </ul>
          <p className="mt-8 max-w-[44ch] text-small text-ink-muted">{limits.text}</p>
        </div>
      </div>
    </section>
  )
}
