import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

const stamp = cva(
  'label inline-block border-[3px] border-double border-current px-2 py-0.5 text-[0.6875rem] font-normal whitespace-nowrap',
  {
    variants: {
      tone: {
        ink: 'text-ink-muted',
        vermilion: 'text-vermilion',
        verdigris: 'text-verdigris',
        ochre: 'text-ochre',
        blue: 'text-blue',
      },
      /** For marketing pages only; the portal and the admin panel stamp straight. */
      tilt: { none: '', left: '-rotate-2', right: 'rotate-[1.5deg]' },
    },
    defaultVariants: { tone: 'ink', tilt: 'none' },
  },
)

type StampProps = VariantProps<typeof stamp> & { children: ReactNode; className?: string }

export function Stamp({ tone, tilt, className, children }: StampProps) {
  return <span className={stamp({ tone, tilt, className })}>{children}</span>
}
