import type { ReactNode } from 'react'
import { Menu, X } from '#app/ui/icons.tsx'
import { useFolding } from '#app/ui/use-folding.ts'

type HeaderMenuProps = {
  copy: { open: string; close: string }
  /** A mark on the button: something inside waits for the user. */
  badge?: ReactNode
  className?: string
  children: ReactNode
}

/** Contains what does not fit into a narrow header, behind a button. <details> opens without a script. */
export function HeaderMenu({ copy, badge, className, children }: HeaderMenuProps) {
  const folding = useFolding<HTMLDetailsElement>()
  return (
    <details {...folding} className={`group relative ${className ?? ''}`}>
      <summary className="relative flex size-11 cursor-pointer list-none items-center justify-center border border-line-strong [&::-webkit-details-marker]:hidden">
        <span className="sr-only group-open:hidden">{copy.open}</span>
        <span className="sr-only hidden group-open:block">{copy.close}</span>
        <Menu aria-hidden="true" size={20} className="group-open:hidden" />
        <X aria-hidden="true" size={20} className="hidden group-open:block" />
        {badge}
      </summary>
      <div className="absolute end-0 top-full z-40 mt-2 w-72 max-w-[calc(100vw-2rem)] border border-line-strong bg-surface shadow-sheet">
        {children}
      </div>
    </details>
  )
}

/** A line of the menu, the same for links and buttons. */
export const headerMenuLine =
  'flex min-h-12 w-full items-center justify-between gap-3 border-b border-line px-5 text-start no-underline hover:bg-paper aria-[current=page]:text-vermilion'
