import { type KeyboardEvent, type RefObject, useEffect } from 'react'

export const linksIn = (part: Element | null | undefined) => [
  ...(part?.querySelectorAll<HTMLElement>('[data-card-link]') ?? []),
]
export const isShown = (element: Element) => element.getClientRects().length > 0

/**
 * The keys of a board: arrows lead from card to card; with Shift, left and right move the card.
 * @param onMove the id of a card and the direction
 */
export function boardKeys(onMove: (id: string, by: -1 | 1) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, shiftKey, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return
    if (key === 'Escape') return closeMenus(event.currentTarget, target)
    if (!target.matches('[data-card-link]')) return
    if (shiftKey) {
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
      const id = target.closest<HTMLElement>('[data-card]')?.dataset.card
      if (id) onMove(id, key === 'ArrowLeft' ? -1 : 1)
    } else {
      const next = cardBeside(event.currentTarget, target, key)
      if (!next) return
      next.focus()
    }
    event.preventDefault()
  }
}

function cardBeside(board: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const own = linksIn(from.closest('[data-column]'))
  const at = own.indexOf(from)
  const columns = [...board.querySelectorAll('[data-column]')]
    .filter(isShown)
    .map(linksIn)
    .filter((links) => links.length > 0)
  const column = columns.findIndex((links) => links.includes(from))
  const across = (by: -1 | 1) => {
    const links = columns[column + by]
    return links?.[Math.min(at, links.length - 1)]
  }
  switch (key) {
    case 'ArrowDown':
      return own[at + 1]
    case 'ArrowUp':
      return own[at - 1]
    case 'Home':
      return own[0]
    case 'End':
      return own.at(-1)
    case 'ArrowRight':
      return across(1)
    case 'ArrowLeft':
      return across(-1)
    default:
      return undefined
  }
}

/** Closes the menus of cards except the one that an element is in. */
function closeMenus(board: HTMLElement, target: Element, except?: Element | null): void {
  for (const menu of board.querySelectorAll<HTMLDetailsElement>('[data-move-menu][open]')) {
    if (menu === except) continue
    menu.open = false
    if (menu.contains(target)) menu.querySelector('summary')?.focus()
  }
}

/** A menu of a card closes when something else is pressed or has the focus. */
export function useClosingMenus(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const elsewhere = ({ target }: Event) => {
      if (!board.current || !(target instanceof Element)) return
      closeMenus(board.current, target, target.closest('[data-move-menu]'))
    }
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('focusin', elsewhere)
    return () => {
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('focusin', elsewhere)
    }
  }, [board])
}
