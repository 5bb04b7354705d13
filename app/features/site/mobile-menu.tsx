import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { ArrowRight, Menu, X } from '#app/ui/icons.tsx'
import { type ChromeLink, chrome } from '#content/chrome.ts'

// Those of the specification come first, then the further ones of all groups.
const named = [...chrome.groups.flatMap((group) => group.links), chrome.getStarted]
const further = chrome.groups.flatMap(({ more = [], foot = [] }) => [...more, ...foot])

/** A flat list behind a toggle; <details> opens it without a script. */
export function MobileMenu() {
  const element = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const close = () => {
    if (element.current) element.current.open = false
  }

  // Also after the back button, which clicks nothing; but not because the scripts have arrived.
  const shownKey = useRef(key)
  useEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    if (element.current) element.current.open = false
  }, [key])

  return (
    <details
      ref={element}
      className="group"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !element.current?.open) return
        close()
        element.current.querySelector('summary')?.focus()
      }}
    >
      <summary className="flex size-11 items-center justify-center border border-line-strong">
        <span className="sr-only group-open:hidden">{chrome.menu.open}</span>
        <span className="sr-only hidden group-open:block">{chrome.menu.close}</span>
        <Menu aria-hidden="true" size={20} className="group-open:hidden" />
        <X aria-hidden="true" size={20} className="hidden group-open:block" />
      </summary>
      <nav
        aria-label={chrome.mainNavigation}
        className="absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-4.5rem)] overflow-y-auto border-b border-line bg-paper shadow-sheet"
      >
        <ul className="frame pt-3 pb-20">
          <LinkList links={named} className="headline min-h-12 text-[1.25rem]" onClick={close} />
          <LinkList links={further} className="min-h-11" onClick={close} />
        </ul>
      </nav>
    </details>
  )
}

type LinkListProps = { links: readonly ChromeLink[]; className: string; onClick: () => void }

function LinkList({ links, className, onClick }: LinkListProps) {
  return links.map(({ to, label, end }) => (
    <li key={to} className="border-b border-line">
      <NavLink
        to={to}
        end={end}
        prefetch="intent"
        viewTransition
        onClick={onClick}
        className={`flex items-center justify-between no-underline aria-[current=page]:text-vermilion ${className}`}
      >
        {label}
        <ArrowRight aria-hidden="true" size={16} className="text-ink-muted" />
      </NavLink>
    </li>
  ))
}
