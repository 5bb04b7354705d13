import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { clients } from '#content/clients.ts'

const week = [0, 1, 2, 3, 4, 5, 6]
const ten = [...week, 7, 8, 9]

/** One box per day; the days that have passed are crossed out. */
function Days() {
  return (
    <svg
      viewBox="0 0 196 28"
      preserveAspectRatio="xMinYMid"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className="h-6 w-full"
    >
      {week.map((day) => (
        <g key={day} transform={`translate(${day * 28} 0)`}>
          <rect x="1" y="2" width="23" height="23" stroke="var(--color-line-strong)" />
          {day < 2 && <path d="M4 22L21 5" stroke="var(--color-vermilion)" strokeWidth="1.6" />}
        </g>
      ))}
    </svg>
  )
}

function Password() {
  return (
    <svg
      viewBox="0 0 196 28"
      preserveAspectRatio="xMinYMid"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className="h-6 w-full"
    >
      <path d="M0 25.5H196" stroke="var(--color-line-strong)" />
      {ten.map((dot) => (
        <circle key={dot} cx={8 + dot * 18} cy="13" r="4" fill="var(--color-ink)" />
      ))}
    </svg>
  )
}

/** Two interlocking rings: what one knows and what one has. */
function TwoRings() {
  const rings = [4, 7, 10, 13]
  return (
    <svg viewBox="0 0 60 28" fill="none" aria-hidden="true" focusable="false" className="h-6">
      {rings.map((radius) => (
        <g key={radius} strokeWidth="0.8">
          <circle cx="20" cy="14" r={radius} stroke="var(--color-navy)" />
          <circle cx="36" cy="14" r={radius} stroke="var(--color-vermilion)" />
        </g>
      ))}
    </svg>
  )
}

/** The way in, as a strip of four coupons with perforations between them. */
export function Access() {
  const { access } = usePageCopy(clients)
  const marks = [
    <StatusBadge key="once" tone="vermilion" tilt="left">
      {access.once}
    </StatusBadge>,
    <Days key="days" />,
    <Password key="password" />,
    <TwoRings key="rings" />,
  ]
  return (
    <section aria-labelledby="access" className="frame py-20 md:py-28">
      <MrzLine text={access.mrz} className="mb-6" />
      <div className="grid grid-cols-1 items-end gap-x-8 gap-y-4 md:grid-cols-12">
        <h2 id="access" className="display text-title md:col-span-6">
          {access.title}
        </h2>
        <p className="text-ink-muted md:col-span-5 md:col-start-8">{access.text}</p>
      </div>
      <ol className="mt-10 grid grid-cols-1 border-x border-t border-line-strong bg-surface md:grid-cols-2 xl:grid-cols-4">
        {access.coupons.map((coupon, index) => (
          <li
            key={index}
            className="relative flex flex-col border-dashed border-line-strong border-b p-6 md:odd:border-e xl:border-e"
          >
            <div className="flex h-10 items-center justify-between gap-4">
              {marks[index]}
              <span aria-hidden="true" className="label text-ink-muted">
                {index + 1}/4
              </span>
            </div>
            <h3 className="headline mt-6 text-heading">{coupon.title}</h3>
            <p className="mt-2 max-w-[44ch] text-ink-muted">{coupon.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
