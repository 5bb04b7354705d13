// biome-ignore-all lint/security/noDangerouslySetInnerHtml: markup of our own, from numbers
import { useId } from 'react'
import { ringMarkup } from '#app/ui/guilloche.ts'

const border = {
  radius: 118,
  wave: 15,
  lobes: 40,
  repeats: 4,
  lace: 0.03,
  tone: 'ochre',
  width: 0.6,
  opacity: 0.9,
} as const

/** The ground that an engraver lays first: level lines, closer towards the foot. */
const ground = Array.from({ length: 36 }, (_, at) => `M-104 ${Math.round(-96 + 5.6 * at)}H104`)

/** An engraved oval for a portrait. Nobody is in it. */
export function BlankPortrait({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg
      viewBox="-150 -186 300 372"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <clipPath id={`${id}o`}>
        <ellipse rx="98" ry="126" />
      </clipPath>
      <path d="M-146-182H146V182H-146Z" stroke="var(--color-ink)" />
      <path d="M-140-176H140V176H-140Z" stroke="var(--color-line-strong)" strokeWidth="0.6" />
      <g transform="scale(1 1.28)">
        <g dangerouslySetInnerHTML={{ __html: ringMarkup(border, id) }} />
      </g>
      <g clipPath={`url(#${id}o)`}>
        <path
          d={ground.join('')}
          transform="scale(1 1.28)"
          stroke="var(--color-navy)"
          strokeWidth="0.7"
          opacity="0.55"
        />
      </g>
      <ellipse rx="98" ry="126" stroke="var(--color-navy)" strokeWidth="1.2" />
      <path
        d="M0-140V140M-110 0H110"
        stroke="var(--color-vermilion)"
        strokeWidth="0.7"
        strokeDasharray="5 4"
      />
    </svg>
  )
}
