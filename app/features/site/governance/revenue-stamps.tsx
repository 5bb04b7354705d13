import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { FigurePrint } from '#app/ui/figure-print.tsx'
import { governance } from '#content/solutions/governance.ts'

const stampClass = 'relative bg-surface p-3'
const frameClass = 'grid h-full border-4 border-double border-verdigris'

/** The bites along the edge, in the colour of the album leaf. */
function Perforation() {
  return (
    <svg
      width="100%"
      height="100%"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className="pointer-events-none absolute inset-0 overflow-visible"
    >
      <rect
        width="100%"
        height="100%"
        stroke="var(--color-line)"
        strokeWidth="9"
        strokeLinecap="round"
        strokeDasharray="0 15"
      />
    </svg>
  )
}

/** Each figure is the face value of a revenue stamp, on one leaf of an album. */
export function RevenueStamps() {
  const { outcomes } = usePageCopy(governance)
  const [first, ...others] = outcomes.items
  return (
    <section className="bg-line py-20 md:py-28">
      <div className="frame grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="display text-title">{outcomes.title}</h2>
          <p className="mt-5 max-w-[44ch] lg:mt-8">{outcomes.text}</p>
        </div>
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-3 lg:col-span-8">
          <li className={`${stampClass} sm:col-span-3`}>
            <Perforation />
            <div className={`${frameClass} md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]`}>
              <div className="p-5 sm:p-8">
                <p className="display text-[clamp(5rem,3rem+9vw,10rem)] leading-none text-verdigris tabular-nums lining-nums">
                  {first.value}
                </p>
                <p className="headline text-section">{first.label}</p>
              </div>
              <div className="relative h-60 overflow-clip border-t border-line md:h-auto md:border-s md:border-t-0">
                <FigurePrint
                  figure="governance"
                  className="absolute start-1/2 top-1/2 w-[25rem] max-w-none -translate-x-1/2 -translate-y-1/2"
                />
              </div>
            </div>
          </li>
          {others.map((item, index) => (
            <li key={index} className={stampClass}>
              <Perforation />
              <div className={`${frameClass} content-start p-5`}>
                <p className="headline text-title tabular-nums lining-nums">{item.value}</p>
                <p className="mt-2 font-medium">{item.label}</p>
                <p className="mt-1 text-small text-ink-muted">{item.note}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
