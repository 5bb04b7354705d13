/** The hatches that fill an area: they differ by their lines, not only by colour. */
export const hatches = ['solid', 'lines', 'rules', 'cross', 'dots', 'bars', 'late'] as const
export type Hatch = (typeof hatches)[number]

/** The colour of a hatch and of its outline; in forced colours all have that of the text. */
export const inks: Record<Hatch, string> = {
  solid: 'text-navy',
  lines: 'text-navy',
  rules: 'text-verdigris',
  cross: 'text-blue',
  dots: 'text-ochre',
  bars: 'text-ink-muted',
  late: 'text-vermilion',
}

const drawings: Record<Hatch, { size: number; path: string; width: number }> = {
  solid: { size: 4, path: 'M0 2H4', width: 4 },
  lines: { size: 5, path: 'M-1 1L1 -1M0 5L5 0M4 6L6 4', width: 1.1 },
  rules: { size: 3, path: 'M0 1.5H3', width: 1 },
  cross: { size: 6, path: 'M-1 1L1 -1M0 6L6 0M5 7L7 5M-1 5L1 7M0 0L6 6M5 -1L7 1', width: 0.9 },
  dots: { size: 4, path: 'M1 1H2.2M3 3H4.2', width: 1.2 },
  bars: { size: 3.5, path: 'M1.75 0V3.5', width: 1 },
  late: { size: 3, path: 'M-1 1L1 -1M0 3L3 0M2 4L4 2', width: 1.3 },
}

const idOf = (hatch: Hatch) => `hatch-${hatch}`

/** The patterns, once a page. */
export function HatchPatterns() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <defs>
        {hatches.map((hatch) => {
          const { size, path, width } = drawings[hatch]
          return (
            <pattern
              key={hatch}
              id={idOf(hatch)}
              width={size}
              height={size}
              patternUnits="userSpaceOnUse"
              className={`${inks[hatch]} forced-colors:text-[CanvasText]`}
            >
              <rect width={size} height={size} className="fill-paper forced-colors:fill-[Canvas]" />
              <path d={path} stroke="currentColor" strokeWidth={width} fill="none" />
            </pattern>
          )
        })}
      </defs>
    </svg>
  )
}

export const fillOf = (hatch: Hatch) => `url(#${idOf(hatch)})`

type Item = { key: string; hatch: Hatch; label: string }

/** What the hatches mean. */
export function Legend({ items }: { items: readonly Item[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-muted">
      {items.map(({ key, hatch, label }) => (
        <li key={key} className="flex items-center gap-2">
          <svg
            aria-hidden="true"
            width="22"
            height="12"
            className={`${inks[hatch]} forced-colors:text-[CanvasText]`}
          >
            <rect
              x="0.5"
              y="0.5"
              width="21"
              height="11"
              fill={fillOf(hatch)}
              stroke="currentColor"
            />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}
