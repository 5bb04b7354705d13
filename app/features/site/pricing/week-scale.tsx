import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { pricing } from '#content/pricing.ts'

type Span = { from: number; to: number }
type WeekScaleProps = { assessment: Span; blueprint: Span; implementation: Span }

const left = 2

/** An engraved ruler of weeks: each part as a strip of lines, its uncertain end open. */
export function WeekScale({ assessment, blueprint, implementation }: WeekScaleProps) {
  const { parts, weeks, week } = usePageCopy(pricing).scale
  const strips = [
    { name: parts.assessment, span: assessment, begin: 0, lines: 5 },
    { name: parts.blueprint, span: blueprint, begin: assessment.to, lines: 9 },
    {
      ...{ name: parts.implementation, span: implementation, lines: 14 },
      begin: assessment.to + blueprint.to,
    },
  ]
  const last = assessment.to + blueprint.to + implementation.to
  const x = (at: number) => left + (at * (600 - 2 * left)) / last
  return (
    <>
      <svg
        viewBox="0 0 600 150"
        aria-hidden="true"
        className="block h-auto w-full"
        fill="none"
        stroke="currentColor"
      >
        {strips.map(({ span, begin, lines }) => (
          <g key={begin} className="text-navy" strokeWidth=".8">
            {Array.from({ length: lines }, (_, line) => {
              const y = 104 - line * 6
              const end = x(begin + span.from)
              const open = x(begin + span.to)
              return (
                <g key={y}>
                  <path d={`M${x(begin) + 1} ${y}H${end}`} />
                  {open > end && <path d={`M${end} ${y}H${open - 2}`} strokeDasharray="2 4" />}
                </g>
              )
            })}
          </g>
        ))}
        <path d={`M${left} 116H${600 - left}`} className="text-ink" />
        {Array.from({ length: last + 1 }, (_, at) => (
          <path
            key={x(at)}
            d={`M${x(at)} 116v${at % 5 === 0 ? 18 : 9}`}
            className={at % 5 === 0 ? 'text-vermilion' : 'text-ink'}
          />
        ))}
      </svg>
      <p aria-hidden="true" className="label flex justify-between text-ink-muted">
        <span>{week(0)}</span>
        <span>{week(last)}</span>
      </p>
      <dl className="mt-5 grid grid-cols-1 border-t border-ink sm:grid-cols-3">
        {strips.map(({ name, span, begin }) => (
          <div key={begin} className="border-b border-line py-3">
            <dt className="label text-ink-muted">{name}</dt>
            <dd className="headline mt-1 text-heading">{weeks(span.from, span.to)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
