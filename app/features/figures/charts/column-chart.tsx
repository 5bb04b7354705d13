import { fillOf, type Hatch, inks } from './hatch.tsx'
import { namedColumns, ticksTo } from './scale.ts'

export type Part = { key: string; hatch: Hatch; value: number }
export type Column = {
  key: string
  /** Below the column. */
  name: string
  /** All that the column says, for the pointer. */
  title: string
  parts: readonly Part[]
}

type ColumnChartProps = {
  label: string
  columns: readonly Column[]
  number: (value: number) => string
  /** A line before a column, with what it means. */
  mark?: { before: number; text: string }
  height?: number
}

const headRoom = 18
/** The text of a mark stands above the numbers of the columns. */
const markRoom = 16

/** Columns of hatched parts above each other. What it shows is also in a table beside it. */
export function ColumnChart({ label, columns, number, mark, height = 176 }: ColumnChartProps) {
  const sums = columns.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0))
  const ticks = ticksTo(Math.max(0, ...sums))
  const top = ticks.at(-1) ?? 1
  const tall = height - headRoom - (mark ? markRoom : 0)
  const y = (value: number) => height - (value / top) * tall
  const step = 100 / columns.length
  const few = columns.length <= 8
  return (
    <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
      <div
        aria-hidden="true"
        className="relative w-8 text-end font-mono text-[0.6875rem] leading-none text-ink-muted"
      >
        {ticks.map((tick) => (
          <span key={tick} className="absolute end-0 -translate-y-1/2" style={{ top: y(tick) }}>
            {number(tick)}
          </span>
        ))}
      </div>
      <svg role="img" aria-label={label} width="100%" height={height + 1} className="text-ink">
        {ticks.map((tick) => (
          <line
            key={tick}
            x1="0"
            x2="100%"
            y1={Math.round(y(tick)) + 0.5}
            y2={Math.round(y(tick)) + 0.5}
            stroke="currentColor"
            className={tick === 0 ? '' : 'text-line forced-colors:text-[GrayText]'}
          />
        ))}
        {columns.map((column, at) => (
          <g key={column.key} className="group">
            <title>{column.title}</title>
            <rect
              x={`${at * step}%`}
              y="0"
              width={`${step}%`}
              height={height}
              className="fill-transparent group-hover:fill-line/40"
            />
            <Stack parts={column.parts} x={at * step + step * 0.16} width={step * 0.68} y={y} />
            {few && (sums[at] ?? 0) > 0 && (
              <text
                x={`${(at + 0.5) * step}%`}
                y={y(sums[at] ?? 0) - 6}
                textAnchor="middle"
                fill="currentColor"
                className="text-small tabular-nums forced-colors:fill-[CanvasText]"
              >
                {number(sums[at] ?? 0)}
              </text>
            )}
          </g>
        ))}
        {mark && (
          <g className="text-vermilion forced-colors:text-[CanvasText]">
            <line
              x1={`${mark.before * step}%`}
              x2={`${mark.before * step}%`}
              y1="0"
              y2={height}
              stroke="currentColor"
              strokeDasharray="5 3"
              strokeWidth="1.5"
            />
            <text x={`${mark.before * step}%`} dx="6" y="11" fill="currentColor" className="label">
              {mark.text}
            </text>
          </g>
        )}
      </svg>
      <div
        aria-hidden="true"
        className="relative col-start-2 mt-1.5 h-4 font-mono text-[0.6875rem] leading-4 text-ink-muted"
      >
        {namedColumns(columns.length).map((at) => (
          <span
            key={columns[at]?.key}
            className={`absolute whitespace-nowrap ${few || at > 0 ? '-translate-x-1/2' : ''}`}
            style={{ left: few || at > 0 ? `${(at + 0.5) * step}%` : 0 }}
          >
            {columns[at]?.name}
          </span>
        ))}
      </div>
    </div>
  )
}

type StackProps = {
  parts: readonly Part[]
  x: number
  width: number
  y: (value: number) => number
}

function Stack({ parts, x, width, y }: StackProps) {
  let below = 0
  return parts
    .filter(({ value }) => value > 0)
    .map(({ key, hatch, value }) => {
      const [bottom, up] = [y(below), y(below + value)]
      below += value
      return (
        <rect
          key={key}
          x={`${x}%`}
          y={up}
          width={`${width}%`}
          height={Math.max(0.5, bottom - up)}
          fill={fillOf(hatch)}
          stroke="currentColor"
          strokeWidth="0.75"
          className={`${inks[hatch]} forced-colors:text-[CanvasText]`}
        />
      )
    })
}
