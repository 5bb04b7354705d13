import { fillOf, type Hatch, inks } from './hatch.tsx'

type ShareBarProps = {
  parts: readonly { key: string; hatch: Hatch; value: number; title: string }[]
  /** The value that is as long as the bar. */
  whole: number
  label: string
  height?: number
}

/** A bar whose hatched parts are shares of a whole. */
export function ShareBar({ parts, whole, label, height = 22 }: ShareBarProps) {
  let before = 0
  return (
    <svg
      role="img"
      aria-label={label}
      width="100%"
      height={height}
      className="block overflow-visible text-line-strong"
    >
      <line
        x1="0"
        x2="100%"
        y1={height - 0.5}
        y2={height - 0.5}
        stroke="currentColor"
        strokeWidth="0.75"
      />
      {parts
        .filter(({ value }) => value > 0)
        .map(({ key, hatch, value, title }) => {
          const x = (before / whole) * 100
          before += value
          return (
            <rect
              key={key}
              x={`${x}%`}
              y="0.5"
              width={`${(value / whole) * 100}%`}
              height={height - 1}
              fill={fillOf(hatch)}
              stroke="currentColor"
              strokeWidth="0.75"
              className={`${inks[hatch]} forced-colors:text-[CanvasText]`}
            >
              <title>{title}</title>
            </rect>
          )
        })}
    </svg>
  )
}
