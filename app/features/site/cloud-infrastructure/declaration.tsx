import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { cloudInfrastructure } from '#content/capabilities/cloud-infrastructure.ts'

/** A customs form: each item, whether it may pass, and on what condition. */
export function Declaration() {
  const { declaration } = usePageCopy(cloudInfrastructure)
  return (
    <section className="frame grid grid-cols-1 gap-x-8 gap-y-10 py-20 md:py-28 lg:grid-cols-12">
      <dl className="order-2 border-2 border-ink bg-surface lg:order-1 lg:col-span-8">
        {declaration.items.map((item, index) => (
          <div
            key={index}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 border-b border-line p-5 last:border-b-0 sm:grid-cols-[7.5rem_minmax(0,4fr)_minmax(0,5fr)] sm:px-7"
          >
            <dt className="headline order-1 text-[1.25rem] leading-snug sm:order-2">
              {item.title}
            </dt>
            <dd className="order-2 pt-0.5 sm:order-1">
              <StatusBadge
                tone={item.crosses ? 'verdigris' : 'vermilion'}
                tilt={item.crosses ? 'left' : 'none'}
              >
                {item.crosses ? declaration.crosses : declaration.stays}
              </StatusBadge>
            </dd>
            <dd className="order-3 text-small text-ink-muted max-sm:col-span-2">{item.text}</dd>
          </div>
        ))}
      </dl>
      <div className="order-1 lg:order-2 lg:col-span-4 lg:ps-4">
        <div className="lg:sticky lg:top-32">
          <h2 className="display text-title">{declaration.title}</h2>
          <p className="mt-5 max-w-[46ch] text-ink-muted">{declaration.text}</p>
        </div>
      </div>
    </section>
  )
}
