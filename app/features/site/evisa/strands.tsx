const length = 200
const middle = 50
const segments = 6
/** Every strand is a bundle of lines that share their nodes. */
const lines = [1, 0.78, 0.56, 0.34]

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)

/** A strand over one station, as cubic Béziers; a new one swells from the middle. */
function strandPath(strand: number, starts: boolean): string {
  const phase = (strand * Math.PI) / 3
  const step = length / segments
  const grown = (x: number) => (starts ? (x / length) ** 2 * (3 - (2 * x) / length) : 1)
  const at = (x: number, share: number) =>
    middle + share * grown(x) * (10 + strand * 7) * Math.sin((2 * Math.PI * x) / length + phase)
  const slope = (x: number, share: number) =>
    ((at(x + 0.01, share) - at(x - 0.01, share)) / 0.02) * (step / 3)
  const point = (x: number, y: number) => `${Math.round(x)} ${Math.round(y * 10) / 10}`
  return lines
    .map((share) => {
      const curve = Array.from({ length: segments }, (_, index) => {
        const [from, to] = [index * step, (index + 1) * step]
        const leaving = point(from + step / 3, at(from, share) + slope(from, share))
        const arriving = point(to - step / 3, at(to, share) - slope(to, share))
        return `${leaving} ${arriving} ${point(to, at(to, share))}`
      })
      return `M${point(0, at(0, share))}C${curve.join(' ')}`
    })
    .join('')
}

/** Each strand once as it begins and once as it goes on; `Strands` refers to them. */
export function StrandDefs({ id, count }: { id: string; count: number }) {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true" focusable="false">
      <defs>
        {numbers(count).map((strand) => (
          <g key={strand}>
            <path
              id={`${id}new${strand}`}
              d={strandPath(strand, true)}
              vectorEffect="non-scaling-stroke"
            />
            <path
              id={`${id}old${strand}`}
              d={strandPath(strand, false)}
              vectorEffect="non-scaling-stroke"
            />
          </g>
        ))}
      </defs>
    </svg>
  )
}

type StrandsProps = {
  /** The id given to `StrandDefs`. */
  id: string
  /** How many strands the file has here; the last one begins in this place. */
  count: number
  /** The strand set apart from the others, if it is there already. */
  marked: number
  /** No strand begins here. */
  full?: boolean
  upright?: boolean
  className?: string
}

/** The file as a band: every entry adds one strand. Decorative; the words beside it say the same. */
export function Strands({
  id,
  count,
  marked,
  full = false,
  upright = false,
  className,
}: StrandsProps) {
  return (
    <svg
      viewBox={upright ? `0 0 100 ${length}` : `0 0 ${length} 100`}
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <g transform={upright ? 'matrix(0 1 1 0 0 0)' : undefined}>
        {numbers(count).map((strand) => (
          <use
            key={strand}
            href={`#${id}${!full && strand === count - 1 ? 'new' : 'old'}${strand}`}
            stroke={strand === marked ? 'var(--color-vermilion)' : 'currentColor'}
            strokeWidth={strand === marked ? 1.3 : 0.8}
            opacity={strand === marked ? 1 : 0.7}
          />
        ))}
      </g>
    </svg>
  )
}
