// biome-ignore-all lint/security/noDangerouslySetInnerHtml: markup of our own, from numbers
import { useId } from 'react'
import { ringMarkup } from '#app/ui/guilloche.ts'

const seal = {
  radius: 54,
  wave: 15,
  lobes: 20,
  repeats: 6,
  lace: 0.06,
  tone: 'vermilion',
  width: 0.6,
  opacity: 0.9,
} as const

const sheets = Array.from({ length: 46 }, (_, at) => {
  const left = 6 + 5 * Math.sin(at * 2.3) + 3 * Math.sin(at * 0.7)
  const right = 554 + 5 * Math.sin(at * 1.9 + 2) + 3 * Math.sin(at * 0.5)
  return `M${left.toFixed(1)} ${34 + at * 5}H${right.toFixed(1)}`
}).join('')

const band = Array.from({ length: 15 }, (_, at) => {
  const swing = Math.cos((Math.PI * at) / 14) * 76
  return `M280 9q${swing.toFixed(1)} 35.25 0 70.5t0 70.5 0 70.5 0 70.5`
}).join('')

/** A file of papers seen from its edge, held together by an engraved band with a seal. */
export function BandedFile({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg
      viewBox="0 0 560 300"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path d={sheets} stroke="var(--color-navy)" strokeWidth="0.8" opacity="0.7" />
      <path d="M0 28H560M0 265H560" stroke="var(--color-ink)" strokeWidth="2" />
      <path d="M236 8H324V292H236Z" fill="var(--color-paper)" stroke="var(--color-ink)" />
      <path d={band} stroke="var(--color-ochre)" strokeWidth="0.7" opacity="0.85" />
      <path d="M243 8V292M317 8V292" stroke="var(--color-ink)" strokeWidth="0.6" />
      <circle cx="280" cy="148" r="76" fill="var(--color-paper)" />
      <g transform="translate(280 148)">
        <g dangerouslySetInnerHTML={{ __html: ringMarkup(seal, id) }} />
        <circle r="74" stroke="var(--color-vermilion)" strokeWidth="1.4" />
        <circle r="35" stroke="var(--color-vermilion)" strokeWidth="0.8" />
      </g>
    </svg>
  )
}
