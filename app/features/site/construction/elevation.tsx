import {
  axes,
  bars,
  crane,
  cut,
  dimensions,
  front,
  glass,
  gridLines,
  ground,
  levels,
  openings,
  people,
  points,
  rooms,
  scaffold,
  soil,
  stairs,
  wall,
} from '#app/features/site/construction/elevation-paths.ts'

const metres = (y: number) => `${y === ground ? '±' : '+'}${((ground - y) / 25).toFixed(2)}`

/** A school, half cut open and half as a front, with its dimensions and its numbered points. */
export function Elevation({ label }: { label: string }) {
  return (
    <svg
      viewBox="8 24 740 594"
      fill="none"
      stroke="var(--color-ink)"
      strokeWidth="0.8"
      role="img"
      aria-label={label}
      className="block w-full [&_path]:[vector-effect:non-scaling-stroke]"
    >
      <pattern id="cut-concrete" width="4" height="4" patternUnits="userSpaceOnUse">
        <path d="M-1 5L5-1" stroke="var(--color-ink)" strokeWidth="0.7" />
      </pattern>
      <g stroke="var(--color-blue)">
        <path d={gridLines} strokeDasharray="12 4 2 4" strokeWidth="0.6" />
        <path d={dimensions} strokeWidth="0.7" />
      </g>
      <path d={crane} strokeWidth="0.6" opacity="0.85" />
      <path d={scaffold} stroke="var(--color-ochre)" strokeWidth="0.7" />
      <path d={wall} strokeWidth="0.45" opacity="0.7" />
      <path d={front} />
      <path d={openings} fill="var(--color-plate)" />
      <path d={glass} strokeWidth="0.4" opacity="0.7" />
      <path d={rooms} strokeWidth="0.5" opacity="0.75" />
      <path d={stairs} strokeWidth="0.7" />
      <path d={people} fill="var(--color-plate)" strokeWidth="0.8" />
      <path d={soil} strokeWidth="0.5" opacity="0.75" />
      <path d={`M96 ${ground}H724`} strokeWidth="1.6" />
      <path d={cut} fill="var(--color-plate)" stroke="none" />
      <path d={cut} fill="url(#cut-concrete)" strokeWidth="1.3" />
      <path d={bars} stroke="var(--color-ochre)" strokeWidth="1" />
      <g
        className="max-sm:hidden"
        fill="var(--color-blue)"
        stroke="none"
        fontFamily="var(--font-mono)"
        fontSize="16"
      >
        {levels.map((y) => (
          <text key={y} x="76" y={y + 5} textAnchor="end">
            {metres(y)}
          </text>
        ))}
        {axes.slice(1).map((x) => (
          <text key={x} x={x - 60} y="560" textAnchor="middle">
            4800
          </text>
        ))}
        {axes.map((x, index) => (
          <text key={x} x={x} y="601" textAnchor="middle">
            {'ABCDE'[index]}
          </text>
        ))}
      </g>
      <g stroke="var(--color-blue)" className="max-sm:hidden">
        {axes.map((x) => (
          <circle key={x} cx={x} cy="596" r="15" />
        ))}
      </g>
      <g stroke="var(--color-vermilion)">
        {points.map(([x, y, toX, toY]) => (
          <g key={x}>
            <path d={`M${x} ${y}L${toX} ${toY}`} />
            <circle cx={toX} cy={toY} r="3" fill="var(--color-vermilion)" />
          </g>
        ))}
      </g>
      {points.map(([x, y], index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle
            r="14"
            fill="var(--color-plate)"
            stroke="var(--color-vermilion)"
            className="max-sm:[r:20px]"
          />
          <text
            y="0.36em"
            textAnchor="middle"
            fill="var(--color-ink)"
            stroke="none"
            fontFamily="var(--font-mono)"
            className="text-[1rem] max-sm:text-[1.75rem]"
          >
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
