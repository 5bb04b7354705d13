// biome-ignore-all lint/security/noDangerouslySetInnerHtml: markup of our own, from numbers
import { useId } from 'react'
import { ringMarkup } from '#app/ui/guilloche.ts'

type Point = readonly [number, number]

/** The two edges of a mark's tail as cubic curves: both end in the tip. */
const outer: readonly Point[] = [
  [10, 172],
  [10, 92],
  [92, 34],
  [204, 12],
]
const inner: readonly Point[] = [
  [74, 110],
  [86, 78],
  [132, 46],
  [204, 12],
]
const lines = 15

const mix = (part: number) =>
  outer.map(([x, y], at) => {
    const [toX, toY] = inner[at] ?? [x, y]
    return `${Math.round(x + part * (toX - x))} ${Math.round(y + part * (toY - y))}`
  })
const curve = (part: number) => {
  const [start, ...rest] = mix(part)
  return `M${start}C${rest.join(' ')}`
}
const tail = Array.from({ length: lines }, (_, at) => curve(at / (lines - 1))).join('')
const edges = curve(0) + curve(1)

const rings = [
  { radius: 48, wave: 13, lobes: 22, repeats: 6, lace: 0.05, tone: 'navy', width: 0.6 },
  { radius: 24, wave: 8, lobes: 14, repeats: 5, lace: 0.06, tone: 'vermilion', width: 0.6 },
] as const

type QuotePlateProps = { isPrinted: boolean; className?: string }

/**
 * A pair of engraved quotation marks. Without a reference only their outlines are there, with the
 * lines that an engraver draws first.
 */
export function QuotePlate({ isPrinted, className }: QuotePlateProps) {
  const id = useId()
  return (
    <svg
      viewBox="-4 0 468 246"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <g id={`${id}m`}>
        {isPrinted ? (
          <>
            <path d={tail} stroke="var(--color-navy)" strokeWidth="0.9" />
            <g transform="translate(74 174)">
              <circle
                r="64"
                fill="var(--color-paper)"
                stroke="var(--color-navy)"
                strokeWidth="1.4"
              />
              {rings.map((ring, at) => (
                <g
                  key={ring.radius}
                  dangerouslySetInnerHTML={{ __html: ringMarkup(ring, `${id}${at}`) }}
                />
              ))}
            </g>
          </>
        ) : (
          <g strokeWidth="0.8" stroke="var(--color-line-strong)">
            <path d="M0 174H222M74 98V244M0 12H222" />
            <circle cx="74" cy="174" r="35" />
            <path d={edges} stroke="var(--color-navy)" strokeWidth="1.2" strokeDasharray="5 4" />
            <circle
              cx="74"
              cy="174"
              r="64"
              stroke="var(--color-navy)"
              strokeWidth="1.2"
              strokeDasharray="5 4"
            />
          </g>
        )}
      </g>
      <use href={`#${id}m`} x="240" />
    </svg>
  )
}
