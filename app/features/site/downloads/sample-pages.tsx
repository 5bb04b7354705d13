const rings = [84, 70, 56, 42, 28, 14].map(
  (radius) => `M0-${radius}a${radius} ${radius} 0 0 0 0 ${2 * radius}`,
)
/** Circles through the middle, turned around it: the engraved half. */
const rosette = Array.from({ length: 36 }, (_, at) => {
  const angle = (2 * Math.PI * at) / 36
  const [x, y] = [Math.cos(angle), Math.sin(angle)].map((part) => (part * 84).toFixed(1))
  return `M0 0A42 42 0 0 1 ${x} ${y}A42 42 0 0 1 0 0`
}).join('')
const steps = [0, 2, 1, 2, 3]
  .map((lane, row) => `M${18 + lane * 42} ${52 + row * 42}h36v22h-36z`)
  .join('')
const ways = [0, 2, 1, 2]
  .map((lane, row) => {
    const next = [2, 1, 2, 3][row] ?? 0
    return `M${36 + lane * 42} ${74 + row * 42}v8h${(next - lane) * 42}v12`
  })
  .join('')
const bars = [
  [18, 12],
  [30, 26],
  [56, 44],
  [72, 56],
  [104, 50],
  [136, 40],
]
  .map(([x = 0, width = 0], row) => `M${x} ${62 + row * 30}h${width}v12h-${width}z`)
  .join('')
const page = 'M0 0H200V283H0Z'

/** Its cover, its process map and its plan, as three sheets on a table. */
export function SamplePages({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 560 350"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <g stroke="var(--color-ink)" strokeWidth="1">
        <g transform="translate(334 36) rotate(7)">
          <path d={page} fill="var(--color-surface)" />
          <path d="M18 26H90M18 44H182" strokeWidth="2" />
          <path d={bars} stroke="var(--color-navy)" />
          <path d="M150 44V250" stroke="var(--color-vermilion)" strokeDasharray="4 4" />
        </g>
        <g transform="translate(186 26) rotate(1)">
          <path d={page} fill="var(--color-surface)" />
          <path d="M18 26H110" strokeWidth="2" />
          <path d={steps} stroke="var(--color-navy)" />
          <path d={ways} />
          <path d="M144 220h36v22h-36z" stroke="var(--color-vermilion)" strokeWidth="2" />
        </g>
        <g transform="translate(30 40) rotate(-6)">
          <path d={page} fill="var(--color-surface)" />
          <g transform="translate(100 116)">
            <path d={rings.join('')} stroke="var(--color-blue)" strokeWidth="0.8" />
            <svg x="0" y="-85" width="85" height="170" viewBox="0 -85 85 170" aria-hidden="true">
              <path d={rosette} stroke="var(--color-ochre)" strokeWidth="0.8" />
              <circle r="84" stroke="var(--color-navy)" strokeWidth="1" />
            </svg>
            <path d="M0-94V94M-90 0H90" stroke="var(--color-blue)" strokeWidth="0.8" />
          </g>
          <path d="M18 232H130M18 246H96" strokeWidth="3" />
          <path d="M16 258H184V272H16Z" stroke="var(--color-vermilion)" />
        </g>
      </g>
    </svg>
  )
}
