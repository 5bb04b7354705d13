import type { KeyboardEvent } from 'react'
import { adminTabs, tabId } from './admin-areas.ts'

/**
 * The arrow keys of the rail. Up and down lead through everything that is shown in it, Home and End to
 * its first and last line; left and right lead through the panel's tabs.
 */
export function moveInRail(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, ctrlKey, metaKey, altKey, shiftKey } = event
  if (ctrlKey || metaKey || altKey || shiftKey) return
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight'
  const lines = sideways
    ? adminTabs.flatMap((tab) => document.getElementById(tabId(tab)) ?? [])
    : [...currentTarget.querySelectorAll<HTMLElement>('.rail-line')].filter((line) =>
        line.checkVisibility(),
      )
  const at = lines.indexOf(document.activeElement as HTMLElement)
  const to = placeAfter(key, at, lines.length)
  if (to === undefined || at < 0) return
  event.preventDefault()
  lines[to]?.focus()
}

function placeAfter(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowUp':
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
