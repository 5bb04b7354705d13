import { useId } from 'react'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { platforms } from '#content/public-sector-platforms.ts'

export function PlatformsStats() {
  const { stats } = usePageCopy(platforms)
  return (
    <section data-theme="dark" className="bg-plate py-16 text-ink md:py-20">
      <h2 className="sr-only">{stats.title}</h2>
      <dl className="frame grid grid-cols-1 sm:grid-cols-3">
        {stats.items.map((item, index) => (
          <div
            key={index}
            className="flex items-baseline gap-4 border-line py-5 max-sm:border-b max-sm:last:border-0 sm:flex-col-reverse sm:gap-2 sm:border-s sm:ps-6 sm:py-2 lg:ps-10"
          >
            <dt className="order-2 text-lead sm:order-none">{item.label}</dt>
            <dd className="figure text-hero">{item.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Each layer has its own engraving, as each rock has its hatching on a geological section. */
const hatchings = [
  { size: [24, 12], path: 'M0 12A12 12 0 0 1 24 12M4 12A8 8 0 0 1 20 12M8 12A4 4 0 0 1 16 12' },
  { size: [40, 10], path: 'M0 2.5H40M0 7.5H40M10 2.5V7.5M30 0V2.5M30 7.5V10' },
  { size: [14, 14], path: 'M0 14L14 0M0 0L14 14' },
  { size: [60, 12], path: 'M0 6Q15-2 30 6T60 6M0 12Q15 4 30 12T60 12M0 0Q15-8 30 0T60 0' },
] as const

function Hatching({ index }: { index: number }) {
  const id = useId()
  const { size, path } = hatchings[index] ?? hatchings[0]
  return (
    <svg
      width="100%"
      height="100%"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className="block text-navy"
    >
      <pattern id={id} width={size[0]} height={size[1]} patternUnits="userSpaceOnUse">
        <path d={path} stroke="currentColor" strokeWidth="0.7" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

/** A section through the ground on which the three counters stand. */
export function PlatformsCommon() {
  const { common } = usePageCopy(platforms)
  return (
    <section className="frame py-20 md:py-28">
      <div className="max-w-[40rem]">
        <h2 className="display text-title">{common.title}</h2>
        <p className="mt-5 text-lead text-ink-muted">{common.text}</p>
      </div>
      <ul className="mt-12 flex gap-3 sm:gap-6 lg:w-5/12 lg:pe-8">
        {common.counters.map((counter, index) => (
          <li
            key={index}
            className="label flex h-16 flex-1 items-center justify-center border border-b-0 border-ink bg-surface text-center"
          >
            {counter}
          </li>
        ))}
      </ul>
      <ol className="border-t-2 border-ink">
        {common.items.map((item, index) => (
          <li
            key={index}
            className="grid grid-cols-1 border-b border-line-strong lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
          >
            <div className="h-16 lg:me-8 lg:h-auto">
              <Hatching index={index} />
            </div>
            <div className="grid grid-cols-1 gap-x-8 gap-y-4 py-7 sm:grid-cols-2 lg:py-9">
              <div>
                <h3 className="headline text-section">{item.title}</h3>
                <p className="mt-2 text-ink-muted">{item.text}</p>
              </div>
              <p className="self-end border-s-2 border-vermilion ps-4">
                <span className="label block text-ink-muted">{common.check}</span>
                <span className="mt-1 block">{item.check}</span>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Where a stage begins on wide screens: each one step further down and to the right. */
const stairs = ['lg:ms-0', 'lg:ms-[9%]', 'lg:ms-[18%]', 'lg:ms-[27%]', 'lg:ms-[36%]', 'lg:ms-[45%]']

/** The way there as a flight of stairs; every tread is signed before the next. */
export function PlatformsRollout() {
  const { rollout } = usePageCopy(platforms)
  return (
    <section className="border-y border-line bg-surface py-20 md:py-28">
      <div className="frame">
        <div className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-12">
          <h2 className="display text-title md:col-span-7">{rollout.title}</h2>
          <p className="self-end text-ink-muted md:col-span-4 md:col-start-9">{rollout.text}</p>
        </div>
        <ol className="mt-14">
          {rollout.steps.map((step, index) => (
            <li
              key={index}
              className={`border-ink border-t-2 border-s-2 pt-5 pb-9 ps-5 ${stairs[index]}`}
            >
              <div className="grid grid-cols-1 gap-x-8 gap-y-3 lg:w-[42rem] lg:grid-cols-[minmax(0,1fr)_12rem]">
                <div>
                  <h3 className="headline text-heading">
                    <span aria-hidden="true" className="label me-3 align-middle text-vermilion">
                      {index + 1}
                    </span>
                    {step.title}
                  </h3>
                  <p className="mt-1.5 text-ink-muted">{step.text}</p>
                </div>
                <p className="text-small lg:pt-1.5">
                  <span className="label block text-ink-muted">{rollout.ends}</span>
                  <span className="mt-1 block">{step.ends}</span>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
