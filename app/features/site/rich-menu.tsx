import { NavigationMenu } from 'radix-ui'
import {
  arrow,
  isCurrent,
  PanelLists,
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
      <NavigationMenu.List className="relative flex items-center gap-6">
        {chrome.groups.map((group) => (
          <NavigationMenu.Item key={group.label} value={group.label}>
            <NavigationMenu.Trigger
              data-stop={group.label}
              className={triggerClass}
              data-current={isCurrent(group, pathname) || undefined}
            >
              {group.label}
              {arrow}
            </NavigationMenu.Trigger>
            <NavigationMenu.Content asChild>
              <div className={panelClass}>
                <PanelLists
                  group={group}
                  wrap={({ to }, link) => (
                    <NavigationMenu.Link asChild active={pathname === to}>
                      {link}
                    </NavigationMenu.Link>
                  )}
                />
              </div>
            </NavigationMenu.Content>
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  )
}
