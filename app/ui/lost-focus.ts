/** Whether the element that had the focus is gone. */
export const isFocusLost = () =>
  document.activeElement === null || document.activeElement === document.body

/** Reading goes on at the heading of the open dialog, or of the page. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('dialog:modal h2, main h1, h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/** The field of an element that somebody types into, perhaps since before the script came. */
export function fieldInUse(within: Element | null): HTMLElement | null {
  const { activeElement } = document
  const isField =
    activeElement?.matches('input, textarea, select') && within?.contains(activeElement)
  return isField ? (activeElement as HTMLElement) : null
}
