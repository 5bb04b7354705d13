import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * For a menu in a `<details>`, which opens without a script. With one, it also closes on Esc, on a
 * click or focus outside, and when the page changes.
 *
 * @param stays a menu whose choices each change the page: it stays open
 * @returns props of the `<details>`, or of an element that has it and what it opens
 */
export function useFolding<Whole extends HTMLElement>(stays = false) {
  const element = useRef<Whole>(null)
  const { key } = useLocation()

  // Also after the back button, which is no click; but not because the scripts have just loaded.
  const shownKey = useRef(key)
  useEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    const menu = menuIn(element.current)
    if (menu && !stays) menu.open = false
  }, [key, stays])

  useEffect(() => {
    const elsewhere = ({ target }: Event) => {
      const menu = menuIn(element.current)
      if (menu?.open && !element.current?.contains(target as Node)) menu.open = false
    }
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('focusin', elsewhere)
    return () => {
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('focusin', elsewhere)
    }
  }, [])

  return {
    ref: element,
    onKeyDown(event: KeyboardEvent) {
      const menu = menuIn(element.current)
      if (event.key !== 'Escape' || !menu?.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    },
  }
}

const menuIn = (element: HTMLElement | null) =>
  element instanceof HTMLDetailsElement ? element : element?.querySelector('details')
