/** The button of a small menu in the head of a list. */
export const menuButton =
  'inline-flex min-h-9 cursor-pointer list-none items-center gap-1.5 rounded-paper border border-line-strong px-3 py-1 text-small hover:border-ink [&::-webkit-details-marker]:hidden'
/** The sheet that it opens: below the button, on a phone at the foot of the screen. */
export const menuSheet =
  'absolute z-30 border border-line-strong bg-surface shadow-sheet max-sm:fixed max-sm:inset-x-4 max-sm:bottom-4 max-sm:max-h-[70vh] max-sm:overflow-y-auto sm:top-full sm:mt-1'
