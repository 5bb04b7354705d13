import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { LifeCore, LifeFigure } from '#app/features/site/aftrlife/life-figure.tsx'
import { Accented } from '#app/ui/accented.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { aftrlife } from '#content/solutions/aftrlife.ts'

export function AftrlifeHero() {
  const copy = usePageCopy(aftrlife)
  return (
    <section className="pt-16 md:pt-28">
      <div className="frame md:text-center">
        <h1 className="display mx-auto max-w-[15ch] text-hero">
          <Accented parts={copy.headline} />
        </h1>
        <p className="mx-auto mt-8 max-w-[50ch] text-lead text-ink-muted">{copy.lead}</p>
        <p className="mt-6">
          <a href="#layers" className="text-link inline-block py-1">
            {copy.jump}
          </a>
        </p>
      </div>
      <figure className="frame relative mt-14 md:mt-20">
        {/* As wide as its core needs to meet the core below. */}
        <LifeFigure className="block w-full md:relative md:start-1/2 md:w-[48rem] md:max-w-none md:-translate-x-1/2" />
        <figcaption className="mt-6 max-w-[34ch] text-small text-ink-muted md:absolute md:start-0 md:top-full md:mt-24 md:max-w-[22ch] lg:max-w-[34ch]">
          {copy.caption}
        </figcaption>
      </figure>
    </section>
  )
}

/** The core of the figure runs down the page; the layers stand on both sides of it. */
export function AftrlifeLayers() {
  const copy = usePageCopy(aftrlife)
  const { layers } = copy
  return (
    <section id="layers" aria-labelledby="layers-title" className="pt-14 pb-14 md:pt-0 md:pb-0">
      <div className="frame">
        <div className="mx-auto hidden h-24 w-[5.5rem] border-x border-ink md:block" />
        <div className="relative grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-5 md:grid-cols-[minmax(0,1fr)_5.5rem_minmax(0,1fr)] md:gap-x-12">
          <LifeCore className="col-start-1 row-start-1 row-end-7 block h-full w-full border border-ink md:col-start-2" />
          <div className="col-start-2 row-start-1 pb-14 md:col-start-3 md:pb-8">
            <MrzLine text={copy.mrz} className="mb-6" />
            <h2 id="layers-title" className="display text-title">
              {layers.title}
            </h2>
            <p className="mt-5 max-w-[44ch] text-lead text-ink-muted">{layers.text}</p>
          </div>
          <ol className="contents">
            {layers.items.map((layer, index) => (
              <li
                key={index}
                className={`col-start-2 pb-14 last:pb-4 md:-mb-20 md:pb-0 md:last:mb-0 md:last:pb-16 ${index % 2 === 0 ? 'md:col-start-1' : 'md:col-start-3'} ${rows[index]}`}
              >
                <div className="border-t border-ink pt-4">
                  <p aria-hidden="true" className="label text-ink-muted">
                    {index + 1}
                  </p>
                  <h3 className="headline mt-2 text-section">{layer.title}</h3>
                  <p className="mt-3 max-w-[52ch]">{layer.text}</p>
                  <p className="mt-4 text-small text-ink-muted">
                    <span className="label block">{layers.decides}</span>
                    <span className="mt-1 block">{layer.who}</span>
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

const rows = ['row-start-2', 'row-start-3', 'row-start-4', 'row-start-5', 'row-start-6']
