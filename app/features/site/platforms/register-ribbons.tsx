import { useId } from 'react'
import { bendPath, reach, repeat, straightPath, turn } from '#app/features/site/platforms/ribbon.ts'

/** How far the ribbons come from the left, and how far they fall; both end under something. */
const far = 12 * repeat
const fall = 2 * repeat
/** The ribbons lie so close that they are knitted into one register. */
const pitch = reach

/** The upright ribbon, in proportion. */
const size = 0.66

/** Rainbow printing: one plate, several inks. */
const inks = ['var(--color-navy)', 'var(--color-verdigris)', 'var(--color-ochre)']

type RegisterRibbonsProps = {
  /** Where each ribbon turns down, from the lowest to the highest, in parts of the width. */
  falls: readonly string[]
  className?: string
}

/** One register from the left; one of its ribbons turns down into each document. */
export function RegisterRibbons({ falls, className }: RegisterRibbonsProps) {
  const id = useId()
  return (
    <svg fill="none" strokeWidth="0.7" aria-hidden="true" focusable="false" className={className}>
      <defs>
        <path id={`${id}s`} d={straightPath} />
        <path id={`${id}b`} d={bendPath} />
      </defs>
      {falls.map((place, index) => {
        const ribbon = `${id}${index}`
        const fill = `url(#${ribbon})`
        return (
          <svg
            key={place}
            x={place}
            y={reach + (falls.length - 1 - index) * pitch}
            overflow="visible"
            role="presentation"
            stroke={inks[index]}
          >
            <pattern
              id={ribbon}
              y={-reach}
              width={repeat}
              height={2 * reach}
              patternUnits="userSpaceOnUse"
            >
              <use href={`#${id}s`} y={reach} />
            </pattern>
            <g transform={`translate(${-turn})`}>
              <rect x={-far} y={-reach} width={far} height={2 * reach} fill={fill} stroke="none" />
              <use href={`#${id}b`} />
              <g transform={`translate(${turn} ${turn}) rotate(90)`}>
                <rect y={-reach} width={fall} height={2 * reach} fill={fill} stroke="none" />
              </g>
            </g>
          </svg>
        )
      })}
    </svg>
  )
}

/** The ribbon upright and smaller, for the narrow page: as tall as its place. */
export function UprightRibbon({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg width={size * 2 * reach} aria-hidden="true" focusable="false" className={className}>
      <pattern
        id={id}
        width={2 * reach}
        height={repeat}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${size})`}
      >
        <path
          d={straightPath}
          transform={`translate(${reach} 0) rotate(90)`}
          fill="none"
          stroke="var(--color-navy)"
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
