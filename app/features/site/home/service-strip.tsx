import { Link } from 'react-router'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { WaveBand } from '#app/ui/wave-band.tsx'
import { home } from '#content/home.ts'
import { ServiceVignette } from './service-vignette.tsx'

/** Six documents on a strip that scrolls by finger, wheel or keyboard, also without a script. */
export function ServiceStrip() {
  const copy = usePageCopy(home)
  const { services } = copy
  return (
    <section className="border-y border-line bg-surface py-16 md:py-24">
      <div className="frame grid grid-cols-1 items-end gap-x-8 gap-y-4 md:grid-cols-12">
        <h2 className="display text-title md:col-span-7">{services.title}</h2>
        <p className="text-ink-muted md:col-span-4 md:col-start-9">{services.text}</p>
      </div>
      <ul
        aria-label={services.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        className="strip mt-10 flex snap-x gap-5 overflow-x-auto pb-5 md:mt-14"
      >
        {services.cards.map((card) => (
          <li key={card.id} className="w-[19rem] shrink-0 snap-start sm:w-[23rem]">
            <Link
              to={card.to}
              prefetch="intent"
              viewTransition
              className="group flex h-full flex-col border border-line-strong bg-paper no-underline hover:border-ink"
            >
              <span className="block h-5 overflow-clip border-b border-line">
                <WaveBand pattern="again" className="-mt-2.5 block text-line-strong" />
              </span>
              <span className="grid grow grid-cols-[minmax(0,1fr)_6.5rem] gap-4 p-5">
                <span>
                  <span className="label block text-ink-muted">{card.kind}</span>
                  <span className="headline mt-2 block text-heading group-hover:text-vermilion">
                    {card.title}
                  </span>
                  <span className="mt-2 block text-small text-ink-muted">{card.text}</span>
                </span>
                <ServiceVignette id={card.id} />
              </span>
              <div className="overflow-clip border-t border-line px-5 py-3">
                <MrzLine text={card.code} />
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
