import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * For a menu in a `<details>`, which opens without a script. With one, it also closes on Esc, on a
 * click or focus outside, and when the page changes.
 */
export function useFolding() {
  const element = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  // Also after the back button, which is no click; but not because the scripts have just loaded.
  const shownKey = useRef(key)
  useEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    if (element.current) element.current.open = false
  }, [key])

  useEffect(() => {
    const elsewhere = ({ target }: Event) => {
      const menu = element.current
      if (menu?.open && !menu.contains(target as Node)) menu.open = false
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
      const menu = element.current
      if (event.key !== 'Escape' || !menu?.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    },
  }
}
