import { visitsPage as copy } from '#content/visits.ts'

type Day = { day: string; visits: number }

const [width, height] = [900, 120]

/** Visits by day as bars; the table below has the same figures. */
export function VisitChart({ days }: { days: readonly Day[] }) {
  const most = Math.max(1, ...days.map(({ visits }) => visits))
  const step = width / days.length
  const bar = Math.max(1, Math.min(18, step * 0.7))
  return (
    <svg
      viewBox={`0 0 ${width} ${height + 1}`}
      role="img"
      aria-label={copy.chart(most)}
      preserveAspectRatio="none"
      className="h-32 w-full border-b border-ink text-navy"
    >
      {days.map(({ day, visits }, at) => {
        const tall = (visits / most) * height
        return (
          <rect
            key={day}
            x={at * step + (step - bar) / 2}
            y={height - tall}
            width={bar}
            height={tall}
            fill="currentColor"
          >
            <title>{`${day}: ${copy.number(visits)}`}</title>
          </rect>
        )
      })}
    </svg>
  )
}
