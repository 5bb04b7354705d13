import type { ReactNode } from 'react'

const layer = (y: number, sag: number) =>
  `M8 ${y}C48 ${y + sag} 80 ${y - sag} 120 ${y}S200 ${y + sag} 232 ${y - sag / 2}`

const rings = (x: number) => (
  <g key={x}>
    {[6, 13, 20, 27].map((radius) => (
      <circle key={radius} cx={x} cy="48" r={radius} />
    ))}
  </g>
)

/** A diagram of a few lines for each finding. */
const drawings: Record<string, ReactNode> = {
  // Layers, and a fault through all of them.
  legacy: (
    <>
      {[16, 29, 42, 55, 68, 81].map((y, index) => (
        <path key={y} d={layer(y, 3 + index * 1.6)} />
      ))}
      <path
        d="M132 4L124 26L135 44L122 62L130 92"
        stroke="var(--color-vermilion)"
        strokeWidth="1.6"
      />
    </>
  ),
  // Three registers, connected by a hand-drawn line.
  silos: (
    <>
      {[35, 115, 195].map(rings)}
      <path
        d="M62 48H88M142 48H168"
        stroke="var(--color-vermilion)"
        strokeWidth="1.6"
        strokeDasharray="3 4"
      />
    </>
  ),
  // One case on its way from the counter to the decision.
  citizen: (
    <>
      <path d="M8 72H232M8 24H232" strokeDasharray="2 5" />
      <path
        d="M10 72C40 72 52 24 74 24S104 84 82 84S70 40 106 32S150 60 132 74S104 58 128 44S186 14 190 40S160 84 182 80S214 40 228 24"
        stroke="var(--color-vermilion)"
        strokeWidth="1.6"
      />
      <circle cx="10" cy="72" r="4" fill="var(--color-surface)" />
      <circle cx="229" cy="24" r="4" fill="var(--color-surface)" />
    </>
  ),
  // Demand grows while the service stays the same.
  scale: (
    <>
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <path
          key={index}
          d={`M8 ${88 - index}C96 ${86 - index * 2} 152 ${76 - index * 5} 232 ${62 - index * 11}`}
        />
      ))}
      <path
        d="M8 40H232"
        stroke="var(--color-vermilion)"
        strokeWidth="1.6"
        strokeDasharray="10 4"
      />
    </>
  ),
}

export function FindingDrawing({ id, className }: { id: string; className?: string }) {
  return (
    <svg
      viewBox="7 0 226 96"
      preserveAspectRatio="xMinYMid"
      fill="none"
      stroke="currentColor"
      strokeWidth="0.9"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {drawings[id]}
    </svg>
  )
}
