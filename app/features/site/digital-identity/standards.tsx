import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { FigurePrint } from '#app/ui/figure-print.tsx'
import { digitalIdentity } from '#content/capabilities/digital-identity.ts'

const rises = ['md:mt-36', 'md:mt-18', 'md:mt-0']

/** Three steps, each one further up, and the register of what every joint follows. */
export function Standards() {
  const { levels, standards } = usePageCopy(digitalIdentity)
  return (
    <section className="py-20 md:py-28">
      <div className="frame">
        <div className="relative grid grid-cols-1 gap-x-8 md:grid-cols-12">
          <div className="md:absolute md:max-w-[26rem] lg:max-w-[32rem]">
            <h2 className="display text-title">{levels.title}</h2>
            <p className="mt-4 max-w-[44ch] text-ink-muted">{levels.text}</p>
          </div>
          <ol className="mt-10 grid grid-cols-1 border-b border-ink md:col-span-12 md:mt-56 md:grid-cols-3 lg:mt-44">
            {levels.items.map((level, index) => (
              <li
                key={index}
                className={`border-t-2 border-ink bg-[repeating-linear-gradient(180deg,transparent_0_7px,var(--color-line)_7px_8px)] ${rises[index]} md:[&:not(:first-child)]:border-s md:[&:not(:first-child)]:border-s-ink`}
              >
                <div className="bg-paper px-0 pt-5 pb-6 md:min-h-48 md:px-6">
                  <h3 className="headline text-section">{level.title}</h3>
                  <p className="mt-2 max-w-[40ch] text-ink-muted">{level.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div className="mt-20 grid grid-cols-1 gap-x-8 gap-y-8 md:mt-28 lg:grid-cols-12">
          <dl className="order-2 lg:order-1 lg:col-span-8">
            {standards.items.map((item, index) => (
              <div
                key={index}
                className="grid grid-cols-1 items-baseline gap-x-8 gap-y-1 border-t border-line py-5 md:grid-cols-2"
              >
                <dt className="headline text-heading">{item.title}</dt>
                <dd className="text-ink-muted">{item.text}</dd>
              </div>
            ))}
          </dl>
          <div className="order-1 lg:order-2 lg:col-span-4 lg:ps-8">
            <h2 className="display text-title">{standards.title}</h2>
            <p className="mt-5 text-ink-muted">{standards.text}</p>
            <FigurePrint figure="identity" className="mx-auto mt-10 w-full max-w-80 lg:mt-14" />
          </div>
        </div>
      </div>
    </section>
  )
}
