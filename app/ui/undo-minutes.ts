/** How long a toast offers to take a change back, unless it is closed. */
export const undoMinutes = 10
