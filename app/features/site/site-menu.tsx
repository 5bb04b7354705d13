import { type Ref, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import {
  arrow,
  isCurrent,
  PanelLists,
  panelClass,
  triggerClass,
} from '#app/features/site/menu-parts.tsx'
import type { RichMenu } from '#app/features/site/rich-menu.tsx'
import { chrome } from '#content/chrome.ts'

/** Groups as <details>: they open without a script and look the same. */
function PlainMenu({ pathname }: { pathname: string }) {
  return (
    <ul className="relative flex items-center gap-6">
      {chrome.groups.map((group) => (
        <li key={group.label}>
          <details name="site-menu" data-group={group.label}>
            <summary
              data-stop={group.label}
              className={triggerClass}
              data-current={isCurrent(group, pathname) || undefined}
            >
              {group.label}
              {arrow}
            </summary>
            <div className={panelClass}>
              <PanelLists group={group} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}

type Found = {
  Menu: typeof RichMenu
  open: string
  focused: string | undefined
  hovered: string | undefined
}

/** Fetches the richer menu at the first approach, and tells it what was open and focused by then. */
function useTakeover() {
  const element = useRef<HTMLElement>(null)
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    const menu = element.current
    if (!menu) return
    const signs = ['pointerenter', 'focusin'] as const
    const take = (Menu: typeof RichMenu) => {
      const focused = document.activeElement
      setFound({
        Menu,
        open: menu.querySelector<HTMLElement>('details[open]')?.dataset.group ?? '',
        focused: menu.contains(focused) ? (focused as HTMLElement).dataset.stop : undefined,
        hovered: menu.querySelector<HTMLElement>('summary:hover')?.dataset.stop,
      })
    }
    const fetchMenu = async () => {
      for (const sign of signs) menu.removeEventListener(sign, fetchMenu)
      const { RichMenu: Menu } = await import('#app/features/site/rich-menu.tsx')
      // A click that has begun ends on the element it began on.
      if (!menu.querySelector(':active')) return take(Menu)
      window.addEventListener('pointerup', () => setTimeout(take, 0, Menu), { once: true })
    }
    if (menu.matches(':hover, :focus-within')) void fetchMenu()
    else for (const sign of signs) menu.addEventListener(sign, fetchMenu)
  }, [])
  useEffect(() => {
    if (!found) return
    const stop = (name: string | undefined) =>
      name === undefined
        ? null
        : element.current?.querySelector<HTMLElement>(`[data-stop="${CSS.escape(name)}"]`)
    stop(found.focused)?.focus()
    // A pointer that rests there already will not come any more.
    const arrival = new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' })
    if (!found.open) stop(found.hovered)?.dispatchEvent(arrival)
  }, [found])
  return { element, found }
}

export function SiteMenu() {
  const { pathname } = useLocation()
  const { element, found } = useTakeover()
  if (found) {
    return (
      <div ref={element as Ref<HTMLDivElement>}>
        <found.Menu pathname={pathname} open={found.open} />
      </div>
    )
  }
  return (
    <nav ref={element} aria-label={chrome.mainNavigation}>
      <PlainMenu pathname={pathname} />
    </nav>
  )
}
