import type { ReactNode } from 'react'

const tones = {
  ink: 'text-ink-muted',
  vermilion: 'text-vermilion',
  verdigris: 'text-verdigris',
  ochre: 'text-ochre',
  blue: 'text-blue',
}
/** For marketing pages only; status badges in the portal and the admin panel are not tilted. */
const tilts = { none: '', left: '-rotate-2', right: 'rotate-[1.5deg]' }

type StatusBadgeProps = {
  tone?: keyof typeof tones
  tilt?: keyof typeof tilts
  children: ReactNode
  className?: string
}

export function StatusBadge({
  tone = 'ink',
  tilt = 'none',
  className = '',
  children,
}: StatusBadgeProps) {
  return (
    <span
      className={`label inline-block border-[3px] border-double border-current px-2 py-0.5 text-[0.6875rem] font-normal whitespace-nowrap ${tones[tone]} ${tilts[tilt]} ${className}`}
    >
      {children}
    </span>
  )
}
