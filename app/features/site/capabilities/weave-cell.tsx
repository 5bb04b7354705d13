// biome-ignore-all lint/security/noDangerouslySetInnerHtml: markup of our own, from numbers
import { cell, threadPath } from '#app/features/site/capabilities/weave-thread.ts'
import { ringMarkup } from '#app/ui/guilloche.ts'
import type { capabilities } from '#content/capabilities/overview.ts'

export type Use = (typeof capabilities.weave.legend)[number]['use']

/** How far the threads stay clear of the middle: under another thread, at a loop, at a knot. */
const gaps = { whole: 0, under: 24, supports: 19, carries: 31 } as const

const threads = Object.entries(gaps)
  .map(
    ([name, gap]) =>
      `<path id="thread-${name}" d="${threadPath(gap)}" stroke="currentColor" stroke-width=".8" vector-effect="non-scaling-stroke"/>`,
  )
  .join('')

// In a small cell fine lines would run together into a blot.
const knots =
  `<g id="knot-carries">${ringMarkup({ radius: 27, wave: 9, lobes: 9, repeats: 5, tone: 'vermilion', width: 0.7, opacity: 1 }, 'knot-a')}` +
  `${ringMarkup({ radius: 10, wave: 5, lobes: 6, repeats: 4, tone: 'vermilion', width: 0.7, opacity: 1 }, 'knot-b')}</g>` +
  `<g id="knot-supports">${ringMarkup({ radius: 16, wave: 4, lobes: 10, repeats: 3, tone: 'ink-muted', width: 0.8, opacity: 1 }, 'knot-c')}</g>` +
  `<g id="knot-carries-small">${ringMarkup({ radius: 25, wave: 10, lobes: 9, repeats: 3, tone: 'vermilion', width: 1.5, opacity: 1 }, 'knot-d')}` +
  `<circle r="9" stroke="var(--color-vermilion)" stroke-width="2.2"/></g>` +
  `<g id="knot-supports-small" stroke="var(--color-ink-muted)" stroke-width="2"><circle r="17"/><circle r="12"/></g>`

/** Drawn once; every cell of the page refers to it. */
export function WeaveDefinitions() {
  return (
    <svg width="0" height="0" fill="none" aria-hidden="true" focusable="false" className="absolute">
      <defs dangerouslySetInnerHTML={{ __html: threads + knots }} />
    </svg>
  )
}

const across = `rotate(-90 ${cell / 2} ${cell / 2})`

type WeaveCellProps = {
  use: Use | 'whole'
  /** Classes with the colours of the two threads; without one the thread is not drawn. */
  warp?: string
  weft?: string
  /** Which thread lies on top where there is no knot. */
  over?: 'warp' | 'weft'
  /** Drawn with fewer and broader lines; by itself below the width at which cells are large. */
  small?: boolean
  className?: string
}

export function WeaveCell(props: WeaveCellProps) {
  const { use, warp, weft, over = 'warp', small = false, className } = props
  const middle = { x: cell / 2, y: cell / 2 }
  const thread = (name: 'warp' | 'weft') => {
    if (use === 'whole') return '#thread-whole'
    if (use !== 'later') return `#thread-${use}`
    return over === name ? '#thread-whole' : '#thread-under'
  }
  return (
    <svg
      viewBox={`0 0 ${cell} ${cell}`}
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {weft && <use href={thread('weft')} transform={across} className={weft} />}
      {warp && <use href={thread('warp')} className={warp} />}
      {(use === 'carries' || use === 'supports') && (
        <>
          {!small && <use href={`#knot-${use}`} {...middle} className="max-lg:hidden" />}
          <use
            href={`#knot-${use}-small`}
            {...middle}
            className={small ? undefined : 'lg:hidden'}
          />
        </>
      )}
    </svg>
  )
}
