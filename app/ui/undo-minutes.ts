/** How long the last change can be taken back, with Ctrl-Z or with the button. */
export const undoMinutes = 10
/** How long a toast offers it. A toast waits while the pointer or the focus is on it. */
export const undoSeconds = 20
