import { busts, bustTile, engravedBust } from '#app/features/site/careers/engraved-bust.ts'

export type PortraitKind = keyof typeof busts

const engraved = [
  { kind: 'short', ...engravedBust(busts.short) },
  { kind: 'long', ...engravedBust(busts.long) },
] as const

const symbolId = (kind: PortraitKind) => `portrait-${kind}`

/** The two engravings, once for the page: every portrait refers to one of them. */
export function PortraitPlates() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false" className="absolute">
      {engraved.map(({ kind, ground, body }) => (
        <g key={kind} id={symbolId(kind)}>
          <path d={ground} stroke="currentColor" strokeWidth="0.45" />
          <path d={body} fill="currentColor" />
        </g>
      ))}
    </svg>
  )
}

/** Head and shoulders of somebody who is not here yet. Decorative. */
export function Portrait({ kind, className }: { kind: PortraitKind; className?: string }) {
  return (
    <svg
      viewBox={`0 ${bustTile.top} ${bustTile.width} ${bustTile.height}`}
      aria-hidden="true"
      focusable="false"
      overflow="visible"
      className={className}
    >
      <use href={`#${symbolId(kind)}`} />
    </svg>
  )
}
