import type { ComponentProps } from 'react'
import { NavLink } from 'react-router'
import { ChevronDown } from '#app/ui/icons.tsx'
import type { ChromeGroup } from '#content/chrome.ts'

export const triggerClass =
  'group flex min-h-11 items-center gap-1 border-b border-transparent px-1 text-[0.9375rem] text-ink-muted hover:text-ink data-current:text-ink data-current:after:bg-vermilion relative after:absolute after:inset-x-1 after:bottom-2 after:h-px after:bg-transparent'
export const arrow = (
  <ChevronDown
    aria-hidden="true"
    size={14}
    className="transition-transform duration-150 group-data-[state=open]:rotate-180 group-open:rotate-180"
  />
)
export const panelClass =
  'menu-panel absolute end-0 top-full z-40 w-80 rounded-paper border border-line bg-surface p-2 shadow-sheet'
const linkClass =
  'block rounded-paper border-s-2 border-transparent px-4 py-2.5 no-underline hover:bg-paper aria-[current=page]:border-vermilion'

/** True when the visitor is on one of the group's pages or below it. */
export function isCurrent(group: ChromeGroup, pathname: string): boolean {
  const paths = [...group.links.map(({ to }) => to), ...(group.also ? [group.also] : [])]
  return paths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}

type PanelLinkProps = { link: ChromeGroup['links'][number] } & Omit<ComponentProps<'a'>, 'href'>

/** A page of a group; `data-stop` names it in both menus, for the focus. */
export function PanelLink({ link, ...props }: PanelLinkProps) {
  return (
    <NavLink
      {...props}
      to={link.to}
      data-stop={link.to}
      prefetch="intent"
      viewTransition
      className={linkClass}
    >
      <span className="block font-medium text-ink">{link.label}</span>
      {link.note && <span className="block text-small text-ink-muted">{link.note}</span>}
    </NavLink>
  )
}
