import { useId } from 'react'

/** The dots of each letter of the company's name in Braille, numbered down the left and the right side. */
const letters = [
  [1, 3, 6],
  [1, 3, 4, 5],
  [1, 3, 5],
  [1, 2, 3, 5],
  [1, 4, 5],
  [2, 4],
  [1, 3, 4, 5],
] as const
const step = 46
const pitch = 132
const rings = [3, 6, 9, 12, 15, 18] as const

const dots = letters.flatMap((raised, letter) =>
  [1, 2, 3, 4, 5, 6].map((dot) => ({
    x: 30 + letter * pitch + (dot > 3 ? step : 0),
    y: 30 + ((dot - 1) % 3) * step,
    isRaised: (raised as readonly number[]).includes(dot),
  })),
)

/** Tactile marks, as on banknotes: the name in Braille, each raised dot engraved as rings. */
export function TactileName({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg
      viewBox="0 0 900 152"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <defs>
        <g id={`${id}dot`} stroke="var(--color-navy)" strokeWidth="0.9">
          <circle r="21" fill="var(--color-paper)" stroke="none" />
          {rings.map((r) => (
            <circle key={r} r={r} />
          ))}
          <circle r="20.4" stroke="var(--color-vermilion)" strokeWidth="0.8" />
        </g>
      </defs>
      <path
        d={Array.from({ length: 19 }, (_, at) => `M0 ${4 + at * 8}H900`).join('')}
        stroke="var(--color-line-strong)"
        strokeWidth="0.6"
        opacity="0.7"
      />
      {dots.map(({ x, y, isRaised }) =>
        isRaised ? (
          <use key={`${x} ${y}`} href={`#${id}dot`} x={x} y={y} />
        ) : (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r="3.5"
            fill="var(--color-paper)"
            stroke="var(--color-navy)"
            strokeWidth="0.7"
          />
        ),
      )}
    </svg>
  )
}
