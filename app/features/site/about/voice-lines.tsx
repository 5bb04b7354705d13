const height = 160
const wavelength = 80

/** A sine that starts at nothing and swells to the right, in half waves. */
function swell(strength: number): string {
  let path = `M0 ${height / 2}`
  for (let half = 0; half < 15; half += 1) {
    const rise = (half % 2 === 0 ? -1 : 1) * strength * ((half + 1) / 15) ** 1.6
    path += `q${wavelength / 4} ${Math.round(rise * 10) / 10} ${wavelength / 2} 0`
  }
  return path
}

const lines = Array.from({ length: 12 }, (_, index) =>
  swell(150 * Math.cos((Math.PI * index) / 11)),
)

/** One voice, from the first word to where it carries. Decorative. */
export function VoiceLines({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 600 ${height}`}
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path
        d={lines.join('')}
        stroke="currentColor"
        strokeWidth="0.8"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
