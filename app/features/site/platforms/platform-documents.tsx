import { useId } from 'react'
import { Link } from 'react-router'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { TravellerPortrait } from '#app/features/site/evisa/traveller-portrait.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { platforms } from '#content/public-sector-platforms.ts'

type Row = { readonly label: string; readonly value: string }

const linkClass =
  'inline-flex min-h-8 items-center font-medium underline decoration-1 underline-offset-4 hover:text-vermilion'

function Fields({ rows }: { rows: readonly Row[] }) {
  return (
    <dl>
      {rows.map((row, index) => (
        <div key={index} className="border-t border-line py-2.5">
          <dt className="label text-ink-muted">{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A data page: portrait, fields, machine-readable zone. */
export function VisaDocument() {
  const { visa } = usePageCopy(platforms).documents
  return (
    <article className="border border-line-strong bg-surface">
      <p className="label border-b border-line px-5 py-3 text-ink-muted sm:px-7">{visa.kind}</p>
      <div className="px-5 pt-6 sm:px-7">
        <h2 className="display text-title">{visa.title}</h2>
        <p className="mt-3 max-w-[52ch] text-ink-muted">{visa.text}</p>
        <div className="mt-6 grid grid-cols-1 items-start gap-x-6 gap-y-5 sm:grid-cols-[7rem_minmax(0,1fr)]">
          <TravellerPortrait plain label={visa.portrait} className="w-28 sm:w-32" />
          <Fields rows={visa.rows} />
        </div>
        <p className="mt-4 mb-6">
          <Link to={visa.path} className={linkClass}>
            {visa.link}
          </Link>
        </p>
      </div>
      <div className="border-t border-line-strong bg-paper px-5 py-4 sm:px-7">
        {visa.zone.map((line, index) => (
          <MrzLine key={index} text={line} />
        ))}
      </div>
    </article>
  )
}

/** A till roll: amounts aligned, torn off at the foot. */
export function ReceiptDocument() {
  const { receipt } = usePageCopy(platforms).documents
  return (
    <article>
      <div className="border border-b-0 border-line-strong bg-surface px-5 pt-3 pb-6">
        <p className="label text-center text-ink-muted">{receipt.kind}</p>
        <h2 className="headline mt-5 text-heading xl:text-section">{receipt.title}</h2>
        <p className="mt-3 text-ink-muted">{receipt.text}</p>
        <dl className="mt-6 border-t border-dashed border-line-strong pt-3 font-mono text-[0.8125rem]">
          {receipt.rows.map((row, index) => (
            <div
              key={index}
              className={`flex items-baseline justify-between gap-3 py-1.5 ${index === receipt.rows.length - 1 ? 'mt-1.5 border-y-[3px] border-double border-ink' : ''}`}
            >
              <dt>{row.label}</dt>
              <dd className="text-end">{row.value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-5">
          <Link to={receipt.path} className={linkClass}>
            {receipt.link}
          </Link>
        </p>
      </div>
      <TornEdge />
    </article>
  )
}

function TornEdge() {
  const id = useId()
  return (
    <svg width="100%" height="9" aria-hidden="true" focusable="false" className="block">
      <pattern id={id} width="12" height="9" patternUnits="userSpaceOnUse">
        <path
          d="M0 0L6 8L12 0"
          fill="var(--color-surface)"
          stroke="var(--color-line-strong)"
          strokeWidth="1"
        />
      </pattern>
      <rect width="100%" height="9" fill={`url(#${id})`} />
    </svg>
  )
}

/** A week-by-week count that swells in one place, engraved as upright strokes. */
const count = Array.from({ length: 60 }, (_, week) => {
  const ripple = 7 + 3 * Math.sin(week * 1.7) + 2 * Math.sin(week * 0.6)
  const cluster = 50 * Math.exp(-(((week - 41) / 5) ** 2))
  return `M${week * 5 + 2.5} 64V${Math.round(64 - ripple - cluster)}`
}).join('')

/** A card with a contact plate and the one thing surveillance looks for. */
export function HealthDocument() {
  const { card } = usePageCopy(platforms).documents
  return (
    <article className="border border-line-strong bg-surface">
      <div className="flex items-center justify-between gap-4 px-5 pt-5 sm:px-7">
        <p className="label text-ink-muted">{card.kind}</p>
        <svg width="44" height="34" fill="none" aria-hidden="true" focusable="false">
          <path
            d="M.5 6Q.5 .5 6 .5H38Q43.5 .5 43.5 6V28Q43.5 33.5 38 33.5H6Q.5 33.5 .5 28ZM.5 11.5H14.5V22.5H.5M43.5 11.5H29.5V22.5H43.5M14.5 11.5V.5M29.5 11.5V.5M14.5 22.5V33.5M29.5 22.5V33.5"
            stroke="var(--color-ochre)"
          />
        </svg>
      </div>
      <div className="px-5 pt-5 pb-6 sm:px-7">
        <h2 className="headline text-section">{card.title}</h2>
        <p className="mt-3 text-ink-muted">{card.text}</p>
      </div>
      <svg
        viewBox="0 0 300 64"
        preserveAspectRatio="none"
        fill="none"
        aria-hidden="true"
        focusable="false"
        className="block h-16 w-full border-b border-line-strong text-navy"
      >
        <path d={count} stroke="currentColor" strokeWidth="1.1" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="px-5 pb-6 sm:px-7 [&_dl>:first-child]:border-0 [&_dl>:first-child]:pt-4">
        <Fields rows={card.rows} />
        <p className="mt-3">
          <Link to={card.path} className={linkClass}>
            {card.link}
          </Link>
        </p>
      </div>
    </article>
  )
}
