import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { evisa } from '#content/solutions/evisa.ts'

const half = evisa.features.items.length / 2

const two = (number: number) => String(number).padStart(2, '0')

/** The features as an open booklet, stitched in the fold. */
export function EvisaSpread() {
  const { features, pages } = usePageCopy(evisa)
  // The left and the right page of the open booklet.
  const spread = [
    { title: pages[0], items: features.items.slice(0, half) },
    { title: pages[1], items: features.items.slice(half) },
  ]
  return (
    <section className="border-y border-line py-20 md:py-28">
      <div className="frame">
        <h2 className="display max-w-[16ch] text-title">{features.title}</h2>
        <p className="mt-4 max-w-[58ch] text-ink-muted">{features.text}</p>
        <div className="mt-12 grid grid-cols-1 border border-line-strong bg-surface md:grid-cols-2">
          {spread.map((page, side) => (
            <div
              key={side}
              className={`flex flex-col px-5 pt-6 sm:px-8 lg:px-12 lg:pt-10 ${side === 1 ? 'border-dashed border-vermilion max-md:border-t-2 md:border-s-2' : ''}`}
            >
              <p className="label text-ink-muted">{page.title}</p>
              <ul className="mt-4 grow">
                {page.items.map((item, index) => (
                  <li key={index} className="border-t border-line py-5">
                    <h3 className="headline text-heading">{item.title}</h3>
                    <p className="mt-1.5 max-w-[52ch] text-ink-muted">{item.text}</p>
                  </li>
                ))}
              </ul>
              <p
                aria-hidden="true"
                className={`label py-4 text-ink-muted ${side === 1 ? 'text-end' : ''}`}
              >
                {two(side + 8)}
              </p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
