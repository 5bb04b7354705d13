import { useId } from 'react'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { contact } from '#content/contact.ts'

const period = 72
const wave = `M0 0q${period / 4}-9 ${period / 2} 0t${period / 2} 0`

/** Six waves, as long as their place, that end in a postmark. Decorative. */
export function Cancellation({ className }: { className?: string }) {
  const copy = usePageCopy(contact)
  const id = useId()
  const { postmark, clock } = copy.drawing
  const [upper, lower] = postmark
  return (
    <div
      aria-hidden="true"
      className={`relative flex items-center text-ink-muted ${className ?? ''}`}
    >
      <svg height="92" fill="none" aria-hidden="true" focusable="false" className="min-w-0 grow">
        <pattern id={`${id}w`} width={period} height="92" patternUnits="userSpaceOnUse">
          {[10, 24, 38, 52, 66, 80].map((y) => (
            <path
              key={y}
              d={wave}
              transform={`translate(0 ${y})`}
              stroke="currentColor"
              strokeWidth="1.4"
            />
          ))}
        </pattern>
        <rect width="100%" height="92" fill={`url(#${id}w)`} />
      </svg>
      <svg
        viewBox="-90 -90 180 180"
        fill="none"
        aria-hidden="true"
        focusable="false"
        className="size-44 shrink-0 -rotate-12"
      >
        <g stroke="currentColor" strokeWidth="1.6">
          <circle r="86" fill="var(--color-surface)" />
          <circle r="82" strokeWidth="0.7" />
          <circle r="54" />
        </g>
        <path id={`${id}u`} d="M-63 0A63 63 0 0 1 63 0" />
        <path id={`${id}l`} d="M-73 0A73 73 0 0 0 73 0" />
        <g
          fill="currentColor"
          fontFamily="var(--font-mono)"
          fontSize="15"
          letterSpacing="3"
          textAnchor="middle"
        >
          <text>
            <textPath href={`#${id}u`} startOffset="50%">
              {upper.toUpperCase()}
            </textPath>
          </text>
          <text>
            <textPath href={`#${id}l`} startOffset="50%">
              {lower.toUpperCase()}
            </textPath>
          </text>
          {clock.map((word, line) => (
            <text
              key={line}
              y={line * 28 - 6}
              fontSize="24"
              letterSpacing="0"
              fontFamily="var(--font-display)"
            >
              {word}
            </text>
          ))}
        </g>
      </svg>
    </div>
  )
}
