import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link } from '#app/ui/link.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

export type LinkTab = {
  to: string
  label: string
  selected: boolean
  count?: number | string
  /** What is counted, for a screen reader. */
  counted?: string
}

const moves: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs that are links: they work without a script and with the back button. */
export function LinkTabs({
  label,
  tabs,
  panelId,
}: {
  label: string
  tabs: readonly LinkTab[]
  panelId?: string
}) {
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('[role=tab]')]
    const current = links.indexOf(document.activeElement as HTMLAnchorElement)
    const step = moves[event.key]
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? links.length - 1
          : step === undefined
            ? null
            : current + step
    if (next === null || current < 0) return
    event.preventDefault()
    links.at(next % links.length)?.focus()
  }
  // On a page that is none of the tabs, the first one takes the focus.
  const reachable = Math.max(
    0,
    tabs.findIndex(({ selected }) => selected),
  )
  // Without a script no arrow key moves the focus, so each tab can then be reached with Tab.
  const hydrated = useHydrated()
  const list = useRef<HTMLDivElement>(null)
  const here = tabs.find(({ selected }) => selected)?.to
  useEffect(() => {
    // On a phone the row is wider than the screen: scroll the selected tab into view.
    const tab = here && list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (!tab || !list.current) return
    const { offsetLeft, offsetWidth } = tab
    list.current.scrollLeft = offsetLeft - (list.current.clientWidth - offsetWidth) / 2
  }, [here])
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={move}
      className="tab-row relative flex gap-4 overflow-x-auto border-b border-line sm:gap-6"
    >
      {tabs.map((tab, place) => (
        <Link
          key={tab.to}
          to={tab.to}
          role="tab"
          preventScrollReset
          aria-selected={tab.selected}
          aria-current={tab.selected ? 'page' : undefined}
          aria-controls={panelId}
          tabIndex={place === reachable || !hydrated ? 0 : -1}
          className="-mb-px border-b-2 border-transparent forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight] py-3 lg:py-1.5 whitespace-nowrap text-ink-muted max-sm:text-small hover:text-ink aria-selected:border-vermilion aria-selected:text-ink focus-visible:-outline-offset-2"
        >
          {tab.label}
          {tab.count !== undefined && (
            <span className="label ms-2 text-ink-muted">
              {tab.counted ? (
                <>
                  <span aria-hidden="true" className="text-vermilion">
                    {tab.count}
                  </span>
                  <span className="sr-only"> {tab.counted}</span>
                </>
              ) : (
                tab.count
              )}
            </span>
          )}
        </Link>
      ))}
    </div>
  )
}
