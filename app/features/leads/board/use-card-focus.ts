import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { isFocusLost } from '#app/ui/lost-focus.ts'
import { isShown, linksIn } from './use-board-keys.ts'

/**
 * Keeps the focus on a card that goes into another column, where it is a new element. It may go there
 * because it was moved, or because an answer says that it is elsewhere.
 */
export function useCardFocus(board: RefObject<HTMLElement | null>) {
  const followed = useRef<string | null>(null)
  const focused = useRef<string | null>(null)
  // In the same commit as the new element: a later effect can belong to the commit before the move.
  useLayoutEffect(() => {
    const id = followed.current ?? (isFocusLost() ? focused.current : null)
    followed.current = null
    if (id && board.current) focusCard(board.current, id)
  })
  return {
    follow: (id: string) => {
      followed.current = id
    },
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target.closest<HTMLElement>('[data-card]')?.dataset.card ?? null
    },
    // Not called for an element that React removes.
    onBlur: () => {
      focused.current = null
    },
  }
}

/**
 * Gives the focus to a card that was moved. Where a phone does not show its new column, the next card of
 * this one has it.
 */
function focusCard(board: HTMLElement, id: string): void {
  const link = board.querySelector<HTMLElement>(`[data-card="${id}"] [data-card-link]`)
  if (link && isShown(link)) {
    link.focus()
    return
  }
  if (!isFocusLost()) return
  const column = [...board.querySelectorAll<HTMLElement>('[data-column]')].find(isShown)
  const next = linksIn(column)[0] ?? column?.querySelector<HTMLElement>('h2')
  next?.focus()
}
