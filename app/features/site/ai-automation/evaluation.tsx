import { useId } from 'react'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { aiAutomation } from '#content/capabilities/ai-automation.ts'

/** Measured agreement: settles before release, stays in the band, drifts, and is withdrawn. */
function measured(): string {
  const at = (x: number) => {
    const noise = 7 * Math.sin(x / 17) + 5 * Math.sin(x / 7.3 + 1)
    if (x < 250) return 150 - 72 * (1 - Math.exp(-x / 70)) + noise
    if (x < 500) return 80 + noise
    return 80 + ((x - 500) / 250) ** 2 * 66 + noise
  }
  return Array.from(
    { length: 94 },
    (_, index) => `${index ? 'L' : 'M'}${index * 8} ${Math.round(at(index * 8))}`,
  ).join('')
}

const hatch = Array.from({ length: 84 }, (_, index) => `M${index * 12} 124l36-84`).join('')

function Chart() {
  const { evaluation } = usePageCopy(aiAutomation)
  const id = useId()
  return (
    <svg
      viewBox="0 0 1000 220"
      preserveAspectRatio="none"
      fill="none"
      role="img"
      aria-labelledby={id}
      className="block h-44 w-full md:h-64"
    >
      <title id={id}>{evaluation.chart}</title>
      <g stroke="var(--color-line-strong)">
        <path d={hatch} strokeWidth="0.6" opacity="0.55" vectorEffect="non-scaling-stroke" />
        <path d="M0 40H1000M0 124H1000" vectorEffect="non-scaling-stroke" />
        <path
          d="M250 0V220M500 0V220M750 0V220"
          strokeDasharray="2 5"
          vectorEffect="non-scaling-stroke"
        />
      </g>
      <path
        d={measured()}
        stroke="var(--color-ink)"
        strokeWidth="1.8"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d="M744 140V206H1000"
        stroke="var(--color-vermilion)"
        strokeWidth="1.8"
        strokeDasharray="7 4"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

export function Evaluation() {
  const { evaluation } = usePageCopy(aiAutomation)
  return (
    <section className="border-t border-line pt-20 md:pt-28">
      <div className="frame grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-12">
        <p className="order-2 self-end text-ink-muted md:order-1 md:col-span-4">
          {evaluation.text}
        </p>
        <h2 className="display order-1 text-title md:order-2 md:col-span-7 md:col-start-6">
          {evaluation.title}
        </h2>
      </div>
      <div className="frame mt-12">
        <p className="label mb-2 text-ink-muted">{evaluation.band}</p>
        <Chart />
        <p aria-hidden="true" className="label grid grid-cols-4 text-vermilion md:hidden">
          {evaluation.steps.map((_, index) => (
            <span key={index}>{index + 1}</span>
          ))}
        </p>
        <ol className="mt-6 grid grid-cols-1 md:mt-0 md:grid-cols-4 md:border-t md:border-ink">
          {evaluation.steps.map((step, index) => (
            <li
              key={index}
              className="border-line py-5 max-md:border-t md:pe-6 md:[&:not(:first-child)]:border-s md:[&:not(:first-child)]:ps-6"
            >
              <h3 className="headline flex items-baseline gap-3 text-heading">
                <span aria-hidden="true" className="label text-vermilion">
                  {index + 1}
                </span>
                {step.title}
              </h3>
              <p className="mt-2 text-ink-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
