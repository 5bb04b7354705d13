/** Whether the element that had the focus is gone. */
export const isFocusLost = () =>
  document.activeElement === null || document.activeElement === document.body

/** Reading goes on at the heading of the open dialog, or of the page. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('dialog:modal h2, main h1, h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
