import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { Microtext } from '#app/ui/microtext.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { governance } from '#content/solutions/governance.ts'

const rows = ['lg:row-start-1', 'lg:row-start-2', 'lg:row-start-3'] as const

/** The way through the lanes, from the middle of one step to the middle of the next. */
const way = governance.route.steps
  .map(({ lane }, index) => {
    const [x, y] = [index * 100 + 50, lane * 100 + 50]
    if (index === 0) return `M${x} ${y}`
    const from = (governance.route.steps[index - 1]?.lane ?? 0) * 100 + 50
    return `C${x - 50} ${from} ${x - 50} ${y} ${x} ${y}`
  })
  .join('')

/** Who acts, when, and what is written down: three lanes over one audit trail. */
export function DeclarationRoute() {
  const { route } = usePageCopy(governance)
  return (
    <section
      id="declaration"
      data-theme="dark"
      className="bg-plate scroll-mt-20 py-20 text-ink md:py-28"
    >
      <div className="frame">
        <MrzLine text={route.mrz} className="mb-6" />
        <div className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-12">
          <h2 className="display text-title md:col-span-7">{route.title}</h2>
          <p className="max-w-[40ch] self-end text-ink-muted md:col-span-4 md:col-start-9">
            {route.text}
          </p>
        </div>
        <div className="relative mt-12 lg:grid lg:grid-cols-[7rem_repeat(5,minmax(0,1fr))] lg:grid-rows-[repeat(3,auto)_auto]">
          {route.lanes.map((lane, index) => (
            <p
              key={lane}
              aria-hidden="true"
              className={`label hidden border-t border-line pt-4 pe-4 text-ink-muted lg:col-span-6 lg:col-start-1 lg:block ${rows[index]}`}
            >
              {lane}
            </p>
          ))}
          <svg
            viewBox="0 0 500 300"
            preserveAspectRatio="none"
            fill="none"
            aria-hidden="true"
            focusable="false"
            className="hidden h-full w-full lg:col-span-5 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:block"
          >
            {[9, 5, 1].map((width, index) => (
              <path
                key={width}
                d={way}
                stroke={index === 1 ? 'var(--color-plate)' : 'var(--color-ochre)'}
                strokeWidth={width}
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </svg>
          <ol className="relative border-s-4 border-double border-ochre lg:col-span-5 lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:grid lg:grid-cols-subgrid lg:grid-rows-subgrid lg:border-0">
            {route.steps.map((step, index) => (
              <li
                key={index}
                className="relative ps-6 pb-9 last:pb-0 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:p-0"
              >
                <div className={`lg:mx-2 lg:my-5 lg:self-center ${rows[step.lane]}`}>
                  <div className="lg:rounded-paper lg:border lg:border-line-strong lg:bg-plate lg:p-4">
                    <p className="label text-vermilion">
                      <span aria-hidden="true">{index + 1} </span>
                      <span className="text-ink-muted lg:hidden">{route.lanes[step.lane]}</span>
                    </p>
                    <h3 className="headline mt-1 text-heading">{step.title}</h3>
                    <p className="mt-2 text-small">{step.text}</p>
                  </div>
                </div>
                <div className="mt-4 border-s border-ochre ps-4 lg:row-start-4 lg:mx-2 lg:mt-0 lg:border-s-0 lg:border-t-4 lg:border-double lg:ps-0 lg:pt-4">
                  <p className="label text-ochre lg:sr-only">{route.recorded}</p>
                  <p className="mt-1 lg:mt-0 font-mono text-[0.8125rem] leading-relaxed">
                    {step.record}
                  </p>
                </div>
              </li>
            ))}
          </ol>
          <p
            aria-hidden="true"
            className="label hidden pt-5 pe-4 text-ochre lg:col-start-1 lg:row-start-4 lg:block"
          >
            {route.recorded}
          </p>
          <div className="relative mt-12 lg:col-span-3 lg:col-start-2 lg:row-start-3 lg:mt-0 lg:self-end lg:ps-2 lg:pe-8 lg:pb-6">
            <Microtext text={route.trail.title} className="block text-ochre lg:hidden" />
            <h3 className="headline mt-4 text-section">{route.trail.title}</h3>
            <p className="mt-2 max-w-[52ch] text-ink-muted">{route.trail.text}</p>
          </div>
        </div>
      </div>
    </section>
  )
}
