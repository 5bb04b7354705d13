import { ChevronDown } from 'lucide-react'
import { NavigationMenu } from 'radix-ui'
import { NavLink, useLocation } from 'react-router'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { type ChromeGroup, chrome } from '#content/chrome.ts'

const triggerClass =
  'group flex min-h-11 items-center gap-1 border-b border-transparent px-1 text-[0.9375rem] text-ink-muted hover:text-ink data-current:text-ink data-current:after:bg-vermilion relative after:absolute after:inset-x-1 after:bottom-2 after:h-px after:bg-transparent'
const arrow = (
  <ChevronDown
    aria-hidden="true"
    size={14}
    className="transition-transform duration-150 group-data-[state=open]:rotate-180 group-open:rotate-180"
  />
)
const panelClass =
  'menu-panel absolute end-0 top-full z-40 w-80 rounded-paper border border-line bg-surface p-2 shadow-sheet'
const linkClass =
  'block rounded-paper border-s-2 border-transparent px-4 py-2.5 no-underline hover:bg-paper aria-[current=page]:border-vermilion'

/** True when the visitor is on one of the group's pages or below it. */
export function isCurrent(group: ChromeGroup, pathname: string): boolean {
  return group.links.some((link) => pathname === link.to || pathname.startsWith(`${link.to}/`))
}

function PanelLink({ link }: { link: ChromeGroup['links'][number] }) {
  return (
    <NavLink to={link.to} className={linkClass}>
      <span className="block font-medium text-ink">{link.label}</span>
      {link.note && <span className="block text-small text-ink-muted">{link.note}</span>}
    </NavLink>
  )
}

/** Before hydration the groups are <details>, which open without a script and look the same. */
function PlainMenu({ pathname }: { pathname: string }) {
  return (
    <ul className="flex items-center gap-6">
      {chrome.groups.map((group) => (
        <li key={group.label}>
          <details name="site-menu" className="relative">
            <summary
              className={triggerClass}
              data-current={isCurrent(group, pathname) || undefined}
            >
              {group.label}
              {arrow}
            </summary>
            <ul className={panelClass}>
              {group.links.map((link) => (
                <li key={link.to}>
                  <PanelLink link={link} />
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  )
}

export function SiteMenu() {
  const hydrated = useHydrated()
  const { pathname } = useLocation()
  if (!hydrated) {
    return (
      <nav aria-label={chrome.mainNavigation}>
        <PlainMenu pathname={pathname} />
      </nav>
    )
  }
  // Radix closes 150 ms after the pointer has left; that delay is its own.
  return (
    <NavigationMenu.Root
      delayDuration={200}
      skipDelayDuration={300}
      aria-label={chrome.mainNavigation}
    >
      <NavigationMenu.List className="flex items-center gap-6">
        {chrome.groups.map((group) => (
          <NavigationMenu.Item key={group.label} className="relative">
            <NavigationMenu.Trigger
              className={triggerClass}
              data-current={isCurrent(group, pathname) || undefined}
            >
              {group.label}
              {arrow}
            </NavigationMenu.Trigger>
            <NavigationMenu.Content asChild>
              <ul className={panelClass}>
                {group.links.map((link) => (
                  <li key={link.to}>
                    <NavigationMenu.Link asChild active={pathname === link.to}>
                      <NavLink to={link.to} className={linkClass}>
                        <span className="block font-medium text-ink">{link.label}</span>
                        {link.note && (
                          <span className="block text-small text-ink-muted">{link.note}</span>
                        )}
                      </NavLink>
                    </NavigationMenu.Link>
                  </li>
                ))}
              </ul>
            </NavigationMenu.Content>
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  )
}
