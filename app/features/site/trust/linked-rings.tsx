// biome-ignore-all lint/security/noDangerouslySetInnerHtml: markup of our own, from numbers
import { useId } from 'react'
import { ringMarkup } from '#app/ui/guilloche.ts'

const ring = {
  radius: 130,
  wave: 25,
  lobes: 26,
  repeats: 6,
  lace: 0.05,
  tone: 'navy',
  width: 0.6,
  opacity: 0.85,
} as const
const places = [0, 190, 380, 570] as const

/** A chain of engraved rings: each goes over the next one above, and under it below. */
export function LinkedRings({ className }: { className?: string }) {
  const id = useId()
  const link = (x: number) => <use key={x} href={`#${id}link`} x={x} />
  return (
    <svg
      viewBox="-170 -170 910 340"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <defs>
        <g id={`${id}link`}>
          <circle r="130" stroke="var(--color-paper)" strokeWidth="64" />
          <g dangerouslySetInnerHTML={{ __html: ringMarkup(ring, id) }} />
          <circle r="99" stroke="var(--color-navy)" strokeWidth="0.9" />
          <circle r="161" stroke="var(--color-navy)" strokeWidth="0.9" />
        </g>
        <clipPath id={`${id}below`}>
          {places.slice(0, -1).map((x) => (
            <rect key={x} x={x + 20} y="0" width="150" height="170" />
          ))}
        </clipPath>
      </defs>
      {places.map(link)}
      <g clipPath={`url(#${id}below)`}>{places.slice(0, -1).map(link)}</g>
      <circle cx={places[3]} r="88" stroke="var(--color-vermilion)" strokeWidth="1.6" />
      <circle cx={places[3]} r="82" stroke="var(--color-vermilion)" strokeWidth="0.7" />
      <path
        d="M537 2l22 24 46-54"
        stroke="var(--color-vermilion)"
        strokeWidth="7"
        strokeLinejoin="round"
      />
    </svg>
  )
}
