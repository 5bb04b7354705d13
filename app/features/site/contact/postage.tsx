// biome-ignore-all lint/security/noDangerouslySetInnerHtml: markup of our own, from numbers

import { useId } from 'react'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { engravedGlobe } from '#app/features/site/contact/globe.ts'
import { ringMarkup } from '#app/ui/guilloche.ts'
import { contact } from '#content/contact.ts'

const width = 480
const height = 580
const pitch = 20
const radius = 178

/** The edge of a stamp: half circles are bitten out of all four sides. */
function perforation(): string {
  const bite = pitch * 0.3
  const land = (pitch - 2 * bite) / 2
  const side = (length: number, [x, y]: [number, number]) => {
    const move = (by: number) => `l${x * by} ${y * by}`
    const hole = `a${bite} ${bite} 0 0 0 ${x * bite * 2} ${y * bite * 2}`
    return `${move(land)}${hole}${move(land)}`.repeat(length / pitch)
  }
  return `M0 0${side(width, [1, 0])}${side(height, [0, 1])}${side(width, [-1, 0])}${side(height, [0, -1])}Z`
}

const edge = perforation()
const middle = { latitude: 34, longitude: -68 }
const globe = engravedGlobe(radius, middle, contact.offices.places)
const wreath = {
  radius: 198,
  wave: 13,
  lobes: 36,
  repeats: 4,
  lace: 0.05,
  tone: 'navy',
  width: 0.7,
  opacity: 0.7,
} as const

/** Ottawa is a disc, Atlanta a ring; the address list repeats the signs. */
export function PlaceSign({ index }: { index: number }) {
  return (
    <circle
      r={index === 0 ? 5 : 4.5}
      fill={index === 0 ? 'var(--color-vermilion)' : 'var(--color-surface)'}
      stroke="var(--color-vermilion)"
      strokeWidth="2"
    />
  )
}

/** A stamp with the two offices on the globe and their meridian drawn in red. */
export function Postage({ className }: { className?: string }) {
  const copy = usePageCopy(contact)
  const id = useId()
  const { issuer, value, purpose, zone } = copy.drawing
  const text = { fontFamily: 'var(--font-mono)', fill: 'var(--color-ink)' }
  return (
    <svg
      viewBox={`-6 -6 ${width + 12} ${height + 12}`}
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path d={edge} fill="var(--color-paper)" stroke="var(--color-line-strong)" />
      <rect x="22" y="22" width={width - 44} height={height - 44} stroke="var(--color-navy)" />
      <rect
        x="27"
        y="27"
        width={width - 54}
        height={height - 54}
        stroke="var(--color-navy)"
        strokeWidth="0.5"
      />
      <text x="48" y="70" fontSize="25" letterSpacing="3" {...text}>
        {issuer.toUpperCase()}
      </text>
      <text
        x={width - 48}
        y="70"
        fontSize="26"
        textAnchor="end"
        {...text}
        fontFamily="var(--font-display)"
      >
        {zone}
      </text>
      {/* Both to the right: the postmark comes over the left corner. */}
      <text
        x={width - 146}
        y={height - 48}
        fontSize="23"
        letterSpacing="2"
        textAnchor="end"
        {...text}
      >
        {purpose.toUpperCase()}
      </text>
      <text
        x={width - 46}
        y={height - 48}
        fontSize="44"
        textAnchor="end"
        {...text}
        fontFamily="var(--font-display)"
      >
        {value}
      </text>
      <g transform={`translate(${width / 2} ${height / 2 - 6})`}>
        <g dangerouslySetInnerHTML={{ __html: ringMarkup(wreath, id) }} />
        <circle r={radius} fill="var(--color-paper)" stroke="var(--color-navy)" />
        <path d={globe.net} stroke="var(--color-navy)" strokeWidth="0.7" opacity="0.75" />
        <path d={globe.shade} stroke="var(--color-navy)" strokeWidth="0.6" opacity="0.6" />
        <path d={globe.zone} stroke="var(--color-vermilion)" strokeWidth="2" />
        {globe.places.map(({ x, y }, index) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <PlaceSign index={index} />
          </g>
        ))}
      </g>
    </svg>
  )
}
