// biome-ignore-all lint/security/noDangerouslySetInnerHtml: markup of our own, from numbers
import type { ReactNode } from 'react'
import { figureMarkup, type Recipe } from '#app/ui/guilloche.ts'

/** Drawn on a card of 320 by 200 about its middle, then laid flat. */
const flat = 'matrix(.82 .28 -.72 .36 0 0)'

const seal: Recipe = [
  { radius: 66, wave: 20, lobes: 16, repeats: 5, tone: 'navy', width: 0.7, opacity: 0.85 },
  { radius: 30, wave: 12, lobes: 8, repeats: 5, tone: 'vermilion', width: 0.8, opacity: 0.95 },
]

const rows = (count: number, row: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => row(index)).join('')

/** Arcs around one point, like the ridges of a finger. */
const ridges = rows(8, (index) => {
  const r = 5 + index * 5
  return `M${96 - r} ${34 + index * 3}V${18 - index}a${r} ${r} 0 0 1 ${2 * r} 0v${28 - index * 3}`
})

/** Engraved shading of a bust: one line per row, as wide as the bust is there. */
const bust = rows(41, (index) => {
  const y = -64 + index * 3
  const head = 21 * Math.sqrt(Math.max(0, 1 - ((y + 34) / 29) ** 2))
  const shoulder = 44 * Math.sqrt(Math.max(0, 1 - ((58 - y) / 52) ** 2))
  const half = Math.round(Math.max(head, y > 4 ? shoulder : 0, y > -14 && y < 10 ? 10 : 0))
  return half > 1 ? `M${-92 - half} ${y}h${2 * half}` : ''
})

/** The ground of the portrait: waves that are interrupted where the bust is. */
const ground = rows(16, (index) => {
  const y = -66 + index * 8
  return `M-142 ${y}q12.5-9 25 0t25 0 25 0 25 0`
})

/** Marks without meaning that look the same on every visit. */
const marks = rows(13, (row) => {
  let x = -140
  let path = ''
  for (let index = 0; x < 128; index += 1) {
    const run = 4 + ((row * 7 + index * 11 + ((row * index) % 5) * 3) % 5) * 6
    if ((row + index) % 2 === 0) path += `M${x} ${-78 + row * 13}h${Math.min(run, 140 - x)}`
    x += run + 6
  }
  return path
})

const list = rows(5, (row) => rows(27, (index) => `M${-135 + index * 10} ${-74 + row * 32}v20`))

const drawings: Record<string, ReactNode> = {
  holder: (
    <>
      <path d="M-144-76H-40V62H-144Z" strokeWidth="0.9" />
      <path d={ground} strokeWidth="0.5" opacity="0.6" />
      <path d={bust} strokeWidth="1.7" />
      <path d={ridges} strokeWidth="1.2" />
      <path d="M-16-66H70M-16-50H42M-16-34H56" strokeWidth="3" opacity="0.7" />
      <path d="M-144 78H144" strokeWidth="5" strokeDasharray="4 3 7 3 2 3" opacity="0.75" />
    </>
  ),
  attributes: (
    <>
      <path
        d={rows(
          6,
          (index) =>
            `M-138 ${-70 + index * 28}h54M-60 ${-70 + index * 28}h${[150, 96, 190, 120, 168, 82][index]}`,
        )}
        strokeWidth="4"
        opacity="0.7"
      />
      <path d="M-146-26H144V-2H-146Z" stroke="var(--color-vermilion)" strokeWidth="2" />
    </>
  ),
  seal: <g dangerouslySetInnerHTML={{ __html: figureMarkup(seal, 'seal') }} />,
  proof: <path d={marks} strokeWidth="6" opacity="0.75" />,
  revocation: (
    <>
      <path d={list} strokeWidth="2" opacity="0.7" />
      <circle cx="35" cy="0" r="17" stroke="var(--color-vermilion)" strokeWidth="2.5" />
    </>
  ),
}

/** One layer of the credential, lying flat; its middle is at 0, 0 and it is 406 by 162. */
export function Layer({ id }: { id: string }) {
  return (
    <g id={`layer-${id}`} transform={flat} fill="none" stroke="var(--color-ink)">
      <rect
        x="-160"
        y="-100"
        width="320"
        height="200"
        rx="12"
        fill="var(--color-paper)"
        strokeWidth="1.4"
      />
      <rect x="-152" y="-92" width="304" height="184" rx="7" strokeWidth="0.6" opacity="0.6" />
      {drawings[id]}
    </g>
  )
}
