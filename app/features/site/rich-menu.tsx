import { NavigationMenu } from 'radix-ui'
import {
  arrow,
  isCurrent,
  PanelLink,
  panelClass,
  triggerClass,
} from '#app/features/site/menu-parts.tsx'
import { chrome } from '#content/chrome.ts'

type RichMenuProps = {
  pathname: string /** The group that is open from the start. */
  open: string
}

/** The menu of hover, delays and arrow keys, fetched when somebody comes near it. */
export function RichMenu({ pathname, open }: RichMenuProps) {
  // Radix closes 150 ms after the pointer has left; that delay is its own.
  return (
    <NavigationMenu.Root
      delayDuration={200}
      skipDelayDuration={300}
      defaultValue={open}
      aria-label={chrome.mainNavigation}
    >
      <NavigationMenu.List className="flex items-center gap-6">
        {chrome.groups.map((group) => (
          <NavigationMenu.Item key={group.label} value={group.label} className="relative">
            <NavigationMenu.Trigger
              data-stop={group.label}
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
                      <PanelLink link={link} />
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
