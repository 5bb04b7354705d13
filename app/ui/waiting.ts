import type { MouseEvent } from 'react'

const prevent = (event: MouseEvent) => event.preventDefault()

/**
 * A button that cannot be pressed now, because it waits or has nothing to do. It keeps the focus, which a
 * disabled one loses, and says that it is off; a press of it, or Enter in a field of its form, does
 * nothing.
 */
export const waiting = (isOff: boolean) =>
  isOff ? ({ 'aria-disabled': true, onClick: prevent } as const) : {}
