import { useId } from 'react'
import { engravedLines } from '#app/features/site/vision/engraved-lines.ts'

const tile = 240
const height = 1120

const waves = [
  { shift: 0.055, amplitude: 26, pitch: 7, color: 'var(--color-ink)', width: 0.9 },
  { shift: -0.055, amplitude: 26, pitch: 7, color: 'var(--color-ochre)', width: 0.9 },
].map((wave) => ({ ...wave, d: engravedLines({ ...wave, width: tile, height }) }))

type Line = { text: string; y: number }

type EngravedYearProps = {
  lines: readonly Line[]
  width: number
  height: number
  className?: string
}

/** A year as on a banknote: numerals made of lines that run through all of them. Decorative. */
export function EngravedYear({ lines, width, height: shown, className }: EngravedYearProps) {
  const id = useId()
  const numerals = lines.map(({ text, y }, index) => (
    <text
      key={index}
      x={width / 2}
      y={y}
      textAnchor="middle"
      textLength={width - 12}
      lengthAdjust="spacingAndGlyphs"
      fontSize="540"
      fontWeight="600"
      className="[font-variation-settings:'opsz'_60] font-display lining-nums"
    >
      {text}
    </text>
  ))
  return (
    <svg
      viewBox={`0 0 ${width} ${shown}`}
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <clipPath id={`${id}n`}>{numerals}</clipPath>
      {waves.map((wave) => (
        <pattern
          key={wave.color}
          id={`${id}${wave.shift}`}
          width={tile}
          height={height}
          patternUnits="userSpaceOnUse"
        >
          <path d={wave.d} stroke={wave.color} strokeWidth={wave.width} />
        </pattern>
      ))}
      {/* The filling covers the inner half of the outline, and with it where strokes cross. */}
      <g
        stroke="var(--color-ink)"
        strokeWidth="5"
        paintOrder="stroke"
        fill="var(--color-plate)"
        strokeLinejoin="round"
      >
        {numerals}
      </g>
      <g clipPath={`url(#${id}n)`}>
        {waves.map((wave) => (
          <rect key={wave.color} width={width} height={shown} fill={`url(#${id}${wave.shift})`} />
        ))}
      </g>
    </svg>
  )
}
