// biome-ignore-all lint/security/noDangerouslySetInnerHtml: markup of our own, from numbers

import { useId } from 'react'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { LastUpdated } from '#app/features/site/legal/last-updated.tsx'
import { Accented } from '#app/ui/accented.tsx'
import { ringMarkup } from '#app/ui/guilloche.ts'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { cookies } from '#content/legal/cookies.ts'

const scallops = 40
const edge = 236

function scallopedEdge(): string {
  const at = (index: number) => {
    const angle = (index * 2 * Math.PI) / scallops
    return `${(edge * Math.cos(angle)).toFixed(1)} ${(edge * Math.sin(angle)).toFixed(1)}`
  }
  const arcs = Array.from({ length: scallops }, (_, index) => `A20 20 0 0 1 ${at(index + 1)}`)
  return `M${at(0)}${arcs.join('')}Z`
}

/** Holes as a fork makes them: a middle, six around it, twelve around those. */
const holes = [
  [0, 1],
  [38, 6],
  [76, 12],
].flatMap(([radius = 0, count = 1]) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count
    return { x: Math.round(radius * Math.cos(angle)), y: Math.round(radius * Math.sin(angle)) }
  }),
)
const wreath = {
  radius: 140,
  wave: 26,
  lobes: 30,
  repeats: 4,
  tone: 'ochre',
  width: 0.8,
  opacity: 0.85,
} as const
const outline = scallopedEdge()

/** From above the left side round the foot to where the bite begins. */
const lettering = (() => {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${Math.round(203 * Math.cos(angle))} ${Math.round(203 * Math.sin(angle))}`
  }
  return { path: `M${at(226)}A203 203 0 1 0 ${at(-14)}`, length: 820 }
})()

/** A seal that is a biscuit, with a bite taken out of it. */
function BiscuitSeal({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg
      viewBox="-270 -270 540 540"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <mask id={`${id}m`} maskUnits="userSpaceOnUse" x="-270" y="-270" width="540" height="540">
        <rect x="-270" y="-270" width="540" height="540" fill="#fff" />
        <g fill="#000">
          <circle cx="236" cy="-132" r="64" />
          <circle cx="176" cy="-196" r="62" />
          <circle cx="112" cy="-246" r="46" />
        </g>
      </mask>
      <g mask={`url(#${id}m)`} stroke="var(--color-ochre)">
        <path d={outline} strokeWidth="1.6" />
        <path d={outline} strokeWidth="0.8" transform="scale(.965)" />
        <circle r="214" strokeWidth="0.8" />
        <circle r="178" strokeWidth="0.8" />
        <g dangerouslySetInnerHTML={{ __html: ringMarkup(wreath, id) }} />
        <circle r="106" strokeWidth="1.4" />
        {holes.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="5" strokeWidth="1.4" />
        ))}
        <path id={`${id}t`} d={lettering.path} stroke="none" />
        <text
          fill="var(--color-ochre)"
          stroke="none"
          fontFamily="var(--font-sans)"
          fontSize="24"
          textLength={lettering.length}
          textAnchor="middle"
        >
          <textPath href={`#${id}t`} startOffset="50%">
            {cookieNames}
          </textPath>
        </text>
      </g>
      <clipPath id={`${id}edge`}>
        <path d={outline} />
      </clipPath>
      <g
        mask={`url(#${id}m)`}
        clipPath={`url(#${id}edge)`}
        stroke="var(--color-vermilion)"
        strokeWidth="2"
      >
        <circle cx="236" cy="-132" r="66" />
        <circle cx="176" cy="-196" r="64" />
        <circle cx="112" cy="-246" r="48" />
      </g>
    </svg>
  )
}

const [register] = cookies.articles
const cookieNames = register.blocks[0].table.rows
  .map(([name]) => name.replace('unordin.', ''))
  .join(' · ')

/** In the middle, under the seal. */
export function CookiesOpening({ today }: { today: string }) {
  const copy = usePageCopy(cookies)
  return (
    <div className="border-b border-line bg-surface">
      <div className="frame flex flex-col items-center pt-10 pb-14 text-center md:pt-14 md:pb-20">
        <BiscuitSeal className="no-print w-64 sm:w-80" />
        <h1 className="display mt-8 text-hero">
          <Accented parts={copy.headline} />
        </h1>
        <p className="mt-5 max-w-[46ch] text-lead text-ink-muted">{copy.lead}</p>
        <LastUpdated today={today} className="mt-6 text-ink-muted" />
        <MrzLine text={copy.mrz} className="mt-8 max-w-full" />
      </div>
    </div>
  )
}
