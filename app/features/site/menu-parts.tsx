import type { ComponentProps, ReactElement } from 'react'
import { NavLink } from 'react-router'
import { ChevronDown } from '#app/ui/icons.tsx'
import type { ChromeGroup, ChromeLink } from '#content/chrome.ts'

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
  'menu-panel absolute end-0 top-full z-40 grid w-80 rounded-paper border border-line bg-surface p-2 shadow-sheet has-[ul+ul]:w-172 has-[ul+ul]:grid-cols-2'
const linkClass =
  'block rounded-paper border-s-2 border-transparent px-4 py-2 no-underline hover:bg-paper aria-[current=page]:border-vermilion'
const footClass = 'col-span-2 mt-2 grid grid-cols-2 border-t border-line pt-2'

const allLinks = ({ links, more = [], foot = [] }: ChromeGroup) => [...links, ...more, ...foot]

/** True when the visitor is on one of the group's pages or below it. */
export function isCurrent(group: ChromeGroup, pathname: string): boolean {
  return allLinks(group).some(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
}

type PanelListsProps = {
  group: ChromeGroup
  /** Shows one link, where the menu around it has to know its links. */
  wrap?: (link: ChromeLink, shown: ReactElement) => ReactElement
}

/** The pages of a group: those of the specification, further ones beside them, and the foot. */
export function PanelLists({ group, wrap = (_, shown) => shown }: PanelListsProps) {
  const lists = [
    { links: group.links, className: '' },
    { links: group.more, className: '' },
    { links: group.foot, className: footClass },
  ]
  return lists.map(
    ({ links, className }) =>
      links && (
        <ul key={links[0]?.to} className={className}>
          {links.map((link) => (
            <li key={link.to}>{wrap(link, <PanelLink link={link} />)}</li>
          ))}
        </ul>
      ),
  )
}

type PanelLinkProps = { link: ChromeLink } & Omit<ComponentProps<'a'>, 'href'>

/** A page of a group; `data-stop` names it in both menus, for the focus. */
function PanelLink({ link, ...props }: PanelLinkProps) {
  return (
    <NavLink
      {...props}
      to={link.to}
      end={link.end}
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
