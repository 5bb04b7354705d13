const period = 120
const height = 80

/** One wave over three periods, so that its shifted copies fill the tile to both edges. */
function wave(amplitude: number): string {
  const step = period / 8
  const slope = (amplitude * 2 * Math.PI) / period
  const fixed = (value: number) => String(Math.round(value * 10) / 10)
  let path = ''
  for (let index = -8; index <= 16; index += 1) {
    const x = index * step
    const angle = (2 * Math.PI * x) / period
    const y = height / 2 + amplitude * Math.sin(angle)
    const rise = (slope * Math.cos(angle) * step) / 3
    const [nearX, nearY] = [fixed(x - step / 3), fixed(y - rise)]
    path += index === -8 ? `M${x} ${fixed(y)}` : `S${nearX} ${nearY} ${x} ${fixed(y)}`
  }
  return path
}

const shifts = Array.from({ length: 12 }, (_, index) => (index * period) / 12)
const waves = [38, 25, 10].map(wave)
const tones = ['verdigris', 'ochre', 'verdigris'] as const

export const balanceBandId = 'balance-band'

/** The engraving that all bands of the page are cut from. */
export function BalanceBandPattern() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false" className="absolute">
      <pattern
        id={balanceBandId}
        width={period}
        height={height}
        patternUnits="userSpaceOnUse"
        fill="none"
        strokeWidth="0.6"
      >
        {waves.map((path, index) => (
          <g key={path} stroke={`var(--color-${tones[index]})`}>
            <path id={`${balanceBandId}${index}`} d={path} />
            {shifts.slice(1).map((shift) => (
              <use key={shift} href={`#${balanceBandId}${index}`} x={shift} />
            ))}
          </g>
        ))}
      </pattern>
    </svg>
  )
}

/** A balance as a length: so much of the width is engraved. Decorative, the amount stands beside. */
export function BalanceBand({ left }: { left: number }) {
  return (
    <svg
      width="100%"
      height={height}
      fill="none"
      aria-hidden="true"
      focusable="false"
      className="block"
    >
      <path d={`M0.5 0V${height}`} stroke="var(--color-ink)" />
      {left > 0 && <rect width={`${left}%`} height={height} fill={`url(#${balanceBandId})`} />}
      {left > 0 && (
        <line
          x1={`${left}%`}
          x2={`${left}%`}
          y1="0"
          y2={height}
          stroke="var(--color-verdigris)"
          strokeWidth="1.5"
        />
      )}
    </svg>
  )
}
