import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { construction } from '#content/solutions/construction.ts'

/** A bar as long as its figure: what is missing to the whole stays open. Decorative. */
function Bar({ share }: { share: number }) {
  return (
    <svg
      width="100%"
      height="56"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className="block overflow-visible"
    >
      <pattern id={`bar-${share}`} width="7" height="7" patternUnits="userSpaceOnUse">
        <path d="M-1 8L8-1M-1 1L1-1M6 8L8 6" stroke="var(--color-navy)" strokeWidth="0.8" />
      </pattern>
      <rect
        width={`${share}%`}
        height="36"
        fill={`url(#bar-${share})`}
        stroke="var(--color-navy)"
        strokeWidth="1"
      />
      <line x1="100%" x2="100%" y1="-6" y2="56" stroke="var(--color-vermilion)" />
      <line y1="-6" y2="56" stroke="var(--color-blue)" />
      <line x2="100%" y1="48" y2="48" stroke="var(--color-blue)" strokeWidth="0.8" />
      {Array.from({ length: 19 }, (_, index) => `${(index + 1) * 5}%`).map((x) => (
        <line key={x} x1={x} x2={x} y1="44" y2="52" stroke="var(--color-blue)" strokeWidth="0.7" />
      ))}
    </svg>
  )
}

/** The figures as dimensions, drawn to length across the sheet. */
export function ScaleBars() {
  const { outcomes, scale } = usePageCopy(construction)
  return (
    <section className="frame py-20 md:py-28">
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-12">
        <h2 className="display text-title md:col-span-6">{outcomes.title}</h2>
        <p className="max-w-[44ch] self-end text-ink-muted md:col-span-5 md:col-start-8">
          {outcomes.text}
        </p>
      </div>
      <ul className="mt-12 grid gap-y-14">
        {outcomes.items.map((item, index) => (
          <li key={index}>
            <div className="mb-5 flex flex-col gap-x-8 gap-y-2 md:flex-row md:items-end md:justify-between">
              <p className="display text-hero tabular-nums lining-nums">{item.value}</p>
              <div className="max-w-[56ch] md:pb-2 md:text-end">
                <p className="headline text-heading">{item.label}</p>
                <p className="text-small text-ink-muted">{item.note}</p>
              </div>
            </div>
            <Bar share={Number.parseFloat(item.value)} />
            <p aria-hidden="true" className="label mt-1 flex justify-between text-blue">
              <span>{scale.from}</span>
              <span>{scale.to}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-small text-ink-muted">{scale.note}</p>
    </section>
  )
}
