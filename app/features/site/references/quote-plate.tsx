import { useId } from 'react'

/** One quotation mark, in a box of 210 × 240. */
const mark =
  'M196 14C116 40 18 92 12 176a62 62 0 0 0 62 58 58 58 0 0 0 58-58 56 56 0 0 0-56-56c-6 0-11 .6-16 2C74 84 128 52 202 34Z'

const wave = (at: number, lean: number) => `M-10 ${at}q26 ${lean} 52 0t52 0 52 0 52 0 52 0`
const tone = Array.from({ length: 46 }, (_, at) => wave(4 + at * 5.2, 11)).join('')
const shade = Array.from({ length: 44 }, (_, at) => `M${-60 + at * 7} 250l92-240`).join('')

type QuotePlateProps = { isPrinted: boolean; className?: string }

/**
 * A pair of engraved quotation marks. Without a reference only their outlines are there, with the
 * lines that an engraver draws first.
 */
export function QuotePlate({ isPrinted, className }: QuotePlateProps) {
  const id = useId()
  return (
    <svg
      viewBox="-12 -12 484 276"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <defs>
        <path id={`${id}m`} d={mark} />
        <clipPath id={`${id}c`}>
          <path d={mark} />
        </clipPath>
        <g id={`${id}p`}>
          <g clipPath={`url(#${id}c)`}>
            <path d={tone} stroke="var(--color-navy)" strokeWidth="1.1" />
            <path d={shade} stroke="var(--color-ochre)" strokeWidth="0.7" opacity="0.8" />
          </g>
          <use href={`#${id}m`} stroke="var(--color-navy)" strokeWidth="2" />
        </g>
        <g id={`${id}o`}>
          <path
            d="M-8 176H220M74 100V250M12 14H204"
            stroke="var(--color-line-strong)"
            strokeWidth="0.8"
          />
          <circle cx="74" cy="176" r="58" stroke="var(--color-line-strong)" strokeWidth="0.8" />
          <use
            href={`#${id}m`}
            stroke="var(--color-navy)"
            strokeWidth="1.2"
            strokeDasharray="5 4"
          />
        </g>
      </defs>
      {[0, 240].map((x) => (
        <use key={x} href={`#${id}${isPrinted ? 'p' : 'o'}`} x={x} />
      ))}
      {isPrinted && (
        <circle cx="74" cy="176" r="22" stroke="var(--color-vermilion)" strokeWidth="1.6" />
      )}
    </svg>
  )
}
